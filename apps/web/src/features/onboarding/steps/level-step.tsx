import { type Level, levels } from '@verbena/core/words/word'
import { Compass, Flower2, type LucideIcon, Sprout, TreeDeciduous } from 'lucide-react'
import { Button } from '../../../ui/button'
import { IconChoice } from '../choice-card'
import { levelTexts } from '../levels'
import { headingId, StepFrame } from '../step-frame'
import type { StepProps } from '../step-props'

const icons: Record<Level, LucideIcon> = { beginner: Sprout, intermediate: Flower2, advanced: TreeDeciduous }

export function LevelStep({ step, choices, choose, onFindLevel }: StepProps & { onFindLevel: () => void }) {
  return (
    <StepFrame step={step} title="What's your level?" text="You can change it whenever you like.">
      <div role="radiogroup" aria-labelledby={headingId(step)} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {levels.map((level) => (
          <IconChoice
            key={level}
            icon={icons[level]}
            {...levelTexts[level]}
            choice={{
              type: 'radio',
              name: 'level',
              isChosen: choices.difficulty === level,
              onChoose: () => choose({ difficulty: level }),
            }}
          />
        ))}
      </div>
      <Button kind="quiet" className="-mt-3 justify-self-center" onClick={onFindLevel}>
        <Compass aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        Find my level, three minutes
      </Button>
    </StepFrame>
  )
}

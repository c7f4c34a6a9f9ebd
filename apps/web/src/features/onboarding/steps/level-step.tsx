import { type Level, levels } from '@verbena/core/words/word'
import { Flower2, type LucideIcon, Sprout, TreeDeciduous } from 'lucide-react'
import { IconChoice } from '../choice-card'
import { levelTexts } from '../levels'
import { headingId, StepFrame } from '../step-frame'
import type { StepProps } from '../step-props'

const icons: Record<Level, LucideIcon> = { beginner: Sprout, intermediate: Flower2, advanced: TreeDeciduous }

export function LevelStep({ step, choices, choose }: StepProps) {
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
    </StepFrame>
  )
}

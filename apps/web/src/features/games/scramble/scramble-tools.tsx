import type { ScrambleAction, ScrambleState } from '@verbena/core/games/scramble/scramble'
import { BookOpen, CaseSensitive, Delete, Lightbulb, Shuffle } from 'lucide-react'
import { ToolButton, Tools } from '../../../components/game/tool-button'

/** What a hint gives next: the meaning, then the first letter, then any other. */
export function nextHint({ hasMeaning, hasFirst }: ScrambleState): ScrambleAction {
  return !hasMeaning ? { type: 'meaning' } : !hasFirst ? { type: 'first-letter' } : { type: 'place-letter' }
}

/** Taking back and shuffling are free, hints have their price. */
export function ScrambleTools({ state, act }: { state: ScrambleState; act: (action: ScrambleAction) => void }) {
  const { hasMeaning, hasFirst, row } = state
  return (
    <div className="grid min-h-[6.5rem] content-start gap-1">
      <Tools>
        <ToolButton icon={Delete} label="Take back" isDisabled={!canTakeBack(row)} onClick={() => act({ type: 'back' })} />
        <ToolButton icon={Shuffle} label="Shuffle" shortcut="Space" onClick={() => act({ type: 'shuffle' })} />
      </Tools>
      <Tools>
        <ToolButton
          icon={BookOpen}
          label="Meaning −30"
          {...(!hasMeaning && { shortcut: 'Alt+H' })}
          isDisabled={hasMeaning}
          onClick={() => act({ type: 'meaning' })}
        />
        <ToolButton
          icon={CaseSensitive}
          label="First letter −20"
          {...(hasMeaning && !hasFirst && { shortcut: 'Alt+H' })}
          isDisabled={hasFirst}
          onClick={() => act({ type: 'first-letter' })}
        />
        <ToolButton
          icon={Lightbulb}
          label="Place a letter −15"
          {...(hasMeaning && hasFirst && { shortcut: 'Alt+H' })}
          onClick={() => act({ type: 'place-letter' })}
        />
      </Tools>
    </div>
  )
}

function canTakeBack({ slots, fixed }: ScrambleState['row']): boolean {
  return slots.some((tile, place) => tile !== null && !fixed.includes(place))
}

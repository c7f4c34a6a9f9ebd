import { localDay } from '@verbena/core/base/day'
import type { MetWord } from '@verbena/core/games/frame/engine'
import { dayNumber } from '@verbena/core/memory/day-number'
import { dueDay } from '@verbena/core/memory/due'
import { whenText } from '@verbena/core/memory/return-sentence'
import { useKnown } from '../../state/memory/use-memory'
import { MetWordRow } from './met-word-row'

/** Every word the round was about, the missed ones first, each of those with the day on which it comes back. */
export function MetWords({ met }: { met: readonly MetWord[] }) {
  const { memory, learned } = useKnown()
  const now = dayNumber(localDay(new Date()))
  const inOrder = [...met].sort((a, b) => Number(a.isRight ?? true) - Number(b.isRight ?? true))

  function returns({ wordId, isRight }: MetWord): string | null {
    const word = memory.get(wordId)
    return isRight === false && word ? `Comes back ${whenText(dueDay(word, learned[wordId]), now)}` : null
  }

  if (met.length === 0) return null
  return (
    <section aria-labelledby="met-words" className="grid w-full gap-2.5 text-left">
      <h3 id="met-words" className="text-sm font-semibold text-muted">
        {met.length === 1 ? 'The word you met' : `The ${met.length} words you met`}
      </h3>
      <ul className="divide-y divide-hairline rounded-card border border-hairline">
        {inOrder.map((each) => (
          <MetWordRow key={each.wordId} met={each} returns={returns(each)} />
        ))}
      </ul>
    </section>
  )
}

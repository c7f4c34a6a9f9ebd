import type { Target } from '@verbena/core/games/frame/met-words'
import type { MeaningMatchState } from '@verbena/core/games/meaning-match/meaning-match'

/** The card that was chosen last in this field, and what came of it. */
export function triedCard({ fields, field, last }: MeaningMatchState): (Target & { isRight: boolean }) | null {
  const card = fields[field]?.cards[last?.card ?? -1]
  return last === null || card === undefined ? null : { ...card, isRight: last.isRight }
}

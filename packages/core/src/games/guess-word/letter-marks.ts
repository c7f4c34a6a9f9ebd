/** What a letter of a guess says: in place, elsewhere in the word, or not in it (again). */
export type LetterMark = 'here' | 'elsewhere' | 'absent'

/** The marks of a guess; a letter is found elsewhere only as often as the word still has it. */
export function markLetters(guess: string, hidden: string): LetterMark[] {
  const left = new Map<string, number>()
  for (const [place, letter] of [...hidden].entries()) if (guess[place] !== letter) left.set(letter, (left.get(letter) ?? 0) + 1)
  return [...guess].map((letter, place) => {
    if (hidden[place] === letter) return 'here'
    const count = left.get(letter) ?? 0
    left.set(letter, count - 1)
    return count > 0 ? 'elsewhere' : 'absent'
  })
}

/** What is known of a word after its guesses, for the screen reader: "P, blank, blank, T; A elsewhere". */
export function describeKnown(guesses: readonly { text: string; marks: readonly LetterMark[] }[], length: number): string {
  const known = Array.from({ length }, (_, place) => guesses.find(({ marks }) => marks[place] === 'here')?.text[place]?.toUpperCase())
  const elsewhere = new Set<string>()
  for (const { text, marks } of guesses) {
    for (const [place, mark] of marks.entries()) {
      const letter = text[place]?.toUpperCase()
      if (mark === 'elsewhere' && letter !== undefined && !known.includes(letter)) elsewhere.add(letter)
    }
  }
  const row = known.map((letter) => letter ?? 'blank').join(', ')
  return elsewhere.size === 0 ? row : `${row}; ${[...elsewhere].join(', ')} elsewhere`
}

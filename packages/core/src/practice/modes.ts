/** What Practice groups its modes under; the daily quiz stands on a card of its own. */
export const modeSections = ['Challenges', 'Practice', 'Games'] as const
export type ModeSection = (typeof modeSections)[number]

/** Every way to practise, in order (spec §2): the one list behind tiles, routes and locks. */
export const modes = [
  mode('quiz', 'Daily quiz', '/quiz', null, false, '10 questions on 10 words, with no clock.'),
  mode('sprint', 'Sprint', '/sprint', 'Challenges', false, 'Twenty questions, as fast as you can.'),
  mode('rush', 'Rush', '/rush', 'Challenges', true, 'Every right answer buys a little more time.'),
  mode('perfection', 'Perfection', '/perfection', 'Challenges', true, 'One miss ends the run.'),
  mode('match-synonyms', 'Match synonyms', '/match-synonyms', 'Practice', true, 'Pair the words that mean the same.'),
  mode('meaning-match', 'Meaning match', '/meaning-match', 'Practice', true, 'Find the word for each meaning.'),
  mode('fill-gap', 'Fill in the gap', '/fill-gap', 'Practice', true, 'Put the missing word into its sentence.'),
  mode('guess-word', 'Guess the word', '/guess-word', 'Practice', true, 'A hidden word, clue by clue.'),
  mode('word-wheel', 'Word wheel', '/word-wheel', 'Games', true, 'Make words around one letter.'),
  mode('word-tide', 'Word Tide', '/word-tide', 'Games', true, 'Sort the words before the water rises.'),
  mode('complete-word', 'Complete word', '/complete-word', 'Games', true, 'Fill in the missing letters.'),
  mode('scramble', 'Scramble', '/hangman', 'Games', true, 'Put the letters in order.'),
] as const

export type Mode = (typeof modes)[number]
export type ModePath = Mode['path']

function mode<Path extends `/${string}`>(
  id: string,
  title: string,
  path: Path,
  section: ModeSection | null,
  isPremium: boolean,
  description: string,
) {
  return { id, title, path, section, isPremium, description }
}

/** The daily quiz, which Practice offers as a try without waiting for the next day. */
export const quizMode: Mode = modes[0]

export function modesIn(section: ModeSection): Mode[] {
  return modes.filter((each) => each.section === section)
}

/** The mode at an address; `undefined` where none lives. */
export function modeAt(path: string): Mode | undefined {
  return modes.find((each) => each.path === path)
}

import type { Word } from '@verbena/core/words/word'

/** `error`: a rule is broken. `warning`: a reference disagrees, and an editor decides who is right. Both fail the check. */
type Severity = 'error' | 'warning'

export type Finding = { rule: string; file: string; word: string; message: string; severity: Severity }

/** A record that passed the schema, and the file it stands in. */
export type Entry = { file: string; word: Word }
export type Library = readonly Entry[]
export type Rule = (library: Library) => Finding[]

/** The file name of findings about the library as a whole. */
export const wholeLibrary = 'whole library'

/** A rule that looks at one record at a time and says in sentences what is wrong with it. */
export function perWord(rule: string, severity: Severity, problems: (word: Word) => string[]): Rule {
  return (library) =>
    library.flatMap(({ file, word }) => problems(word).map((message) => ({ rule, file, word: word.word, message, severity })))
}

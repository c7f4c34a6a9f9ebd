import { type Finding, wholeLibrary } from './finding'

/** Words on which an editor overrules a reference, each with the reason. */
export type Exceptions = ReadonlyMap<string, string>

/** An exception that nothing needs any more would hide the next mistake, so it is a finding itself. */
export function unusedExceptions(rule: string, exceptions: Exceptions, needed: ReadonlySet<string>): Finding[] {
  return [...exceptions.keys()]
    .filter((word) => !needed.has(word))
    .map((word) => ({
      rule,
      file: wholeLibrary,
      word,
      message: 'is listed as an exception that is no longer needed',
      severity: 'error' as const,
    }))
}

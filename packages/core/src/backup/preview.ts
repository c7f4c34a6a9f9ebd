import type { Mark } from '../learner/record'
import { changesFrom } from '../sync/changes'
import type { Entry, LearnerCopy } from '../sync/copy'

const names = {
  settings: ['setting', 'settings'],
  'marks.favorite': ['favorite', 'favorites'],
  'marks.saved': ['saved word', 'saved words'],
  'marks.learned': ['learned word', 'learned words'],
  'days.learned': ['day of learning', 'days of learning'],
  views: ['word in your history', 'words in your history'],
  reviews: ['answer', 'answers'],
  bests: ['best result', 'best results'],
} as const

/** What changes for a learner from one copy of them to another, one line a kind; empty when nothing does. */
export function previewLines(before: LearnerCopy, after: LearnerCopy): string[] {
  const changes = changesFrom(before, after)
  const lines = Object.keys(names).flatMap((part) => {
    const ofPart = changes.filter((entry) => entry.part === part)
    return ofPart.length === 0 ? [] : [lineOf(part as keyof typeof names, ofPart, before)]
  })
  return lines.length === 0 && changes.length > 0 ? ['A few details that are not shown anywhere'] : lines
}

function lineOf(part: keyof typeof names, changes: readonly Entry[], before: LearnerCopy): string {
  const count = (number: number) => `${number.toLocaleString('en-US')} ${names[part][number === 1 ? 0 : 1]}`
  if (part === 'settings') return `${count(changes.length)} changed`
  if (part.startsWith('marks.')) return marksLine(part, changes, before, count)
  if (part === 'views' || part === 'bests') {
    const known = part === 'views' ? before.logs.views : before.record.bests
    const added = changes.filter(({ key }) => !Object.hasOwn(known, key)).length
    return sayBoth(added, 'added', changes.length - added, 'updated', count)
  }
  return `${count(changes.length)} added`
}

function marksLine(part: string, changes: readonly Entry[], before: LearnerCopy, count: (number: number) => string): string {
  const known = before.record.marks[part.slice('marks.'.length) as keyof LearnerCopy['record']['marks']]
  const isOn = ({ value }: Entry) => (value as Mark).on
  const added = changes.filter((entry) => isOn(entry) && known[entry.key]?.on !== true).length
  const removed = changes.filter((entry) => !isOn(entry) && known[entry.key]?.on === true).length
  return sayBoth(added, 'added', removed, 'removed', count) || `${count(changes.length)} with another date`
}

function sayBoth(first: number, did: string, second: number, didToo: string, count: (number: number) => string): string {
  if (first > 0 && second > 0) return `${count(first)} ${did}, ${second.toLocaleString('en-US')} ${didToo}`
  if (first > 0) return `${count(first)} ${did}`
  return second > 0 ? `${count(second)} ${didToo}` : ''
}

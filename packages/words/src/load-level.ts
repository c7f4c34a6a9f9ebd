/// <reference path="./virtual-words.d.ts" />
import type { Level, Word } from '@verbena/core/words/word'
import { type PackedWords, unpackWords } from './pack'

const importers: Record<Level, () => Promise<{ default: PackedWords }>> = {
  beginner: () => import('virtual:words/beginner'),
  intermediate: () => import('virtual:words/intermediate'),
  advanced: () => import('virtual:words/advanced'),
}

/** The words of one level, as a chunk of its own: the first word on screen never waits for the whole library. */
export async function loadLevel(level: Level): Promise<Word[]> {
  return unpackWords((await importers[level]()).default)
}

/// <reference path="./virtual-words.d.ts" />
import type { Level, Word } from '@verbena/core/words/word'
import { type PackedWords, unpackWords } from './pack'

type Importer = () => Promise<{ default: PackedWords }>

const starts: Record<Level, Importer> = {
  beginner: () => import('virtual:words/beginner-start'),
  intermediate: () => import('virtual:words/intermediate-start'),
  advanced: () => import('virtual:words/advanced-start'),
}

const rests: Record<Level, Importer> = {
  beginner: () => import('virtual:words/beginner-rest'),
  intermediate: () => import('virtual:words/intermediate-rest'),
  advanced: () => import('virtual:words/advanced-rest'),
}

/** A sample of a level, small enough that a first visitor's first word does not wait for the rest. */
export async function loadStart(level: Level): Promise<Word[]> {
  return unpackWords((await starts[level]()).default)
}

/** All words of one level, its start first. */
export async function loadLevel(level: Level): Promise<Word[]> {
  const [start, rest] = await Promise.all([loadStart(level), rests[level]()])
  return [...start, ...unpackWords(rest.default)]
}

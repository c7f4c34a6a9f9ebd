import type { Playable } from '@verbena/core/games/frame/fit'
import { type Mode, modes } from '@verbena/core/practice/modes'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** What a game's folder gives: its screen, and the engine that this screen plays. */
type GameScreen = { default: ComponentType; engine: Playable }

// each mode has its screen and its picture in files named for it, so that the list of modes is the only list there is
const screens = import.meta.glob<GameScreen>(['../features/games/*/*-screen.tsx', '../features/quiz/quiz-screen.tsx'])
const icons = import.meta.glob<LucideIcon>('../features/games/*/*-icon.ts', { eager: true, import: 'icon' })

function named<File>(files: Record<string, File>, name: string): File | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1]
}

async function loadScreen(id: Mode['id']): Promise<GameScreen> {
  const load = named(screens, `${id}-screen.tsx`)
  if (load === undefined) throw new Error(`No screen for ${id}`)
  return load()
}

const lazyScreens = new Map<Mode['id'], LazyExoticComponent<ComponentType>>(modes.map(({ id }) => [id, lazy(() => loadScreen(id))]))

/** The screen of a way to practise, fetched when it is first shown. */
export function screenOf(id: Mode['id']): LazyExoticComponent<ComponentType> | undefined {
  return lazyScreens.get(id)
}

/** The rules of a game, fetched with its screen. */
export async function loadEngine(id: Mode['id']): Promise<GameScreen['engine']> {
  return (await loadScreen(id)).engine
}

export function iconOf(id: Mode['id']): LucideIcon | undefined {
  return named(icons, `${id}-icon.ts`)
}

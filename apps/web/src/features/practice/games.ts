import type { Playable } from '@verbena/core/games/frame/fit'
import type { Mode } from '@verbena/core/practice/modes'
import type { LucideIcon } from 'lucide-react'

/** What Practice shows and asks of each game without knowing any of them. */
export type Games = { iconOf: (id: Mode['id']) => LucideIcon | undefined; loadEngine: (id: Mode['id']) => Promise<Playable> }

import type { Mode } from '@verbena/core/practice/modes'
import {
  AlarmClock,
  BookOpenCheck,
  CircleDot,
  Lightbulb,
  Link2,
  type LucideIcon,
  Puzzle,
  Shuffle,
  Sparkles,
  Target,
  TextCursorInput,
  Waves,
  Zap,
} from 'lucide-react'

export const modeIcons: Record<Mode['path'], LucideIcon> = {
  '/quiz': Sparkles,
  '/sprint': AlarmClock,
  '/rush': Zap,
  '/perfection': Target,
  '/match-synonyms': Link2,
  '/meaning-match': BookOpenCheck,
  '/fill-gap': TextCursorInput,
  '/guess-word': Lightbulb,
  '/word-wheel': CircleDot,
  '/word-tide': Waves,
  '/complete-word': Puzzle,
  '/hangman': Shuffle,
}

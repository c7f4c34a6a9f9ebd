import { type Access, canOpen, type Door } from '../subscription/entitlements'
import type { ModeSection } from './modes'

const modeDoors = { Challenges: 'challenge', Practice: 'practice-mode', Games: 'game' } satisfies Record<ModeSection, Door>

/** Whether a way to practise may be played: each is either free or behind the door of its section. */
export function canPlay(access: Access, mode: { section: ModeSection | null; isPremium: boolean }): boolean {
  return !mode.isPremium || mode.section === null || canOpen(access, modeDoors[mode.section])
}

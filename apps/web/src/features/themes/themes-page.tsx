import { usePlan } from '../../state/plan'
import { ThemeChoice } from './theme-choice'

/** How the app looks, chosen by looking. */
export default function ThemesPage() {
  return <ThemeChoice plan={usePlan()} />
}

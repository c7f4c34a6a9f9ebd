import { ComingModeScreen } from '../../features/practice/coming-mode-screen'
import { usePlan } from '../../state/plan'

export default function Game() {
  return <ComingModeScreen plan={usePlan()} />
}

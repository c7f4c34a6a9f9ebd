import { ModeGate } from '../../components/mode-gate'
import { ComingModeScreen } from '../../features/practice/coming-mode-screen'

export default function Game() {
  return (
    <ModeGate>
      <ComingModeScreen />
    </ModeGate>
  )
}

import { usePlan } from '../../state/plan'
import { VoiceChoice } from './voice-choice'

/** Who pronounces the words. */
export default function VoicesPage() {
  return <VoiceChoice plan={usePlan()} />
}

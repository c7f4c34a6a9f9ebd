import { type Access, accessOf } from '@verbena/core/subscription/entitlements'
import type { Plan } from '@verbena/core/subscription/plan'
import { isSpokenByServer } from '@verbena/core/voices/cloud-voice'
import type { Voice } from '@verbena/core/voices/voice'
import { canUseVoice, speakingVoice, voiceById, voices } from '@verbena/core/voices/voices'
import { PremiumHeading } from '../../components/premium-heading'
import { saveSettings, useSetting } from '../../state/learner/use-learner'
import { useIsResting } from '../../state/speaking'
import { RadioCards } from '../../ui/radio-card'
import { toast } from '../../ui/toast'
import { VoiceRow } from './voice-row'

/** Every voice with its accent, each to be heard before it is chosen. */
export function VoiceChoice({ plan }: { plan: Plan | null }) {
  const access = accessOf(false, plan)
  const chosen = voiceById(useSetting('selectedVoice'))
  const speaking = speakingVoice(chosen.id, access)
  const isResting = useIsResting(speaking)
  const isLocked = voices.some((voice) => !canUseVoice(voice, access))

  function choose(id: string) {
    if (canUseVoice(voiceById(id), access)) saveSettings({ selectedVoice: id })
    else toast('Premium voice', { text: 'Subscribe to unlock this voice' })
  }

  return (
    <div className="@container grid grid-cols-1 gap-4 pt-1">
      <p className="text-muted text-pretty">
        {speaking === chosen
          ? whoReads(speaking, access, isResting)
          : `Your voice ${chosen.name} is kept for you: it comes back with a subscription.`}
      </p>
      <RadioCards label="Voices" value={speaking.id} onChange={choose}>
        {voices.map((voice) => !voice.isPremium && <VoiceRow key={voice.id} voice={voice} />)}
        <div className="mt-3">
          <PremiumHeading isLocked={isLocked} />
        </div>
        {voices.map((voice) => voice.isPremium && <VoiceRow key={voice.id} voice={voice} isLocked={!canUseVoice(voice, access)} />)}
      </RadioCards>
    </div>
  )
}

/** What will really be heard: nobody should take the device's voice for the one they chose. */
function whoReads(voice: Voice, access: Access, isResting: boolean): string {
  if (!isSpokenByServer(voice, access)) return 'The words are read with the voices of your device, as close to your choice as it has them.'
  if (isResting) return `${voice.name} cannot be had right now. Your device reads instead, as close to it as it can.`
  return `${voice.name} comes over the network. Without one it says the words you have heard, and your device the others.`
}

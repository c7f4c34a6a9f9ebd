import { Vibrate, Volume2, Wind } from 'lucide-react'
import { canVibrate } from '../../device/haptics'
import { systemReducesMotion } from '../../device/platform'
import { saveSettings, useSetting } from '../../state/learner/use-learner'
import { applyMotion } from '../../state/motion'
import { Group, RowList } from '../../ui/group'
import { SwitchRow } from '../../ui/switch-row'

/** What the app may sound, feel and move like. */
export function ComfortSettings() {
  const hasSounds = useSetting('sounds')
  const hasHaptics = useSetting('haptics')
  const motion = useSetting('motion')
  const isSystemStill = systemReducesMotion()

  function changeMotion(isReduced: boolean) {
    saveSettings({ motion: isReduced ? 'reduced' : 'system' })
    applyMotion()
  }

  return (
    <Group title="Sound and motion">
      <RowList>
        <SwitchRow
          icon={Volume2}
          title="Sounds"
          text="A soft tone for a favorite, the day’s goal and answers in games"
          isOn={hasSounds}
          onChange={(sounds) => saveSettings({ sounds })}
        />
        {canVibrate() && (
          <SwitchRow
            icon={Vibrate}
            title="Haptics"
            text="A short touch for the same moments"
            isOn={hasHaptics}
            onChange={(haptics) => saveSettings({ haptics })}
          />
        )}
        <SwitchRow
          icon={Wind}
          title="Reduce motion"
          text={isSystemStill ? 'Your system asks for it already' : 'Fade instead of slide'}
          isOn={isSystemStill || motion === 'reduced'}
          isDisabled={isSystemStill}
          onChange={changeMotion}
        />
      </RowList>
    </Group>
  )
}

import { Sheet, type SheetControl } from '../../ui/sheet'
import { AccountSettings } from './account-settings'
import { ComfortSettings } from './comfort-settings'
import { KeyboardSettings } from './keyboard-settings'
import { LearningSettings } from './learning-settings'
import { OtherSettings } from './other-settings'
import { PremiumSettings } from './premium-settings'
import { SupportSettings } from './support-settings'

export default function SettingsSheet(control: SheetControl) {
  return (
    <Sheet title="Settings" {...control}>
      <div className="grid grid-cols-1 gap-7 pt-1">
        <PremiumSettings />
        <LearningSettings />
        <ComfortSettings />
        <KeyboardSettings />
        <SupportSettings />
        <OtherSettings />
        <AccountSettings />
      </div>
    </Sheet>
  )
}

import type { KeyboardPlugin } from '@capacitor/keyboard'

/** Shows the bar that leads from field to field and closes the keyboard, and keeps the field that is written in in sight. */
export async function followKeyboard(
  plugin: Pick<KeyboardPlugin, 'setAccessoryBarVisible' | 'addListener'>,
  platform: 'ios' | 'android',
): Promise<void> {
  await plugin.addListener('keyboardDidShow', () => document.activeElement?.scrollIntoView({ block: 'nearest' }))
  if (platform === 'ios') await plugin.setAccessoryBarVisible({ isVisible: true })
}

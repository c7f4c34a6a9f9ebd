import type { ClipboardPlugin } from '@capacitor/clipboard'

/** The phone's clipboard, or the web view's where that one cannot be reached. */
export function nativeCopy(plugin: Pick<ClipboardPlugin, 'write'>) {
  return (text: string): Promise<void> => plugin.write({ string: text }).catch(() => navigator.clipboard.writeText(text))
}

import type { AppPlugin } from '@capacitor/app'

/** What the person does with the app as a whole. */
export type AppEvents = {
  /** Android's back, by button or gesture. */
  onBack: () => void
  /** An address that was meant for the app, also the one that opened it. */
  onLink: (address: string) => void
}

/** Tells of back and links, and lets the page hear of being left and come back to by the names that iOS gives it anyway. */
export async function followApp(plugin: Pick<AppPlugin, 'addListener'>, { onBack, onLink }: AppEvents): Promise<void> {
  await plugin.addListener('backButton', onBack)
  await plugin.addListener('appUrlOpen', ({ url }) => onLink(url))
  await plugin.addListener('resume', () => void document.dispatchEvent(new Event('resume')))
  await plugin.addListener('pause', () => void document.dispatchEvent(new Event('pause')))
}

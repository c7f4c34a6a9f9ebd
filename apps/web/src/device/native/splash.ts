import type { SplashScreenPlugin } from '@capacitor/splash-screen'

/** Takes the launch screen away once the page has been drawn: a frame is asked for, and the one after it proves the first. */
export function hideSplash(plugin: Pick<SplashScreenPlugin, 'hide'>): Promise<void> {
  return new Promise((resolve, reject) => {
    requestAnimationFrame(() => requestAnimationFrame(() => void plugin.hide().then(resolve, reject)))
  })
}

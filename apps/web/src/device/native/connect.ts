import { App } from '@capacitor/app'
import { Clipboard } from '@capacitor/clipboard'
import { Capacitor } from '@capacitor/core'
import { Filesystem } from '@capacitor/filesystem'
import { Haptics } from '@capacitor/haptics'
import { Keyboard } from '@capacitor/keyboard'
import { LocalNotifications } from '@capacitor/local-notifications'
import { Share } from '@capacitor/share'
import { SplashScreen } from '@capacitor/splash-screen'
import { StatusBar } from '@capacitor/status-bar'
import { TextToSpeech } from '@capacitor-community/text-to-speech'
import { copyThrough } from '../clipboard'
import { vibrateThrough } from '../haptics'
import { notifyThrough } from '../notifications'
import { saveThrough } from '../save-file'
import { shareThrough } from '../share'
import { speakThrough } from '../speech'
import { type AppEvents, followApp } from './app-events'
import { nativeCopy } from './clipboard'
import { nativeVibrate } from './haptics'
import { followKeyboard } from './keyboard'
import { nativeNotifications, onNotificationTap } from './notifications'
import { nativeSave } from './save-file'
import { nativeShare } from './share'
import { nativeSpeaker } from './speech'
import { hideSplash } from './splash'
import { dressStatusBar } from './status-bar'
import { dropWorkers } from './workers'

/** What the app answers to. */
export type DeviceEvents = AppEvents & { onNotification: (id: number) => void }

/** Lets the phone's own abilities take the browser's place. One that fails is logged, and the others go on. */
export function connectDevice(events: DeviceEvents): void {
  const platform = Capacitor.getPlatform() === 'android' ? 'android' : 'ios'
  notifyThrough(nativeNotifications(LocalNotifications, platform))
  if (platform === 'android') speakThrough(nativeSpeaker(TextToSpeech))
  shareThrough(nativeShare(Share))
  copyThrough(nativeCopy(Clipboard))
  vibrateThrough(nativeVibrate(Haptics))
  saveThrough(nativeSave(Filesystem, Share))
  attempt('The launch screen', hideSplash(SplashScreen))
  attempt('The status bar', dressStatusBar(StatusBar, platform))
  attempt('The keyboard', followKeyboard(Keyboard, platform))
  attempt('The app’s events', followApp(App, events))
  attempt('Tapped notifications', onNotificationTap(LocalNotifications, events.onNotification))
  attempt('Old workers', dropWorkers())
}

/** Leaves the app without ending it, as Android's back does on the first screen. */
export function leaveApp(): void {
  attempt('Leaving', App.minimizeApp())
}

function attempt(what: string, done: Promise<void>) {
  done.catch((failure: unknown) => console.warn(`${what} could not be reached`, failure))
}

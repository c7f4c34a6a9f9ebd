import type { CapacitorConfig } from '@capacitor/cli'
import { KeyboardResize, KeyboardStyle } from '@capacitor/keyboard'

/** The default theme's ground (packages/core/src/themes), seen before the page has drawn anything. */
const ground = '#0a110c'

export default {
  appId: 'app.verbena.words',
  appName: 'Verbena',
  webDir: 'dist-native',
  backgroundColor: ground,
  ios: {
    // all but speech: an iPhone's web view speaks well, and that plugin turns other apps' music down from the start
    includePlugins: [
      '@capacitor/app',
      '@capacitor/clipboard',
      '@capacitor/filesystem',
      '@capacitor/haptics',
      '@capacitor/keyboard',
      '@capacitor/local-notifications',
      '@capacitor/share',
      '@capacitor/splash-screen',
      '@capacitor/status-bar',
    ],
  },
  // the version is what the page's styles need
  android: { adjustMarginsForEdgeToEdge: 'auto', minWebViewVersion: 111 },
  plugins: {
    // the page hides it when it has drawn; a page that never starts must not stay hidden behind it
    SplashScreen: { launchAutoHide: true, launchShowDuration: 4000, launchFadeOutDuration: 200, backgroundColor: ground },
    StatusBar: { style: 'DARK', backgroundColor: ground, overlaysWebView: false },
    Keyboard: { resize: KeyboardResize.Native, style: KeyboardStyle.Dark, resizeOnFullScreen: true },
    LocalNotifications: { smallIcon: 'ic_stat_verbena', iconColor: '#a3d9a5' },
  },
} satisfies CapacitorConfig

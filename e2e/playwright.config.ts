import { defineConfig } from '@playwright/test'

const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // on a shared machine of continuous integration a second look tells a slow moment from a fault; what needed it is listed as flaky
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: reportFile ? [['list'], ['json', { outputFile: reportFile }]] : [['list']],
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
    // a trace of every journey makes them all take more than half as long again
    trace: 'on-first-retry',
    serviceWorkers: 'allow',
  },
  projects: [
    // how builds follow each other is the same at every size
    {
      name: 'phone',
      testIgnore: '**/builds.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    // an app is never opened on a desktop, and what is kept, sent and remembered does not depend on the size of the screen
    {
      name: 'desktop',
      testIgnore: /(?:account|data|device|memory|native-page|phone|reminders|sync|voices)\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})

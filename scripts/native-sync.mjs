// npm run native:sync: builds the page for the apps and puts it, with every plugin, into the iOS and Android projects. Needs neither Xcode nor Gradle.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installIfNeeded } from './install.mjs'
import { mustRun, root } from './run.mjs'

const onThisMachine = 'http://localhost:3000'

await installIfNeeded()
const apiUrl = process.env.VITE_API_URL || onThisMachine
if (apiUrl === onThisMachine && !process.env.VITE_API_URL) {
  console.warn(
    `VITE_API_URL is not set: these apps will ask ${onThisMachine}, which is right for simulators only. Set it to your server's https address for anything that is handed out.`,
  )
}
await mustRun('Building the page', 'npm', ['run', 'build:native', '-w', '@verbena/web', '--loglevel=error'], {
  env: { VITE_API_URL: apiUrl },
  isQuiet: true,
})

// whose https links open the apps; each project reads its own file
const { hostname } = new URL(apiUrl)
writeFileSync(join(root, 'apps/web/ios/host.xcconfig'), `APP_LINK_HOST = ${hostname}\n`)
writeFileSync(join(root, 'apps/web/android/host.properties'), `appLinkHost=${hostname}\n`)

await mustRun('Filling the projects', 'npm', ['run', 'sync:native', '-w', '@verbena/web', '--loglevel=error'])
console.log(
  `The projects are ready and ask ${apiUrl}. Open apps/web/ios/App/App.xcodeproj in Xcode or apps/web/android in Android Studio (docs/native.md).`,
)

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appId, productName } from '@verbena/core/base/product'
import { defaultTheme } from '@verbena/core/themes/theme'
import { describe, expect, test } from 'vitest'
import config from '../capacitor.config'

const web = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(web, file), 'utf8')

const ios = 'ios/App/App'
const xcode = read('ios/App/App.xcodeproj/project.pbxproj')
const swiftPackages = read('ios/App/CapApp-SPM/Package.swift')
const manifest = read('android/app/src/main/AndroidManifest.xml')
const gradle = read('android/app/build.gradle')
const java = 'android/app/src/main/java/app/verbena/words'

/** The plugins that the page may call: packages that bring native code. */
const plugins = Object.keys(JSON.parse(read('package.json')).dependencies).filter(
  (name) => /^@capacitor(-community)?\//.test(name) && !/\/(core|ios|android)$/.test(name),
)

describe('neither Xcode nor Gradle is needed to see that the projects fit together', () => {
  test('one id, one name, one ground', () => {
    expect([config.appId, config.appName, config.backgroundColor]).toEqual([appId, productName, defaultTheme.colors.background])
    expect(gradle).toContain(`applicationId "${appId}"`)
    expect(xcode.match(/PRODUCT_BUNDLE_IDENTIFIER = [^;]+/g)).toEqual(Array(2).fill(`PRODUCT_BUNDLE_IDENTIFIER = ${appId}`))
    expect(read('android/app/src/main/res/values/colors.xml')).toContain(defaultTheme.colors.background.toUpperCase())
  })

  test.each(plugins)('%s is in both projects, speech in Android’s alone', (plugin) => {
    expect(swiftPackages.includes(`node_modules/${plugin}"`)).toBe(plugin !== '@capacitor-community/text-to-speech')
    expect(read('android/capacitor.settings.gradle')).toContain(`node_modules/${plugin}/android'`)
  })

  test('every source of the iOS app is named in its project', () => {
    for (const file of readdirSync(join(web, ios)).filter((name) => /\.(swift|xcprivacy|entitlements|storyboard)$/.test(name))) {
      expect(xcode).toContain(`path = ${file};`)
    }
  })

  test('our own plugin has one name and one method everywhere, and is registered', () => {
    expect(read(`${ios}/WidgetDataPlugin.swift`)).toMatch(/jsName = "WidgetData"[\s\S]*name: "write"[\s\S]*getString\("json"\)/)
    expect(read(`${java}/WidgetDataPlugin.java`)).toMatch(/name = "WidgetData"[\s\S]*void write\([\s\S]*getString\("json"\)/)
    expect(read(`${ios}/MainViewController.swift`)).toContain('registerPluginInstance(WidgetDataPlugin())')
    expect(read(`${ios}/Base.lproj/Main.storyboard`)).toContain('customClass="MainViewController"')
    expect(read(`${java}/MainActivity.java`)).toContain('registerPlugin(WidgetDataPlugin.class)')
  })

  test('widgets and links are allowed for', () => {
    const group = `group.${appId}`
    expect(read(`${ios}/App.entitlements`)).toContain(`<string>${group}</string>`)
    expect(read(`${ios}/WidgetDataPlugin.swift`)).toContain(`"${group}"`)
    expect(read(`${ios}/Info.plist`)).toContain('<string>verbena</string>')
    expect(manifest).toContain('android:scheme="verbena"')
    expect(manifest).toContain('android:autoVerify="true"')
  })

  test('a phone asks for no permission that the specification does not need', () => {
    expect(manifest.match(/android\.permission\.\w+/g)).toEqual(['android.permission.INTERNET'])
    expect(read(`${ios}/Info.plist`)).not.toContain('UsageDescription')
  })

  test('what a build makes is not kept', () => {
    for (const ignored of ['App/App/public', 'host.xcconfig']) expect(read('ios/.gitignore')).toContain(ignored)
    for (const ignored of ['app/src/main/assets/public', 'host.properties']) expect(read('android/.gitignore')).toContain(ignored)
    expect(existsSync(join(web, 'android/gradle/wrapper/gradle-wrapper.jar'))).toBe(true)
  })
})

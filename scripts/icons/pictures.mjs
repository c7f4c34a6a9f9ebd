import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

const web = 'apps/web/public/icons'
const ios = 'apps/web/ios/App/App/Assets.xcassets'
const android = 'apps/web/android/app/src/main/res'
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 }

/** The one source: a ground and a plant on it, in a field of 48 by 48. */
const source = readFileSync(join(root, 'apps/web/public/icon.svg'), 'utf8')
const ground = /<rect [^>]*fill="([^"]+)"/.exec(source)?.[1]
const plant = /<rect [^>]*\/>([\s\S]*)<\/svg>/.exec(source)?.[1]
if (!ground || !plant) throw new Error('apps/web/public/icon.svg must begin with a filled rect, the ground, and go on with the plant.')
/** What stands behind the app while it starts: the default theme's background. */
const night = '#0a110c'

/** The plant on its ground, `share` of the field's width high; `around` cuts the field round, an empty ground leaves it clear. */
function picture({ share, behind = ground, shape = 'square', ink }) {
  const scale = (share * 48) / 38 // the plant fills 38 of its field's 48 rows
  const shapes = {
    square: '<rect width="48" height="48"',
    round: '<circle cx="24" cy="24" r="24"',
    card: '<rect width="48" height="48" rx="12"',
  }
  const field = behind ? `${shapes[shape]} fill="${behind}"/>` : ''
  const drawn = ink ? plant.replaceAll(/(stroke|fill)="#[^"]+"/g, `$1="${ink}"`) : plant
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${field}<g transform="translate(24 24) scale(${scale.toFixed(4)}) translate(-24 -24.5)">${drawn}</g></svg>`
}

const launcher = { share: 0.66, shape: 'card' }
const white = '#ffffff'

/** Every picture made from the source: where it goes, how many pixels wide it is and what it shows. */
export const pictures = [
  { file: `${web}/icon-192.png`, width: 192, svg: source },
  { file: `${web}/icon-512.png`, width: 512, svg: source },
  { file: `${web}/maskable-512.png`, width: 512, svg: picture({ share: 0.56 }) },
  { file: `${web}/apple-touch-icon.png`, width: 180, svg: picture({ share: 0.66 }) },
  { file: `${ios}/AppIcon.appiconset/AppIcon-512@2x.png`, width: 1024, svg: picture({ share: 0.66 }), isOpaque: true },
  { file: `${ios}/Splash.imageset/splash.png`, width: 2732, svg: picture({ share: 0.09, behind: night }), isOpaque: true },
  // the launch screen's own view of a phone that starts: 288 dp, the middle two thirds are seen
  { file: `${android}/drawable-xxhdpi/splash_icon.png`, width: 864, svg: picture({ share: 0.36, behind: null }) },
  ...Object.entries(densities).flatMap(([density, scale]) => [
    { file: `${android}/mipmap-${density}/ic_launcher.png`, width: 48 * scale, svg: picture(launcher) },
    {
      file: `${android}/mipmap-${density}/ic_launcher_round.png`,
      width: 48 * scale,
      svg: picture({ ...launcher, share: 0.6, shape: 'round' }),
    },
    // 108 dp, of which a launcher shows the middle 66 to 72
    { file: `${android}/mipmap-${density}/ic_launcher_foreground.png`, width: 108 * scale, svg: picture({ share: 0.4, behind: null }) },
    {
      file: `${android}/mipmap-${density}/ic_launcher_monochrome.png`,
      width: 108 * scale,
      svg: picture({ share: 0.4, behind: null, ink: white }),
    },
    {
      file: `${android}/drawable-${density}/ic_stat_verbena.png`,
      width: 24 * scale,
      svg: picture({ share: 0.86, behind: null, ink: white }),
    },
  ]),
]

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { productName } from '@verbena/core/base/product'
import { defaultTheme } from '@verbena/core/themes/theme'
import { themeVariables } from '@verbena/core/themes/theme-variables'
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'
import { preloadScript } from './route-preloads'
import { storedLookScript } from './stored-look'

const shellCss = fileURLToPath(new URL('./shell.css', import.meta.url))

/**
 * Puts what the first paint needs into index.html itself: the default theme's variables, the look the learner chose instead, the
 * shell's layout and the application's style sheet, so that nothing blocks the first picture; and asks early for the scripts of the address.
 */
export function staticShell(): Plugin {
  return {
    name: 'verbena-static-shell',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const variables = Object.entries(themeVariables(defaultTheme)).map(([name, value]) => `${name}:${value}`)
        const shell = `:root{${variables.join(';')}}${readFileSync(shellCss, 'utf8').replace(/\s*\n\s*/g, '')}`
        const tags: HtmlTagDescriptor[] = [
          { tag: 'style', children: shell, injectTo: 'head-prepend' },
          { tag: 'script', children: storedLookScript(), injectTo: 'head' },
        ]
        if (bundle) tags.push({ tag: 'script', children: preloadScript(bundle), injectTo: 'head-prepend' })
        const inlined = bundle ? inlineStyles(html, bundle) : html
        return { html: inlined.replaceAll('%PRODUCT%', productName), tags }
      },
    },
  }
}

/** What stands in the page is no file any more, or the first sheet that opens would fetch it a second time. */
function inlineStyles(html: string, bundle: Rollup.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, fileName: string) => {
    const asset = bundle[fileName]
    if (asset?.type !== 'asset') return link
    delete bundle[fileName]
    for (const part of Object.values(bundle)) if (part.type === 'chunk') part.viteMetadata?.importedCss.delete(fileName)
    return `<style>${String(asset.source).trim()}</style>`
  })
}

import { productName } from '@verbena/core/base/product'
import { defaultTheme } from '@verbena/core/themes/theme'
import { html } from 'hono/html'

export type Content = ReturnType<typeof html>

/** Where the pages lead back to; they are open in a tab of their own. */
export const backToApp = '/categories?subscription=true'

/** A whole page of the sandbox. It says what it is before anything else. */
export function page(title: string, content: Content): Content {
  // Without its own referrer rule a form would arrive as if another site had sent it.
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin">
<meta name="robots" content="noindex">
<title>${title} · ${productName}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/api/sandbox/style.css">
</head>
<body>
<main>
<p class="sandbox"><strong>Sandbox</strong> No money moves here, and no card is asked for.</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`
}

/** A form with nothing but its button. */
export function button(label: string, address: string, kind: 'first' | 'second' = 'second'): Content {
  return html`<form method="post" action="${address}"><button class="${kind}">${label}</button></form>`
}

export function link(label: string, address: string, kind: 'first' | 'second' | 'quiet' = 'quiet'): Content {
  return html`<a class="${kind}" href="${address}">${label}</a>`
}

const { background, foreground, cardBackground, primary, primaryForeground, accent } = defaultTheme.colors

export const style = `
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; grid-template-columns: minmax(0, 27rem); place-content: center; background: ${background}; color: ${foreground};
  font: 1.0625rem/1.6 system-ui, sans-serif; padding: clamp(1rem, 5vw, 1.5rem); }
h1 { font: 500 clamp(1.25rem, 10vw, 2.25rem)/1.15 Georgia, serif; letter-spacing: -0.01em; margin: 1.5rem 0 0.5rem; overflow-wrap: anywhere; }
p { margin: 0.75rem 0; }
dl { background: ${cardBackground}; border-radius: 20px; padding: 0.5rem 1.25rem; margin: 1.5rem 0; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.75rem 0; }
dt { opacity: 0.8; }
dd { margin: 0; font-variant-numeric: tabular-nums; text-align: right; margin-left: auto; }
.sandbox { border: 1px dashed ${accent}; border-radius: 20px; padding: 0.625rem 1rem; color: ${accent}; }
.sandbox strong { display: block; }
form { margin: 0.75rem 0; }
button, a.first, a.second { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 3.25rem; border-radius: 999px;
  padding: 0.5rem 1.5rem; font: inherit; font-weight: 600; cursor: pointer; text-decoration: none; text-align: center; text-wrap: balance; margin: 0.75rem 0; }
button.first, a.first { background: ${primary}; color: ${primaryForeground}; border: 0; }
button.second, a.second { background: transparent; color: ${foreground}; border: 1px solid color-mix(in srgb, ${foreground} 40%, transparent); }
a.quiet { display: flex; min-height: 2.75rem; align-items: center; justify-content: center; color: ${primary}; margin: 0.75rem 0; }
button:hover, a:hover { filter: brightness(1.12); }
:focus-visible { outline: 3px solid ${accent}; outline-offset: 3px; }
`

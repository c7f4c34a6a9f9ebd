const longest = 2000

/**
 * The address inside the app that a link from outside asks for: `verbena://categories?explore=true`, or the same under the
 * site's own https address. Anything else is `null`: a link can be sent by anybody.
 */
export function readAppLink(link: string, site: string): string | null {
  if (link.length > longest || !URL.canParse(link)) return null
  const url = new URL(link)
  if (url.username || url.password) return null
  const isOurs = url.protocol === 'verbena:' || (url.protocol === 'https:' && URL.canParse(site) && url.origin === new URL(site).origin)
  if (!isOurs) return null
  const path = url.protocol === 'verbena:' ? `${url.host && '/'}${url.host}${url.pathname}` : url.pathname
  // two slashes would name another site, a backslash is one to some readers
  return /^\/(?![/\\])/.test(path) ? path.replace(/(?<=.)\/$/, '') + url.search : null
}

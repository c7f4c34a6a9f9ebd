/** Whether a secret may be sent there: an https address without a path, or an http one of this machine, never in clear over a network. */
export function isApiAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  const isPrivate = url.protocol === 'https:' || (url.protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname))
  return isPrivate && `${url.origin}/` === url.href
}

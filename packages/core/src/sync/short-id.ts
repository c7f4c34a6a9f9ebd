const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const shortened = /^[A-Za-z0-9_-]{22}$/

/** A UUID in 22 letters; any other id stays as it is behind a dot. */
export function shortId(id: string): string {
  if (!uuid.test(id)) return `.${id}`
  const hex = `${id.replaceAll('-', '')}0`
  return hex.replace(/.{3}/g, (three) => {
    const bits = Number.parseInt(three, 16)
    return alphabet.charAt(bits >> 6) + alphabet.charAt(bits & 63)
  })
}

/** The id that was made short. */
export function longId(short: string): string {
  if (!shortened.test(short)) return short.slice(1)
  const hex = short.replace(/../g, (two) => {
    const bits = (alphabet.indexOf(two.charAt(0)) << 6) | alphabet.indexOf(two.charAt(1))
    return bits.toString(16).padStart(3, '0')
  })
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

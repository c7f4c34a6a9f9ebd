/** What a browser tells of the network: each of it only where it knows. */
export type Connection = { saveData?: boolean; type?: string; effectiveType?: string }

/** Someone who let this many words pass without hearing one does not wait for the next. */
export const silentWords = 3

/** Whether speech may be fetched before it is asked for: never where the learner may pay by the byte, or the network has enough to do. */
export function mayFetchAhead(connection: Connection | undefined, isMobile: boolean): boolean {
  const { saveData = false, type, effectiveType = '4g' } = connection ?? {}
  if (saveData || type === 'cellular' || effectiveType !== '4g') return false
  // a phone that does not say what it is on may be on its owner's data plan
  return !isMobile || type === 'wifi' || type === 'ethernet'
}

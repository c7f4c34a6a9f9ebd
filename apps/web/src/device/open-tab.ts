/** Opens a page in a new tab that knows nothing of ours; `false` when the browser refuses. */
export function openTab(url: string): boolean {
  const tab = window.open(url, '_blank')
  if (!tab) return false
  tab.opener = null
  return true
}

import { isNative } from './platform'

/** Opens a page in a new tab that knows nothing of ours; `false` when the browser refuses. */
export function openTab(url: string): boolean {
  if (isNative()) {
    // an app leaves its own page where it is and hands any other to the device's browser, also long after the tap
    window.location.assign(url)
    return true
  }
  const tab = window.open(url, '_blank')
  if (!tab) return false
  tab.opener = null
  return true
}

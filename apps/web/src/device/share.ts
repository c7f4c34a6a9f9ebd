import { copyText } from './clipboard'

/** How sharing ended; `cancelled` is the person's own choice and needs no message. */
export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed'

type ShareContent = { title: string; text: string; url: string }
/** Shows the system's share sheet, and rejects when there is none or it fails. */
type ShareSheet = (content: ShareContent) => Promise<'shared' | 'cancelled'>

let sheet: ShareSheet = inBrowser

/** Lets the device's own share sheet take the browser's place. */
export function shareThrough(other: ShareSheet): void {
  sheet = other
}

/** Opens the system's share sheet; where it is missing or fails, the text goes to the clipboard. */
export async function share(content: ShareContent): Promise<ShareResult> {
  try {
    return await sheet(content)
  } catch {
    // spec §8 names the message for a failure
    return (await copyText(`${content.text}\n${content.url}`)) ? 'copied' : 'failed'
  }
}

async function inBrowser(content: ShareContent): Promise<'shared' | 'cancelled'> {
  try {
    await navigator.share(content)
    return 'shared'
  } catch (refused) {
    if (refused instanceof DOMException && refused.name === 'AbortError') return 'cancelled'
    throw refused
  }
}

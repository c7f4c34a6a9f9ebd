import { copyText } from './clipboard'

/** How sharing ended; `cancelled` is the person's own choice and needs no message. */
export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed'

/** Opens the system's share sheet; where it is missing or fails, the text goes to the clipboard. */
export async function share(content: { title: string; text: string; url: string }): Promise<ShareResult> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(content)
      return 'shared'
    } catch (refused) {
      if (refused instanceof DOMException && refused.name === 'AbortError') return 'cancelled'
    }
  }
  // spec §8 names the message for a failure
  return (await copyText(`${content.text}\n${content.url}`)) ? 'copied' : 'failed'
}

import type { Word } from '@verbena/core/words/word'
import { share } from '../device/share'
import { siteOrigin } from '../lib/build-settings'
import { toast, toastError } from '../ui/toast'

/** Shares a word with its meaning and a link to its page (messages: spec §8). */
export async function shareWord({ id, word, definition }: Word): Promise<void> {
  const url = `${siteOrigin()}/word-details?word=${encodeURIComponent(id)}`
  const result = await share({ title: word, text: `${word}: ${definition}`, url })
  if (result === 'shared') toast('Shared successfully!')
  if (result === 'copied') toast('Word copied to clipboard!')
  if (result === 'failed') toastError('Share failed', 'Unable to share or copy to clipboard')
}

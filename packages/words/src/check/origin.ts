import { originTopics } from '@verbena/core/words/topics'
import { perWord } from './finding'

/** Words of an origin or language tile say where they come from, in one sentence. */
export const checkOrigin = perWord('origin', 'error', ({ categories, origin }) => {
  const topic = categories.find((category) => originTopics.includes(category))
  if (origin === undefined) return topic === undefined ? [] : [`is missing, and the word is in ${topic}`]
  return /[.!?]['’"”]?$/.test(origin) ? [] : [`has no end mark: ${origin}`]
})

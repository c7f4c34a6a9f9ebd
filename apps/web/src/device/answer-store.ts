import { openOwn } from './own-database'

/** What was kept under a key, whatever that is; nothing where there is no database. */
export async function readAnswer(key: string): Promise<unknown> {
  try {
    return await (await openOwn()).get('answers', key)
  } catch {
    return undefined // the page says that it cannot be had
  }
}

/** Keeps an answer of the server in the place of the one before. */
export async function writeAnswer(key: string, answer: unknown): Promise<void> {
  await (await openOwn()).put('answers', answer, key)
}

import { soundsToDrop } from '@verbena/core/voices/kept-sounds'
import { openOwn } from './own-database'

/** A sound that was kept, which counts as heard; none where there is no database. */
export async function readSound(key: string, now: number): Promise<ArrayBuffer | undefined> {
  try {
    const db = await openOwn()
    const sound = await db.get('sounds', key)
    // when it was last heard is noted after it was given: nobody waits for that
    if (sound) db.put('soundUse', { bytes: sound.byteLength, at: now }, key).catch(() => undefined)
    return sound
  } catch {
    return undefined // it is fetched again
  }
}

/** Keeps a sound, and lets go of the longest unheard ones when there is no room for all. A browser that refuses keeps none. */
export async function writeSound(key: string, sound: ArrayBuffer, now: number): Promise<void> {
  const transaction = (await openOwn()).transaction(['sounds', 'soundUse'], 'readwrite')
  const [sounds, use] = [transaction.objectStore('sounds'), transaction.objectStore('soundUse')]
  await Promise.all([sounds.put(sound, key), use.put({ bytes: sound.byteLength, at: now }, key)])
  const [keys, uses] = await Promise.all([use.getAllKeys(), use.getAll()])
  const kept = uses.map((each, i) => ({ ...each, key: keys[i] ?? '' }))
  await Promise.all(soundsToDrop(kept).flatMap((each) => [sounds.delete(each), use.delete(each)]))
  await transaction.done
}

export async function dropSound(key: string): Promise<void> {
  const transaction = (await openOwn()).transaction(['sounds', 'soundUse'], 'readwrite')
  await Promise.all([transaction.objectStore('sounds').delete(key), transaction.objectStore('soundUse').delete(key), transaction.done])
}

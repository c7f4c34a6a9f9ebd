import { longestBackup } from '@verbena/core/backup/backup-file'
import { readTextFile } from '../../device/read-file'

/** The text of a file the learner chose, or why there is none; one that is far too large is not even opened. */
export async function readChosenFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > longestBackup) return { problem: 'This file is far larger than any copy the app makes. Choose another one.' }
  try {
    return { text: await readTextFile(file) }
  } catch {
    return { problem: 'This file could not be opened. Choose it again, or another one.' }
  }
}

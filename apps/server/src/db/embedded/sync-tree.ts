import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Puts a folder and everything in it on the disk, children first. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncFolder(folder)
}

/** Makes names created or renamed in a folder survive a power cut; Windows has no such call and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncPath(folder)
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

let write = (text: string) => navigator.clipboard.writeText(text)

/** Lets the device's own clipboard take the browser's place. */
export function copyThrough(other: (text: string) => Promise<void>): void {
  write = other
}

/** Copies a text; answers whether the device let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await write(text)
    return true
  } catch {
    return false // spec §8 names the messages for this, a different one in every place
  }
}

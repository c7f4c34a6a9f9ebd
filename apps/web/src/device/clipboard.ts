/** Copies a text; answers whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false // spec §8 names the messages for this, a different one in every place
  }
}

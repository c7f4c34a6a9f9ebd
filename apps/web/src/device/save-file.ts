type FileType = 'text/plain' | 'text/csv' | 'application/json'
/** Keeps a text file where the person wants it, and answers whether it is there now. */
type SaveFile = (name: string, text: string, type: FileType) => Promise<boolean>

let save: SaveFile = download

/** Lets the device's own way to keep a file take the browser's place. */
export function saveThrough(other: SaveFile): void {
  save = other
}

/** Puts a text file among the person's downloads, or where their device keeps files; answers whether it is there now. */
export function saveTextFile(name: string, text: string, type: FileType = 'text/plain'): Promise<boolean> {
  return save(name, text, type)
}

async function download(name: string, text: string, type: FileType): Promise<boolean> {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
  return true
}

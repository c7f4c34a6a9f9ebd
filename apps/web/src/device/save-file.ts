/** Puts a text file among the person's downloads. */
export function saveTextFile(name: string, text: string, type: 'text/plain' | 'text/csv' | 'application/json' = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

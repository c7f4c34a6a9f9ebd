import { onTestFinished, vi } from 'vitest'

/** A browser that hands over files: their names and what is in them. */
export function downloads() {
  const files: { name: string; text: Promise<string> }[] = []
  let last: Blob | null = null
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      last = blob
      return 'blob:export'
    },
    revokeObjectURL: () => undefined,
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) files.push({ name: this.download, text: textOf(last) })
  })
  onTestFinished(() => {
    Reflect.deleteProperty(URL, 'createObjectURL')
    Reflect.deleteProperty(URL, 'revokeObjectURL')
  })
  return files
}

function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })
}

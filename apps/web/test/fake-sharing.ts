import { onTestFinished } from 'vitest'

type Sharing = {
  /** How the system's share sheet ends: well, by the name of its error, or it is not there at all. */
  native: 'ok' | 'AbortError' | 'NotAllowedError' | 'DataError' | 'missing'
  clipboard: 'ok' | 'refused' | 'missing'
}

/** A device whose ways to share end like this; answers what was shared and what was copied. */
export function fakeSharing({ native, clipboard }: Sharing) {
  const shared: ShareData[] = []
  const copied: string[] = []
  define('share', native === 'missing' ? undefined : shareOnce)
  define('clipboard', clipboard === 'missing' ? undefined : { writeText })
  return { shared, copied }

  async function shareOnce(content: ShareData) {
    if (native !== 'ok') throw new DOMException('refused', native)
    shared.push(content)
  }

  async function writeText(text: string) {
    if (clipboard === 'refused') throw new DOMException('refused', 'NotAllowedError')
    copied.push(text)
  }
}

function define(name: 'share' | 'clipboard', value: unknown) {
  const before = Object.getOwnPropertyDescriptor(navigator, name)
  Object.defineProperty(navigator, name, { value, configurable: true, writable: true })
  onTestFinished(() => {
    if (before) Object.defineProperty(navigator, name, before)
    else Reflect.deleteProperty(navigator, name)
  })
}

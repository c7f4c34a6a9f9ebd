import { onTestFinished, vi } from 'vitest'

/** How a browser takes a sound: plays it, refuses to, or cannot make it out. */
type Manner = 'plays' | 'refuses' | 'cannot decode'

type Device = { manner: Manner; played: string[]; unlocks: number; open: Map<string, Blob>; last: FakeAudio | null }

/** The app keeps its one element for as long as the page lives, whichever test is on. */
let device: Device

class FakeAudio extends EventTarget {
  src = ''
  paused = true
  error = new Error('MEDIA_ERR_SRC_NOT_SUPPORTED')
  load() {}
  removeAttribute() {
    this.src = ''
  }
  pause() {
    if (this.paused) return
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
  async play() {
    device.last = this
    if (this.src.startsWith('data:')) {
      device.unlocks += 1
      return
    }
    const sound = device.open.get(this.src)
    if (device.manner === 'refuses') throw new DOMException('no gesture', 'NotAllowedError')
    if (device.manner === 'cannot decode') throw new DOMException('broken', 'NotSupportedError')
    this.paused = false
    device.played.push((await sound?.text()) ?? '')
  }
}

/** A device that plays sounds. What it was given is in `played`, as text; the last of it can `end` or be paused. */
export function fakeAudio() {
  const mine: Device = { manner: 'plays', played: [], unlocks: 0, open: new Map(), last: null }
  device = mine
  vi.stubGlobal('Audio', FakeAudio)
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:${crypto.randomUUID()}`
    mine.open.set(address, blob)
    return address
  }
  URL.revokeObjectURL = (address: string) => void mine.open.delete(address)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(URL, 'createObjectURL')
    Reflect.deleteProperty(URL, 'revokeObjectURL')
  })
  return Object.assign(mine, {
    end: () => mine.last?.dispatchEvent(new Event('ended')),
    pause: () => mine.last?.pause(),
  })
}

const channelName = 'verbena-own-data'

let channel: BroadcastChannel | null | undefined

function open(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)
  return channel
}

/** Tells the other tabs of this browser that something of the person's changed; where tabs cannot talk, they find out later. */
export function tellOtherTabs(topic: string): void {
  open()?.postMessage(topic)
}

/** Calls back with what other tabs tell. */
export function onOtherTabNews(callback: (topic: string) => void): () => void {
  const from = open()
  function listen({ data }: MessageEvent<unknown>) {
    if (typeof data === 'string') callback(data)
  }
  from?.addEventListener('message', listen)
  return () => from?.removeEventListener('message', listen)
}

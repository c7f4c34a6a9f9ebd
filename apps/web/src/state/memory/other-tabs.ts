import type { Review } from '@verbena/core/learner/record'

const name = 'verbena-reviews'
let channel: BroadcastChannel | null = null

/** Calls back with what was answered in another tab of this browser, once it is kept. */
export function followOtherTabs(callback: (reviews: Review[]) => void): void {
  if (typeof BroadcastChannel === 'undefined') return // an old browser: the other tab's answers are here at the next start
  channel ??= new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<Review[]>) => callback(data)
}

export function tellOtherTabs(reviews: readonly Review[]): void {
  channel?.postMessage(reviews)
}

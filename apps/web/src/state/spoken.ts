import { create } from 'zustand'

type Spoken = { text: string | null; voiceId: string | null }

/** What is being said, from the tap to its end. */
export const useSpoken = create<Spoken>()(() => ({ text: null, voiceId: null }))

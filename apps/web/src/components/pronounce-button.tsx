import { Volume2 } from 'lucide-react'
import { useSpoken } from '../state/spoken'
import { IconButton } from '../ui/icon-button'
import { pronounce } from './speak-button'

/** A speaker among other icons: one press says the word. */
export function PronounceButton({ word }: { word: string }) {
  const isSpoken = useSpoken(({ text }) => text === word)
  return (
    <IconButton
      icon={Volume2}
      label="Pronounce"
      {...(isSpoken && { className: 'animate-speak bg-glow text-primary' })}
      onClick={() => void pronounce(word)}
    />
  )
}

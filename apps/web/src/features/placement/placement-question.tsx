import { placementLength } from '@verbena/core/placement/placement'
import { useEffect, useEffectEvent } from 'react'
import { WordHeading } from '../../components/word-heading'
import { Button } from '../../ui/button'

type PlacementQuestionProps = { word: string; asked: number; onAnswer: (isClaimed: boolean) => void }

/** One word, claimed or disclaimed by button or by the left and right keys. */
export function PlacementQuestion({ word, asked, onAnswer }: PlacementQuestionProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    onAnswer(event.key === 'ArrowRight')
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <div className="flex items-center gap-3 px-[24px]">
        <div aria-hidden="true" className="h-1 flex-1 overflow-hidden rounded-full bg-hairline">
          <div className="h-full origin-left rounded-full bg-accent" style={{ transform: `scaleX(${asked / placementLength})` }} />
        </div>
        <p role="status" className="text-sm text-muted tabular-nums">
          <span className="sr-only">Word </span>
          {asked + 1} of {placementLength}
        </p>
      </div>
      <article ref={takeFocus} tabIndex={-1} aria-label={word} className="flex flex-1 animate-fade flex-col px-[24px] outline-none">
        <div className="m-auto w-full py-6 text-center">
          <WordHeading word={word} />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 pb-[max(env(safe-area-inset-bottom),1.5rem)]">
          <Button kind="outline" className="min-h-14" onClick={() => onAnswer(false)}>
            I don’t know it
          </Button>
          <Button className="min-h-14" onClick={() => onAnswer(true)}>
            I know it
          </Button>
        </div>
      </article>
    </>
  )
}

/** Each word that comes takes the focus from the button of the one before. */
function takeFocus(card: HTMLElement | null) {
  card?.focus({ preventScroll: true })
}

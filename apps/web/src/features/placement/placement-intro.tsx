import { Button } from '../../ui/button'

/** Says what comes, and what would spoil it. */
export function PlacementIntro({ onStart }: { onStart: () => void }) {
  return (
    <div className="m-auto grid max-w-md animate-fade grid-cols-1 gap-5 px-[24px] py-8 text-center">
      <h2 className="font-display text-3xl tracking-tight text-balance">Which words do you know?</h2>
      <p className="text-lg text-pretty text-muted">
        You see thirty words, one at a time. Say whether you could tell someone what each one means. It takes about three minutes.
      </p>
      <p className="text-pretty text-muted">Some of the words are made up, so there is no use in guessing.</p>
      <Button isWide className="min-h-14 text-lg" onClick={onStart}>
        Start
      </Button>
    </div>
  )
}

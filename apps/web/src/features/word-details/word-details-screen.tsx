import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { EmptyState } from '../../components/empty-state'
import { paths } from '../../lib/paths'
import { useWayBack } from '../../lib/use-way-back'
import { Button } from '../../ui/button'
import { DotsLoader } from '../../ui/dots-loader'
import { IconButton } from '../../ui/icon-button'
import { useWord } from './use-word'
import { WordDetails } from './word-details'

/** Everything we know of one word, with the way back to where the reader came from. */
export function WordDetailsScreen() {
  const { word: wanted, returnKey } = useSearch({ from: '/word-details' })
  const state = useWord(wanted)
  const back = useWayBack(paths.feed(returnKey ? { returnKey } : {}))
  const navigate = useNavigate()

  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col">
      <header className="sticky top-0 z-10 flex items-center bg-background/90 px-3 pt-[max(env(safe-area-inset-top),0.5rem)] pb-2 backdrop-blur-sm">
        <IconButton icon={ArrowLeft} label="Back" onClick={back} />
      </header>
      <main className="flex-1 px-[24px] pb-16">
        {state.status === 'loading' && <DotsLoader className="h-[60dvh]" />}
        {state.status === 'missing' && (
          <EmptyState level={1} title="We don’t know this word yet" text="The link may be old, or the word may have been renamed.">
            <Button onClick={() => void navigate(paths.feed())}>Back to all words</Button>
          </EmptyState>
        )}
        {state.status === 'failed' && (
          <EmptyState level={1} title="The word could not be loaded" text="Check your connection and try again.">
            <Button onClick={state.retry}>Try again</Button>
          </EmptyState>
        )}
        {state.status === 'ready' && <WordDetails key={state.word.id} word={state.word} own={state.own} />}
      </main>
    </div>
  )
}

import type { WidgetSize } from '@verbena/core/widgets/widgets'
import type { Word } from '@verbena/core/words/word'
import type { CSSProperties } from 'react'
import { WordExample } from '../../components/word-example'
import { cn } from '../../lib/cn'
import { Button } from '../../ui/button'
import { DotsLoader } from '../../ui/dots-loader'
import { Logo } from '../../ui/logo'
import type { ShownContents } from './use-widget-contents'

type DailyWordFaceProps = { word: Word | null; words: ShownContents['words']; size: WidgetSize }

/** Today's word: alone where room is small, with its meaning where there is more, with its example where there is most. */
export function DailyWordFace({ word, words, size }: DailyWordFaceProps) {
  if (words === 'loading') return <DotsLoader />
  if (words !== 'ready')
    return (
      <div className="grid content-center justify-items-center gap-3 text-center text-sm text-muted">
        <p>The words could not be loaded. Check your connection and try again.</p>
        <Button kind="outline" onClick={words.retry}>
          Reload
        </Button>
      </div>
    )
  if (word === null)
    return <p className="self-center text-center text-sm text-muted">Choose another level in Settings to see a word here.</p>

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="flex items-center justify-between gap-2 text-sm text-muted">
        <span>Word of the day</span>
        <Logo className="size-[18px] shrink-0 @max-[9rem]:hidden" />
      </p>
      <p
        className={cn(
          'mt-auto font-display leading-tight tracking-tight break-words',
          size === 'large'
            ? 'text-[length:min(3rem,calc(150cqi/var(--letters)))]'
            : 'text-[length:min(1.75rem,calc(150cqi/var(--letters)))]',
        )}
        style={{ '--letters': Math.max(...word.word.split(' ').map((part) => part.length)) } as CSSProperties}
      >
        {word.word}
      </p>
      <p className="text-sm text-primary break-words">
        {word.partOfSpeech}
        {size !== 'small' && <span className="text-muted"> · {word.pronunciation}</span>}
      </p>
      <p className={size === 'small' ? 'line-clamp-2 text-sm text-muted' : 'text-base text-pretty'}>{word.definition}</p>
      {size === 'large' && <WordExample word={word} className="mt-2 mb-auto" />}
    </div>
  )
}

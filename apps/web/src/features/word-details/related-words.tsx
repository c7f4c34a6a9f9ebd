import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { paths } from '../../lib/paths'
import { idsBySpelling, wordsNow } from '../../state/words'

/** Words that mean the same or the opposite; those in the library open. */
export function RelatedWords({ words }: { words: readonly string[] }) {
  const ids = useMemo(() => idsBySpelling(wordsNow() ?? []), [])
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map((word) => {
        const id = ids.get(word.toLowerCase())
        return (
          <li key={word}>
            {id === undefined ? (
              <span className="inline-flex min-h-11 items-center rounded-full border border-hairline px-4">{word}</span>
            ) : (
              <Link
                {...paths.word(id)}
                className="inline-flex min-h-11 items-center rounded-full bg-glow px-4 font-medium text-primary transition duration-200 hover:brightness-125"
              >
                {word}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

import { Link } from '@tanstack/react-router'
import type { PartOfSpeech, Word } from '@verbena/core/words/word'
import { useEffect, useMemo, useState } from 'react'
import { paths } from '../../lib/paths'
import { idsBySpelling, loadWords, wordsNow } from '../../state/words'

/** Words that mean the same or the opposite; those that the library has as the same part of speech open. */
export function RelatedWords({ words, part }: { words: readonly string[]; part: PartOfSpeech }) {
  const library = useLibrary()
  const ids = useMemo(() => idsBySpelling(library, part), [library, part])
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

/** All words, once they are here; until then the related ones are shown without links. */
function useLibrary(): readonly Word[] {
  const [library, setLibrary] = useState<readonly Word[] | null>(wordsNow)
  useEffect(() => {
    if (library !== null) return
    let isWanted = true
    loadWords().then(
      (words) => isWanted && setLibrary(words),
      () => undefined, // without a network the words stay readable, only not linked
    )
    return () => {
      isWanted = false
    }
  }, [library])
  return library ?? noWords
}

const noWords: readonly Word[] = []

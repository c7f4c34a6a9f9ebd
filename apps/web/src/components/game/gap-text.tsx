import { blank } from '@verbena/core/games/mask/mask'
import { Fragment } from 'react'

/** A text in which what was taken out is drawn as a line to write on, and read as "blank". */
export function GapText({ text }: { text: string }) {
  const parts = text.split(blank)
  return parts.map((part, place) => {
    const after = place > 0 ? (/^\S*/.exec(part)?.[0] ?? '') : ''
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
      <Fragment key={place}>
        {place > 0 && (
          // a comma stays with its gap: a line never begins with it
          <span className="whitespace-nowrap">
            <span className="inline-block w-[3.25em] max-w-full border-b-2 border-primary/70">
              <span className="sr-only">blank</span>
            </span>
            {after}
          </span>
        )}
        {part.slice(after.length)}
      </Fragment>
    )
  })
}

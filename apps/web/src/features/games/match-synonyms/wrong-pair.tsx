import { Lesson } from '../../../components/game/lesson'

/** What both words of a pair that is none mean themselves. */
export function WrongPair({ meanings }: { meanings: { word: string; meaning: string }[] }) {
  return (
    <Lesson>
      <p className="font-semibold">Not a pair</p>
      <dl className="grid gap-1">
        {meanings.map(({ word, meaning }) => (
          <div key={word}>
            <dt className="inline">{word}: </dt>
            <dd className="inline text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Lesson>
  )
}

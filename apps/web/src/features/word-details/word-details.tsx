import type { CustomWordRow } from '@verbena/core/custom-words/custom-word'
import { topicLabels } from '@verbena/core/words/topics'
import type { Level, Word } from '@verbena/core/words/word'
import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { FavoriteButton, SaveButton } from '../../components/mark-buttons'
import { PartBadge } from '../../components/part-badge'
import { shareWord } from '../../components/share-word'
import { SpeakButton } from '../../components/speak-button'
import { WordExample } from '../../components/word-example'
import { WordHeading } from '../../components/word-heading'
import { IconButton } from '../../ui/icon-button'
import { CollectionButton } from './collection-button'
import { LearnedButton } from './learned-button'
import { RelatedWords } from './related-words'
import { ReportButton } from './report-button'
import { ReturnLine } from './return-line'

const levelLabels: Record<Level, string> = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' }

/** `own` is what its owner wrote, when the word is an own one. */
export function WordDetails({ word, own }: { word: Word; own: CustomWordRow | null }) {
  return (
    <article aria-label={word.word} className="grid animate-fade grid-cols-1 gap-9">
      <div className="grid justify-items-center gap-2 pt-4 text-center">
        <WordHeading word={word.word} level={1} />
        <SpeakButton word={word.word} pronunciation={word.pronunciation} />
        {word.ipa !== '' && (
          <p lang="en-fonipa" className="text-muted">
            {word.ipa}
          </p>
        )}
        <p className="mt-1 flex flex-wrap justify-center gap-2">
          <PartBadge part={word.partOfSpeech} />
          <PartBadge part={own ? 'Your own word' : levelLabels[word.difficulty]} />
        </p>
      </div>

      <div className="flex items-center justify-center gap-[16px]">
        <IconButton icon={Share2} label="Share" onClick={() => void shareWord(word)} />
        <FavoriteButton wordId={word.id} size="large" />
        <SaveButton wordId={word.id} />
      </div>

      <Section title="Meaning">
        <p className="text-xl text-pretty">{word.definition}</p>
      </Section>
      {word.example !== '' && (
        <Section title="In a sentence">
          <WordExample word={word} className="text-lg" />
        </Section>
      )}
      {word.synonyms.length > 0 && (
        <Section title="Synonyms">
          <RelatedWords words={word.synonyms} part={word.partOfSpeech} />
        </Section>
      )}
      {word.antonyms.length > 0 && (
        <Section title="Antonyms">
          <RelatedWords words={word.antonyms} part={word.partOfSpeech} />
        </Section>
      )}
      {word.origin && (
        <Section title="Where it comes from">
          <p className="text-pretty">{word.origin}</p>
        </Section>
      )}
      <Section title="Topics">
        <ul className="flex flex-wrap gap-2">
          {(own ? [own.category] : word.categories.map((topic) => topicLabels[topic])).map((topic) => (
            <li key={topic} className="rounded-full bg-card px-4 py-1.5 text-sm text-muted">
              {topic}
            </li>
          ))}
        </ul>
      </Section>
      <div className="grid gap-3">
        <ReturnLine wordId={word.id} />
        <LearnedButton wordId={word.id} />
        <CollectionButton word={word} own={own} />
      </div>
      {!own && <ReportButton word={word} />}
    </article>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2.5">
      <h2 className="text-sm font-semibold text-muted">{title}</h2>
      {children}
    </section>
  )
}

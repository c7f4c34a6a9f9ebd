import { Dialog } from '../../../ui/dialog'

/** A part of a legal text: what it is about, its paragraphs, and a list where it lists something. */
export type Clause = { title: string; paragraphs: readonly string[]; points?: readonly string[] }

type LegalDialogProps = { title: string; intro: string; clauses: readonly Clause[]; onClosed: () => void }

/** A legal text to be read from top to bottom. */
export function LegalDialog({ title, intro, clauses, onClosed }: LegalDialogProps) {
  return (
    <Dialog title={title} onClosed={onClosed}>
      <div className="grid gap-5">
        <p className="text-sm text-muted">Last updated: October 7, 2025</p>
        <p>{intro}</p>
        {clauses.map((clause, i) => (
          <section key={clause.title} className="grid gap-2">
            <h3 className="font-semibold">
              {i + 1}. {clause.title}
            </h3>
            {clause.paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-muted">
                {paragraph}
              </p>
            ))}
            {clause.points && (
              <ul className="grid list-disc gap-1.5 pl-5 text-muted">
                {clause.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Dialog>
  )
}

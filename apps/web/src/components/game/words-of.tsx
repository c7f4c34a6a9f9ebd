import { CategoryName } from '../category-name'

/** Whose words a round is made of, where it is not the learner's own choice; such rounds keep no best. */
export function WordsOf({ category }: { category: string }) {
  return (
    <p className="text-muted text-pretty [overflow-wrap:anywhere]">
      With the words of{' '}
      <span className="font-semibold text-foreground">
        <CategoryName category={category} />
      </span>
      . Your bests stay as they are.
    </p>
  )
}

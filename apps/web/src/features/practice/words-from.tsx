import { CategoryName } from '../../components/category-name'
import { Group } from '../../ui/group'
import { RadioCard, RadioCards } from '../../ui/radio-card'

type WordsFromProps = { category: string; isOfCategory: boolean; onChange: (isOfCategory: boolean) => void }

/** Whose words the games take: those of the category or collection in the feed, or the learner's own choice. */
export function WordsFrom({ category, isOfCategory, onChange }: WordsFromProps) {
  return (
    <Group title="Words from">
      <RadioCards label="Words from" value={isOfCategory} onChange={onChange} className="@sm:grid-cols-2">
        <RadioCard value={true}>
          <span className="font-medium [overflow-wrap:anywhere]">
            <CategoryName category={category} />
          </span>
        </RadioCard>
        <RadioCard value={false}>
          <span className="font-medium">Your level and categories</span>
        </RadioCard>
      </RadioCards>
    </Group>
  )
}

/** The seven categories a learner chooses from (spec §3), with their labels. */
export const categoryLabels = {
  business: 'Business',
  'art-culture': 'Art & Culture',
  'science-tech': 'Science & Tech',
  everyday: 'Everyday English',
  'test-prep': 'SAT / GRE Prep',
  emotions: 'Emotions',
  'human-body': 'Human Body',
} as const

export type CategoryKey = keyof typeof categoryLabels
export const categoryKeys = Object.keys(categoryLabels) as CategoryKey[]

/** Topics that words carry besides the seven categories: one for each Explore tile that no category covers. */
const tileTopicLabels = {
  people: 'People',
  sexology: 'Sexology',
  society: 'Society',
  talking: 'Talking',
  'world-cuisine': 'World cuisine',
  history: 'History',
  music: 'Music',
  food: 'Food',
  beautiful: 'Beautiful words',
  curse: 'Curse words',
  slang: 'Slang',
  expressions: 'Expressions',
  funny: 'Funny words',
  legal: 'Legal terms',
  office: 'Office Languages',
  medicine: 'Medicine',
  'flora-fauna': 'Flora and fauna',
  travel: 'Travel',
  environment: 'Environment',
  gre: 'GRE',
  sat: 'SAT',
  spelling: 'Spelling',
  'french-root': 'French root',
  'latin-root': 'Latin root',
  'germanic-root': 'Germanic root',
  'greek-root': 'Greek root',
  'spanish-words': 'Spanish words',
  'french-words': 'French words',
  'german-words': 'German words',
} as const

/** What a word can be about: the value of `categories` in its record, with the label a learner reads. */
export const topicLabels = { ...categoryLabels, ...tileTopicLabels }
export type TopicKey = keyof typeof topicLabels
export const topicKeys = Object.keys(topicLabels) as TopicKey[]

/** Topics shown only where they are asked for by name: nothing that a parent or a teacher would regret comes unasked. */
export const askedForTopics: readonly TopicKey[] = ['curse', 'sexology']

/** Topics whose words must say where they come from. */
export const originTopics: readonly TopicKey[] = [
  'french-root',
  'latin-root',
  'germanic-root',
  'greek-root',
  'spanish-words',
  'french-words',
  'german-words',
]

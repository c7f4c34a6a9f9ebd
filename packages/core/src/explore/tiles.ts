import { isPremiumCategory } from '../subscription/entitlements'

/** How many of the grid's six columns a tile takes (spec §2). */
export type TileSpan = 2 | 3 | 6

/** One door of Explore: the category it opens, and who may open it. */
export type Tile = { title: string; description: string; isPremium: boolean; section: string | null; span: TileSpan }

type Row = [title: string, description: string, span?: TileSpan]

function section(name: string | null, rows: readonly Row[]): Tile[] {
  return rows.map(([title, description, span = 2]) => ({ title, description, isPremium: isPremiumCategory(title), section: name, span }))
}

/** Every tile of Explore in its order (spec §2); what each holds is in the category rules. */
export const tiles: readonly Tile[] = [
  ...section(null, [
    ['All words', 'Every word of the library, whatever its level or topic.'],
    ['Favorites', 'The words you gave a heart.'],
    ['Your own words', 'The words you added yourself.'],
    ['Collections', 'Your own lists of words, each under a name you chose.', 6],
  ]),
  ...section('About ourselves', [
    ['Emotions', 'Words for what we feel, from mild unease to pure joy.'],
    ['Human Body', 'The parts of the body and what they do.'],
    ['People', 'Characters, relations and the ways people are.'],
    ['Sexology', 'Clear, respectful words for sexuality and sexual health.', 6],
  ]),
  ...section('By part of speech', [
    ['Verbs', 'Words for doing, happening and being.'],
    ['Nouns', 'Names of things, people, places and ideas.'],
    ['Adjectives', 'Words that say what something is like.'],
  ]),
  ...section('Culture', [
    ['Society', 'How people live together: customs, power and change.'],
    ['Literature', 'Words of stories, poems and those who write them.'],
    ['Talking', 'Ways to say, ask, argue, persuade and stay silent.'],
    ['World cuisine', 'Dishes and ingredients from kitchens around the world.'],
    ['Art', 'Painting, sculpture, design and how we look at them.'],
    ['History', 'Words for the past and those who shaped it.'],
    ['Music', 'Sounds, instruments and the people who play them.', 3],
    ['Food', 'Cooking, eating and everything on the table.', 3],
  ]),
  ...section('By level', [
    ['Beginner', 'Everyday words to start your vocabulary with.'],
    ['Intermediate', 'Words for reading and talking with confidence.'],
    ['Advanced', 'Rare, precise and demanding words.'],
  ]),
  ...section('Lexicom', [
    ['Beautiful words', 'Words worth knowing for their sound alone.'],
    ['Curse words', 'Strong language, so that you know what you hear.'],
    ['Slang', 'Informal words from streets, screens and friends.'],
    ['Expressions', 'Set phrases that mean more than their words.'],
    ['Funny words', 'Odd and comical words that are perfectly real.'],
    ['Legal terms', 'The language of courts, contracts and rights.'],
    ['Office Languages', 'What people say in meetings, mails and reports.', 3],
    ['Medicine', 'Illnesses, treatments and the words doctors use.', 3],
  ]),
  ...section('The world around us', [
    ['Business', 'Money, markets, companies and trade.'],
    ['Flora and fauna', 'Plants, animals and how they live.'],
    ['Travel', 'Journeys, places and getting from one to the next.'],
    ['Science', 'Words of research, nature and discovery.'],
    ['Technology', 'Machines, computers and the digital world.'],
    ['Environment', 'Climate, landscapes and looking after them.'],
  ]),
  ...section('By test', [
    ['GRE', 'Words that the GRE likes to ask for.'],
    ['SAT', 'Words that the SAT likes to ask for.'],
    ['Spelling', 'Words that are easy to say and hard to write.'],
  ]),
  ...section('By origin', [
    ['French root', 'English words that came from French.'],
    ['Latin root', 'English words that grew from Latin.'],
    ['Germanic root', 'The old Germanic heart of English.'],
    ['Greek root', 'English words built from Greek ones.', 6],
  ]),
  ...section('Languages', [
    ['Spanish words', 'Spanish words that English uses as they are.'],
    ['French words', 'French words that English uses as they are.'],
    ['German words', 'German words that English uses as they are.'],
  ]),
]

/** The tiles whose title or description contains the query, in any case; an empty query finds all (spec §2). */
export function searchTiles(query: string): Tile[] {
  const wanted = query.trim().toLowerCase()
  return tiles.filter(({ title, description }) => title.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted))
}

/** Tiles under the headings they stand under, in order; the first ones stand under none. */
export function groupBySection(list: readonly Tile[]): { section: string | null; tiles: Tile[] }[] {
  const groups: { section: string | null; tiles: Tile[] }[] = []
  for (const tile of list) {
    const last = groups.at(-1)
    if (last?.section === tile.section) last.tiles.push(tile)
    else groups.push({ section: tile.section, tiles: [tile] })
  }
  return groups
}

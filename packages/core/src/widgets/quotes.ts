import { productName } from '../base/product'

/** A line about words or language; every one is in the public domain or our own. */
export type Quote = { text: string; author: string; source?: string }

export const quotes: readonly [Quote, ...Quote[]] = [
  {
    text: 'Proper words in proper places make the true definition of a style.',
    author: 'Jonathan Swift',
    source: 'Letter to a Young Clergyman',
  },
  { text: 'Language is the dress of thought.', author: 'Samuel Johnson', source: 'Life of Cowley' },
  {
    text: 'I am not yet so lost in lexicography as to forget that words are the daughters of earth, and that things are the sons of heaven.',
    author: 'Samuel Johnson',
    source: 'Preface to A Dictionary of the English Language',
  },
  { text: 'Every word was once a poem.', author: 'Ralph Waldo Emerson', source: 'The Poet' },
  { text: 'Language is fossil poetry.', author: 'Ralph Waldo Emerson', source: 'The Poet' },
  { text: 'A written word is the choicest of relics.', author: 'Henry David Thoreau', source: 'Walden' },
  {
    text: 'Words are things, and a small drop of ink, falling like dew, upon a thought, produces that which makes thousands, perhaps millions, think.',
    author: 'Lord Byron',
    source: 'Don Juan',
  },
  {
    text: 'Words are like leaves; and where they most abound, much fruit of sense beneath is rarely found.',
    author: 'Alexander Pope',
    source: 'An Essay on Criticism',
  },
  { text: 'Brevity is the soul of wit.', author: 'William Shakespeare', source: 'Hamlet' },
  { text: 'Suit the action to the word, the word to the action.', author: 'William Shakespeare', source: 'Hamlet' },
  { text: 'Reading maketh a full man; conference a ready man; and writing an exact man.', author: 'Francis Bacon', source: 'Of Studies' },
  { text: 'Language most shows a man: speak, that I may see thee.', author: 'Ben Jonson', source: 'Discoveries' },
  { text: 'A word fitly spoken is like apples of gold in pictures of silver.', author: 'Proverbs 25:11', source: 'King James Bible' },
  { text: 'A word is dead when it is said, some say. I say it just begins to live that day.', author: 'Emily Dickinson' },
  {
    text: 'Take care of the sense, and the sounds will take care of themselves.',
    author: 'Lewis Carroll',
    source: 'Alice’s Adventures in Wonderland',
  },
  {
    text: 'Prose: words in their best order; poetry: the best words in the best order.',
    author: 'Samuel Taylor Coleridge',
    source: 'Table Talk',
  },
  { text: 'Signs are small measurable things, but interpretations are illimitable.', author: 'George Eliot', source: 'Middlemarch' },
  { text: 'A word a day is a garden in a year.', author: productName },
  { text: 'What you can name, you can notice.', author: productName },
  { text: 'Every new word is a door that opens from both sides.', author: productName },
  { text: 'You do not find the right word. You grow it.', author: productName },
]

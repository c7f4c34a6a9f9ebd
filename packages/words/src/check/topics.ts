import { perWord } from './finding'

/** A word stands once in each topic, and a word of an exam list is in the exam category too. */
export const checkTopics = perWord('topics', 'error', ({ categories }) => {
  const twice = categories.filter((category, index) => categories.indexOf(category) !== index)
  const isExamWord = categories.includes('gre') || categories.includes('sat')
  const problems = twice.map((category) => `lists ${category} twice`)
  if (isExamWord && !categories.includes('test-prep')) problems.push('is on an exam list, but not in test-prep')
  return problems
})

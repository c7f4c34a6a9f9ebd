import { perWord } from './finding'
import { rhythmOfIpa, rhythmOfRespelling, stressedGroups } from './syllables'

/** The signs of General American that this library writes; one sign a sound, so that two spellings of a sound never meet. */
const ipaSigns = /^\/[ˈˌ pbtdkɡfvθðszʃʒhmnŋlrjwiɪeɛæaɑɔoʊuʌəɜ]+\/$/

export const checkRespelling = perWord('respelling', 'error', ({ pronunciation }) => {
  const problems: string[] = []
  if (!/^[A-Za-z]+(?:[- ][A-Za-z]+)*$/.test(pronunciation)) problems.push(`is not groups of letters joined by hyphens: ${pronunciation}`)
  const stressed = stressedGroups(pronunciation)
  if (stressed.length !== 1) problems.push(`has ${stressed.length} groups in capitals, not one: ${pronunciation}`)
  if (/[a-z][A-Z]|[A-Z][a-z]/.test(pronunciation)) problems.push(`mixes capitals and small letters in one group: ${pronunciation}`)
  return problems
})

export const checkIpa = perWord('ipa', 'error', ({ ipa, pronunciation }) => {
  const problems: string[] = []
  if (!ipaSigns.test(ipa)) {
    const strange = [...new Set([...ipa.slice(1, -1)].filter((sign) => !ipaSigns.test(`/${sign}/`)))].join(' ')
    problems.push(`has signs the library does not write: ${strange} in ${ipa}`)
  }
  if ([...ipa].filter((sign) => sign === 'ˈ').length > 1) problems.push(`has more than one main stress: ${ipa}`)
  const heard = rhythmOfIpa(ipa)
  const read = rhythmOfRespelling(pronunciation)
  if (heard.syllables !== read.syllables) problems.push(`${ipa} has ${heard.syllables} syllables, ${pronunciation} has ${read.syllables}`)
  else if (heard.stress !== read.stress) problems.push(`${ipa} and ${pronunciation} stress different syllables`)
  return problems
})

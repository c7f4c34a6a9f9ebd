/** How many syllables a pronunciation has and which one, counted from 0, carries the main stress; null where none is marked. */
export type Rhythm = { syllables: number; stress: number | null }

const isCapitals = (group: string) => /\p{Lu}/u.test(group) && group === group.toUpperCase()

function respellingGroups(respelling: string): string[] {
  return respelling.split(/[\s-]+/)
}

export function stressedGroups(respelling: string): string[] {
  return respellingGroups(respelling).filter(isCapitals)
}

export function rhythmOfRespelling(respelling: string): Rhythm {
  const groups = respellingGroups(respelling)
  const stress = groups.findIndex(isCapitals)
  return { syllables: groups.length, stress: stress < 0 ? null : stress }
}

const vowelSounds = /aɪ|aʊ|ɔɪ|eɪ|oʊ|[iɪeɛæaɑɔoʊuʌəɜɚɝ]/g

/** A syllable is one vowel sound; the main stress falls on the first vowel after its mark, and a single syllable needs none. */
export function rhythmOfIpa(ipa: string): Rhythm {
  const syllables = [...ipa.matchAll(vowelSounds)].length
  const mark = ipa.indexOf('ˈ')
  if (mark < 0) return { syllables, stress: syllables === 1 ? 0 : null }
  return { syllables, stress: [...ipa.slice(0, mark).matchAll(vowelSounds)].length }
}

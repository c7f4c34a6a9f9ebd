import type { TopicKey } from '@verbena/core/words/topics'
import type { Word } from '@verbena/core/words/word'
import { perWord } from './finding'
import { wordsIn } from './text'

// In ROT13, so that nobody meets these words when reading or searching the code, and a reviewer can still decode them.
const hiddenSlurs = `avttre avttn snttbg snt qlxr genaal furznyr xvxr puvax tbbx fcvp jrgonpx ornare enturnq gbjryurnq cnxv pbba qnexl qnexvr fnzob
  cvpxnavaal arteb arterff erqfxva fdhnj unysoerrq tlcfl tlccb tlc cvxrl xenhg wnc jbc qntb cbynpx ulzvr ergneq ergneqrq fcnm fcnfgvp
  zbatbybvq zvqtrg tbyyvjbt puvanzna`
const hiddenVulgarities = `shpx zbgureshpxre fuvg ohyyfuvg fuvggl phag pbpx pbpxfhpxre qvpx qvpxurnq chffl gjng jnaxre jnax obyybpxf onfgneq ovgpu
  fyhg juber nffubyr nefrubyr nefr nff cvff cvffrq gvgf gvggl obbo obbof phz wvmm wrexbss oybjwbo unaqwbo qvyqb cbea qnza tbqqnza penc gheq tbqqnz`

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/** ROT13 is its own inverse: each letter is the one thirteen places on. */
export function rot13(text: string): string {
  return text.replaceAll(/[a-z]/g, (letter) => alphabet[(alphabet.indexOf(letter) + 13) % 26] ?? letter)
}

const slurs = new Set(rot13(hiddenSlurs).split(/\s+/))
const vulgarities = new Set(rot13(hiddenVulgarities).split(/\s+/))

/** Tiles whose words may be strong; slurs are nowhere allowed. */
const strongTopics: readonly TopicKey[] = ['curse', 'slang', 'sexology']

/** A word with the endings under which it would still be recognised. */
function baseForms(word: string): string[] {
  const bases = [
    word,
    ...['s', 'es', 'ed', 'er', 'ers', 'ing', 'y'].filter((end) => word.endsWith(end)).map((end) => word.slice(0, -end.length)),
  ]
  return bases.flatMap((base) => (/([a-z])\1$/.test(base) ? [base, base.slice(0, -1)] : [base]))
}

function textsOf(word: Word): string[] {
  return [word.word, word.definition, word.example, ...word.synonyms, ...word.antonyms, word.origin ?? '']
}

export const checkBlockList = perWord('block-list', 'error', (word) => {
  const used = textsOf(word)
    .flatMap(wordsIn)
    .flatMap((text) => text.split(/['-]/))
  const isStrongTile = word.categories.some((category) => strongTopics.includes(category))
  return [...new Set(used)].flatMap((text) => {
    if (slurs.has(text) || slurs.has(text.replace(/s$/, ''))) return [`uses a slur: ${text}`]
    if (!isStrongTile && baseForms(text).some((base) => vulgarities.has(base))) return [`is too strong outside its tiles: ${text}`]
    return []
  })
})

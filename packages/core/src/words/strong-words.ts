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

export const slurs: ReadonlySet<string> = new Set(rot13(hiddenSlurs).split(/\s+/))
export const vulgarities: ReadonlySet<string> = new Set(rot13(hiddenVulgarities).split(/\s+/))

/** Words that must not come about by chance in a row of mixed letters; shorter ones are in too many harmless rows. */
const inRows = [...slurs, ...vulgarities].filter((word) => word.length >= 4)

/** Whether a row of letters reads as something nobody wants to see. */
export function hasRudeRow(letters: string): boolean {
  return inRows.some((word) => letters.includes(word)) || slurs.has(letters) || vulgarities.has(letters)
}

/** A word to claim or disclaim; `frequency` is how often it is met on the Zipf scale, `null` for one that we made up. */
export type PlacementWord = { word: string; frequency: number | null }

const byFrequency = [
  '5.3: trouble',
  '5.2: answer dance',
  '5.1: president',
  '4.8: especially machine normal usually',
  '4.7: comfortable decide support',
  '4.6: planet candy',
  '4.5: jacket',
  '4.4: behavior recently',
  '4.3: creature victory champion',
  '4.2: campaign gentle pattern',
  '4.1: accent suitcase',
  '4: luggage profit wrist',
  '3.9: abandon candidate gossip tender',
  '3.8: preserve orphan',
  '3.7: abroad enthusiasm horizon phenomenon topic republic',
  '3.6: chilly currency',
  '3.5: conductor',
  '3.4: beverage vacant hassle',
  '3.3: abstract refugee incentive',
  '3.2: dubious fossil prudent sturdy',
  '3.1: lucrative paradox',
  '3: audit',
  '2.9: catalyst vigilant tranquil abruptly',
  '2.8: ecosystem refute',
  '2.7: auspicious disdain emission stigma replenish',
  '2.6: mitigate',
  '2.5: caricature inhibit',
  '2.4: denigrate hubris posthumous radiance temperate',
  '2.3: ephemeral',
  '2.2: abdicate verdant',
  '2.1: archipelago bucolic epithet sycophant reverie',
  '2: austerity nascent',
  '1.9: acerbic mellifluous',
  '1.8: insular',
  '1.6: desultory inveterate laconic obviate sagacious ameliorate',
  '1.3: castigate platitude vacillate',
]

/** Words of the library from everyday to rare, evenly enough that there is one near every learner's limit. */
export const realWords: readonly PlacementWord[] = byFrequency.flatMap((line) => {
  const [frequency, words = ''] = line.split(': ')
  return words.split(' ').map((word) => ({ word, frequency: Number(frequency) }))
})

const inventions =
  'morvish trelliance subrention ganterate culdrous fendorial blaskit quennow hirstage pondrical vessorate drimble untarrow cordiment ospentic glavenly scorbine thrandle affrode belquest crostile dulvery plindle obrivate'

/** Words that look like English and are in no dictionary: whoever claims them claims too much. */
export const inventedWords: readonly PlacementWord[] = inventions.split(' ').map((word) => ({ word, frequency: null }))

/** Verbs whose past forms follow no rule: base, then every other form that is not -s or -ing. */
const verbRows = `
arise arose arisen|awake awoke awoken|be am is are was were been being|bear bore borne born|beat beaten|become became|begin began begun
behold beheld|bend bent|bet|bid bade bidden|bind bound|bite bit bitten|bleed bled|blow blew blown|break broke broken|breed bred
bring brought|build built|burn burnt|burst|buy bought|cast|catch caught|choose chose chosen|cling clung|come came|cost|creep crept
cut|deal dealt|dig dug|dive dove|do does did done|draw drew drawn|dream dreamt|drink drank drunk|drive drove driven|eat ate eaten
fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled|fling flung|fly flew flown|forbid forbade forbidden
forget forgot forgotten|forgive forgave forgiven|forsake forsook forsaken|freeze froze frozen|get got gotten|give gave given
go goes went gone|grind ground|grow grew grown|hang hung|have has had|hear heard|hide hid hidden|hit|hold held|hurt|keep kept
kneel knelt|knit|know knew known|lay laid|lead led|lean leant|leap leapt|learn learnt|leave left|lend lent|let|lie lay lain|light lit
lose lost|make made|mean meant|meet met|melt molten|mow mown|pay paid|plead pled|prove proven|put|quit|read|rend rent|rid|ride rode ridden
ring rang rung|rise rose risen|run ran|saw sawn|say said|see saw seen|seek sought|sell sold|send sent|set|sew sewn|shake shook shaken
shear shorn|shed|shine shone|shoot shot|show shown|shrink shrank shrunk|shut|sing sang sung|sink sank sunk|sit sat|slay slew slain
sleep slept|slide slid|sling slung|slink slunk|slit|smell smelt|sneak snuck|sow sown|speak spoke spoken|speed sped|spell spelt
spend spent|spill spilt|spin spun|spit spat|split|spoil spoilt|spread|spring sprang sprung|stand stood|steal stole stolen
stick stuck|sting stung|stink stank stunk|stride strode stridden|strike struck stricken|string strung|strive strove striven
swear swore sworn|sweep swept|swell swollen|swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told
think thought|thrive throve|throw threw thrown|thrust|tread trod trodden|wake woke woken|wear wore worn|weave wove woven|weep wept
wed|wet|win won|wind wound|wring wrung|write wrote written`

const nounRows = `
man men|woman women|child children|person people|foot feet|tooth teeth|goose geese|mouse mice|louse lice|ox oxen|die dice
sheep|fish|deer|moose|salmon|trout|aircraft|series|species|offspring|quiz quizzes|genus genera|corpus corpora|opus opera`

const adjectiveRows = `
good better best|bad worse worst|far farther farthest further furthest|little less least|many more most|much more most
well better best|badly worse worst|ill worse worst`

function table(rows: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    rows
      .trim()
      .split(/[|\n]/)
      .map((row) => row.split(' '))
      .map(([base = '', ...forms]) => [base, forms]),
  )
}

/** Forms that no ending rule makes, by base form. */
export const irregularVerbs = table(verbRows)
export const irregularNouns = table(nounRows)
export const irregularAdjectives = table(adjectiveRows)

/** Beginnings that leave the conjugation of the verb behind them as it is: overcome, withstand. */
export const verbPrefixes = ['over', 'under', 'out', 'up', 'with', 'fore', 'for', 'mis', 're', 'un', 'be', 'inter', 'par', 'off', 'broad']

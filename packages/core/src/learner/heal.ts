import * as v from 'valibot'
import { type Day, daySchema } from '../base/day'
import { wordIdSchema } from '../words/word'
import { dataVersion, dayKinds, emptyRecord, type LearnerRecord, markKinds, recordVersion, reportReasons } from './record'
import { noteLimit } from './reports'
import { settingKeys, settingSchemas } from './settings'

/** A stored record made whole: what could be read, and what could not (`null` when everything could). */
export type Healed = { record: LearnerRecord; setAside: Record<string, unknown> | null }

/** Past it numbers have no next one, and a later wish could not be told from this. */
const instantSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const markSchema = v.strictObject({ on: v.boolean(), at: instantSchema })
const bestSchema = v.strictObject({ score: v.pipe(v.number(), v.finite()), better: v.picklist(['higher', 'lower']), at: instantSchema })
const keySchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,100}$/))
const reportSchema = v.strictObject({
  wordId: wordIdSchema,
  reason: v.picklist(reportReasons),
  note: v.pipe(v.string(), v.maxLength(noteLimit)),
  at: instantSchema,
})
const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1))

/**
 * Reads a stored record field by field: a field that is torn, foreign or from the future costs only itself and is
 * set aside under its path, so that nothing readable is lost and nothing unreadable is thrown away.
 */
export function healRecord(stored: unknown): Healed {
  const setAside: Record<string, unknown> = {}
  const record = emptyRecord()
  if (!isObject(stored)) return { record, setAside: { record: stored } }

  const version = v.safeParse(versionSchema, stored.version)
  if (!version.success || version.output > recordVersion) setAside.record = stored
  // a word list stored beside the learner's own data is never read, so a newer library is never shadowed (spec §4)
  record.dataVersion = dataVersion

  const settings = section(stored, 'settings', setAside)
  for (const key of settingKeys) {
    if (!Object.hasOwn(settings, key)) continue
    const stamped = v.safeParse(v.strictObject({ value: settingSchemas[key], at: instantSchema }), settings[key])
    if (stamped.success) Object.assign(record.settings, { [key]: stamped.output })
    else setAside[`settings.${key}`] = settings[key]
  }

  const marks = section(stored, 'marks', setAside)
  for (const kind of markKinds) {
    record.marks[kind] = readEach(section(marks, kind, setAside, 'marks.'), wordIdSchema, markSchema, `marks.${kind}`, setAside)
  }

  const days = section(stored, 'days', setAside)
  for (const kind of dayKinds) record.days[kind] = readDays(days[kind], `days.${kind}`, setAside)

  record.bests = readEach(section(stored, 'bests', setAside), keySchema, bestSchema, 'bests', setAside)
  record.reports = readEach(section(stored, 'reports', setAside), keySchema, reportSchema, 'reports', setAside)
  return { record, setAside: Object.keys(setAside).length === 0 ? null : setAside }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function section(from: Record<string, unknown>, key: string, setAside: Record<string, unknown>, path = ''): Record<string, unknown> {
  const found = Object.hasOwn(from, key) ? from[key] : undefined
  if (isObject(found)) return found
  if (found !== undefined) setAside[path + key] = found
  return {}
}

function readEach<Value>(
  from: Record<string, unknown>,
  keySchema: v.GenericSchema<string, string>,
  valueSchema: v.GenericSchema<unknown, Value>,
  path: string,
  setAside: Record<string, unknown>,
): Record<string, Value> {
  const read: Record<string, Value> = {}
  for (const [key, value] of Object.entries(from)) {
    const parsed = v.safeParse(valueSchema, value)
    if (parsed.success && v.is(keySchema, key)) read[key] = parsed.output
    else setAside[`${path}.${key}`] = value
  }
  return read
}

function readDays(stored: unknown, path: string, setAside: Record<string, unknown>): Day[] {
  if (stored === undefined) return []
  if (!Array.isArray(stored)) {
    setAside[path] = stored
    return []
  }
  const [readable, unreadable] = [stored.filter((each) => v.is(daySchema, each)), stored.filter((each) => !v.is(daySchema, each))]
  if (unreadable.length > 0) setAside[path] = unreadable
  return [...new Set(readable)].sort() as Day[]
}

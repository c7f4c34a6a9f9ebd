import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { appVariables, readAppSigners } from './config-apps'
import { billingVariables, readBilling } from './config-billing'
import { readSpeech, speechVariables } from './config-speech'
import { StartError } from './db/start-error'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

function port(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535
}

function origin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return (url.protocol === 'http:' || url.protocol === 'https:') && `${url.origin}/` === url.href
}

function postgresUrl(value: string): boolean {
  return URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)
}

function proxyList(value: string): boolean {
  return splitList(value).every((entry) => {
    const [address = '', prefix] = entry.split('/')
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
    return bits > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  })
}

/** The values are never repeated in a message: some are secrets. */
const environment = v.object({
  PORT: v.optional(v.pipe(v.string(), v.check(port, 'PORT must be a whole number from 0 to 65535.')), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'HOST must be a host name or an IP address.')), '127.0.0.1'),
  PUBLIC_URL: v.optional(
    v.pipe(v.string(), v.check(origin, 'PUBLIC_URL must be an http or https address without a path, such as https://words.example.')),
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.check(postgresUrl, 'DATABASE_URL must be a PostgreSQL address, such as postgres://user:password@host/name.')),
  ),
  AUTH_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'AUTH_SECRET must have at least 32 characters.'))),
  TRUSTED_PROXIES: v.optional(
    v.pipe(v.string(), v.check(proxyList, 'TRUSTED_PROXIES must be IP addresses or ranges separated by commas, such as 10.0.0.0/8.')),
    '',
  ),
  ...billingVariables,
  ...speechVariables,
  ...appVariables,
  LOG_LEVEL: v.optional(v.picklist(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`), 'info'),
})

export type Config = ReturnType<typeof readConfig>

/** The environment, read once; a wrong value stops the start with a sentence that names it. */
export function readConfig(env: Record<string, string | undefined>) {
  const values = parse(environment, env)
  if (values.DATABASE_URL !== undefined && values.AUTH_SECRET === undefined) {
    throw new StartError('AUTH_SECRET must be set when DATABASE_URL is, so that every server on that database signs alike.')
  }
  return {
    port: Number(values.PORT),
    host: values.HOST,
    publicUrl: values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    authSecret: values.AUTH_SECRET,
    trustedProxies: toBlockList(values.TRUSTED_PROXIES),
    billing: readBilling(values),
    speech: readSpeech(values),
    signers: readAppSigners(values),
    logLevel: values.LOG_LEVEL,
  }
}

/** What copying the embedded database into PostgreSQL needs. */
export function readCopyConfig(env: Record<string, string | undefined>) {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = parse(v.pick(environment, ['DATA_DIR', 'DATABASE_URL']), env)
  if (databaseUrl === undefined) throw new StartError('DATABASE_URL must be set to the empty PostgreSQL database to copy into.')
  return { dataDir: resolve(dataDir), databaseUrl }
}

function parse<Schema extends v.GenericSchema>(schema: Schema, env: Record<string, string | undefined>): v.InferOutput<Schema> {
  // A variable set to nothing, as compose files do, is one that is not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = v.safeParse(schema, given)
  if (!parsed.success) throw new StartError(parsed.issues[0].message)
  return parsed.output
}

function toBlockList(value: string): BlockList {
  const list = new BlockList()
  for (const entry of splitList(value)) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

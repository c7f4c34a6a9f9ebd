import api from './api.json' with { type: 'json' }

type Parameters = { required: string[]; properties: Record<string, Kind> }
type Kind = string | { enum: string[] } | { each: Kind } | Parameters
type Sent = string | Form
export type Form = { [name: string]: Sent }

const calls: Record<string, Parameters> = api.calls

/** A form as Stripe reads it: `a[b]=1` and `a[0]=1` are nested. */
export function parseForm(form: string): Form {
  const root: Form = {}
  for (const [name, value] of new URLSearchParams(form)) {
    const steps = name.split(/[[\]]+/).filter((step) => step !== '')
    let at = root
    for (const step of steps.slice(0, -1)) {
      const inside = at[step]
      const next = typeof inside === 'object' ? inside : {}
      at[step] = next
      at = next
    }
    at[steps.at(-1) ?? ''] = value
  }
  return root
}

/** What is wrong with a call by Stripe's description of it; empty when nothing is. */
export function checkCall(method: string, path: string, sent: Form): string[] {
  const name = `${method} ${path.replace(/\/(cus|price|cs)_\w+/, '/{id}')}`
  const call = calls[name]
  return call ? checkObject(call, sent, name) : [`${name} is not a call we know`]
}

function checkObject({ required, properties }: Parameters, sent: Sent, at: string): string[] {
  if (typeof sent === 'string') return [`${at} must have parameters inside`]
  const missing = required.filter((name) => !(name in sent)).map((name) => `${at} lacks ${name}`)
  const wrong = Object.entries(sent).flatMap(([name, value]) => {
    const kind = properties[name]
    return kind === undefined ? [`${at} does not take ${name}`] : checkKind(kind, value, `${at} ${name}`)
  })
  return [...missing, ...wrong]
}

function checkKind(kind: Kind, sent: Sent, at: string): string[] {
  if (typeof kind === 'string') return isOfKind(kind, sent) ? [] : [`${at} must be a ${kind}`]
  if ('enum' in kind) return typeof sent === 'string' && kind.enum.includes(sent) ? [] : [`${at} must be one of ${kind.enum.join(', ')}`]
  if ('required' in kind) return checkObject(kind, sent, at)
  if (typeof sent === 'string') return [`${at} must be a list`]
  return Object.values(sent).flatMap((one, i) => checkKind(kind.each, one, `${at}[${i}]`))
}

function isOfKind(kind: string, sent: Sent): boolean {
  if (kind === 'number') return typeof sent === 'string' && /^-?\d+$/.test(sent)
  if (kind === 'boolean') return sent === 'true' || sent === 'false'
  return (typeof sent === 'string') === (kind === 'string')
}

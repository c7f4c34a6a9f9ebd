import { type BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The address of the other end of the connection, which nobody can claim. */
function peerAddress(c: Context): string {
  return plainAddress(getConnInfo(c).remote.address ?? '')
}

/** The client's address: the peer's, or behind trusted proxies the last one in the chain that is not itself such a proxy. */
export function clientAddress(c: Context, trustedProxies: BlockList): string {
  const claimed = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => plainAddress(entry.trim()))
  let address = peerAddress(c)
  while (isTrusted(address, trustedProxies)) {
    const previous = claimed.pop()
    if (previous === undefined || isIP(previous) === 0) break
    address = previous
  }
  return address
}

/** What is counted together: one IPv4 address, or the /64 of an IPv6 one, which a single customer owns whole. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const family = isIP(address)
  return family !== 0 && trustedProxies.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** IPv4 as a socket that listens on IPv6 reports it, and the zone of a link-local address. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
}

/** Whether the request was made on this machine, and not passed on by a proxy that runs on it. */
export function isLocalPeer(c: Context): boolean {
  const isForwarded = c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined
  return !isForwarded && /^(127\.|::1$)/.test(peerAddress(c))
}

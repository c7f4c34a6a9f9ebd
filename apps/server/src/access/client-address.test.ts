import { BlockList } from 'node:net'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addressGroup, clientAddress, isLocalPeer } from './client-address'

const trusted = new BlockList()
trusted.addSubnet('10.0.0.0', 8)
trusted.addAddress('::1', 'ipv6')

const app = new Hono().get('/', (c) => c.text(clientAddress(c, trusted))).get('/local', (c) => c.text(String(isLocalPeer(c))))

async function ask(path: string, remoteAddress: string, headers: Record<string, string> = {}): Promise<string> {
  return (await app.request(path, { headers }, { incoming: { socket: { remoteAddress } } })).text()
}

test.each([
  ['198.51.100.1', undefined, '198.51.100.1'],
  ['198.51.100.1', '203.0.113.1', '198.51.100.1'],
  ['10.0.0.1', undefined, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['::ffff:10.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['::1', '203.0.113.1, 2001:db8::1', '2001:db8::1'],
  ['10.0.0.1', '203.0.113.1,10.0.0.2 , 10.0.0.3', '203.0.113.1'],
  ['10.0.0.1', '10.0.0.2', '10.0.0.2'],
  ['10.0.0.1', 'nonsense', '10.0.0.1'],
  ['10.0.0.1', '203.0.113.1, , 10.0.0.2', '10.0.0.2'],
  ['', '203.0.113.1', ''],
])('a socket from %s that forwards %s speaks for %s', async (peer, forwarded, client) => {
  expect(await ask('/', peer, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })).toBe(client)
})

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

test.each([
  ['127.0.0.1', {}, 'true'],
  ['::ffff:127.0.0.1', {}, 'true'],
  ['::1', {}, 'true'],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 'false'],
  ['192.0.2.1', {}, 'false'],
])('a request from %s with %j is local: %s', async (peer, headers, isLocal) => {
  expect(await ask('/local', peer, headers)).toBe(isLocal)
})

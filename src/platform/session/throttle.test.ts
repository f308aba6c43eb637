import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { countCaller } from './throttle.ts'

const { kysely: db } = await freshDatabase()

const counterOf = (name: string) => async (address: string) => {
  const limit = { name, max: 2, seconds: 3600, caller: { address, allowance: 1 }, now: new Date() }
  return (await countCaller(db, limit)).isWithin
}

test.each([
  ['a /24 of IPv4', (at: number) => `203.0.113.${at}`, '203.0.114.1'],
  ['a /48 of IPv6', (at: number) => `2001:db8:1:${at.toString(16)}`, '2001:db8:2:1'],
])('%s may do ten times as much as one of its callers', async (name, addressOf, other) => {
  const count = counterOf(name)
  let counted = 0
  for (let at = 1; at <= 20; at += 1) if (await count(addressOf(at))) counted += 1
  expect(counted).toBe(20)
  expect([await count(addressOf(21)), await count(other)]).toEqual([false, true])
})

test('What a caller does beyond its own limit is not counted for its network', async () => {
  const count = counterOf('crowd')
  for (let at = 0; at < 50; at += 1) await count('203.0.113.1')
  expect(await count('203.0.113.2')).toBe(true)
})

import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import type { AccountId } from './account.ts'
import { countCaller, throttleAccount, throttleOwner } from './throttle.ts'

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

const countAccount = (name: string) => {
  const limit = { name, max: 4, maxOfNew: 2, seconds: 3600, now: new Date() }
  return async (id: number, address: string, isKnown = false) => {
    const counted = { ...limit, account: { id: id as AccountId } }
    const caller = { address, isKnown, allowance: 1 }
    return throttleAccount(db, { ...counted, caller }).then(
      () => true,
      () => false,
    )
  }
}

test('New accounts also count for their network, which may do ten times as much', async () => {
  const count = countAccount('made')
  const own: boolean[] = []
  for (let at = 0; at < 3; at += 1) own.push(await count(1, '203.0.113.1'))
  expect(own).toEqual([true, true, false])
  for (let at = 0; at < 18; at += 1) {
    expect(await count(2 + at, `203.0.113.${at}`)).toBe(true)
  }
  expect([await count(30, '203.0.113.99'), await count(30, '203.0.114.1')]).toEqual([false, true])
})

test('Known accounts may do more, and count for themselves alone', async () => {
  const count = countAccount('known')
  for (let at = 0; at < 4; at += 1) expect(await count(1, '203.0.113.1', true)).toBe(true)
  expect(await count(1, '192.0.2.1', true)).toBe(false)
  for (let at = 0; at < 100; at += 1) {
    expect(await count(100 + at, '203.0.113.1', true)).toBe(true)
  }
})

test('What protects an account is counted for it alone, from whatever network', async () => {
  const owning = (id: number) => ({ account: { id }, now: new Date() })
  for (let at = 0; at < 20; at += 1) await throttleOwner(db, 'password', owning(1))
  await expect(throttleOwner(db, 'password', owning(1))).rejects.toMatchObject({ status: 429 })
  await throttleOwner(db, 'password', owning(2))
})

import { describe, expect, test } from 'vitest'
import { maxOpenedOfNetwork } from '#features/accounts/registration/rules/requests.ts'
import {
  remainingBytes,
  maxOffShowMegabytesOfNewcomer,
  maxMegabytes,
  maxBytesOfNewcomer,
  quotaOfNewcomers,
  checkQuota,
} from './shares.ts'

const megabyte = 1024 * 1024
/**
 * An agency of 20,000 ads: 6 kB of each as an item, 8 kB as a draft. Of files all ads of the three free
 * packages, thirty, with fifteen pictures each of 0.5 MB that count three times.
 */
const usual = { items: 20_000 * 6_000, drafts: 20_000 * 8_000, files: 30 * 15 * 1.5 * megabyte }

describe.each(['items', 'drafts', 'files'] as const)('Of %s', (kind) => {
  const { most, least, reserve } = quotaOfNewcomers[kind]

  test('a known agency has its own room, whatever others have taken', () => {
    const byNewcomers = 10 * most * megabyte
    const left = remainingBytes(kind, { byAccount: 0, byNewcomers, isKnown: true })
    expect(left).toBe(maxMegabytes[kind] * megabyte)
    expect(left).toBeGreaterThan(2 * usual[kind])
  })

  test('a new account has room for an agency of usual size where others have taken little', () => {
    const byNewcomers = (most / 8) * megabyte
    const left = remainingBytes(kind, { byAccount: 0, byNewcomers, isKnown: false })
    expect(left).toBeGreaterThan(usual[kind])
  })

  test('thousands of new accounts that come back until they have all take no more than all', () => {
    const held = Array.from({ length: 6_000 }, () => 0)
    let byNewcomers = 0
    for (let round = 0; round < 20; round += 1) {
      for (const [at, byAccount] of held.entries()) {
        const left = remainingBytes(kind, { byAccount, byNewcomers, isKnown: false })
        held[at]! += Math.max(0, left)
        byNewcomers += Math.max(0, left)
      }
    }
    expect(byNewcomers).toBeLessThanOrEqual((most + reserve) * megabyte)
    expect(checkQuota(kind, { byAccount: held.at(-1)!, byNewcomers, isKnown: false })?.code).toBe(
      `${kind === 'items' ? 'feed_items' : kind}_taken`,
    )
  })

  test('after five hundred new accounts that take all they can the next one has some megabytes', () => {
    let byNewcomers = 0
    const left = () => remainingBytes(kind, { byAccount: 0, byNewcomers, isKnown: false })
    for (let one = 0; one < 500; one += 1) byNewcomers += left()
    expect(left()).toBe(least * megabyte)
    expect(byNewcomers).toBeLessThan((most + 500 * least) * megabyte)
  })

  test('an account that has used up its own room is answered so', () => {
    const byAccount = maxMegabytes[kind] * megabyte
    const why = checkQuota(kind, { byAccount, byNewcomers: 0, isKnown: true })
    const room = maxMegabytes[kind] / (kind === 'files' ? 1_024 : 1)
    expect(why).toMatchObject({ values: { maximum: room } })
  })
})

test('A landlord who ends twenty ads a year has room for ten years, of the longest text too', () => {
  // 4,096 bytes, and 4,000 letters of a description in either language
  const longest = 4_096 + 4_000 + 2 * 4_000 + 1_000
  const byAccount = 10 * 20 * longest
  expect(
    remainingBytes('off_show', { byAccount, byNewcomers: Infinity, isKnown: false }),
  ).toBeGreaterThan(0)
  const why = checkQuota('off_show', {
    byAccount: maxOffShowMegabytesOfNewcomer * megabyte,
    byNewcomers: 0,
    isKnown: false,
  })
  expect(why).toEqual({ code: 'off_show_full', values: { maximum: maxOffShowMegabytesOfNewcomer } })
})

describe('Of submitted ads', () => {
  const { most, least, reserve } = quotaOfNewcomers.submitted
  /** Bytes of the longest ad, each letter of three bytes. */
  const longest = 4_096 + 3 * 2 * (90 + 4_000 + 300)

  const newAccounts = (count: number) => Array.from({ length: count }, () => 0)

  /** An account posts ads of that length until it is refused; answers what all have then. */
  function post(held: number[], at: number, inAll: number): number {
    let [byAccount, byNewcomers] = [held[at]!, inAll]
    while (remainingBytes('submitted', { byAccount, byNewcomers, isKnown: false }) >= 1) {
      byAccount += longest
      byNewcomers += longest
    }
    held[at] = byAccount
    return byNewcomers
  }

  /** Each of these accounts does so, and comes back for more. */
  function fill(held: number[], byOthers = 0): number {
    let inAll = byOthers
    for (let round = 0; round < 3; round += 1) {
      for (const at of held.keys()) inAll = post(held, at, inAll)
    }
    return inAll
  }

  test('a new account may have as many as before there was a bound of all', () => {
    expect(maxBytesOfNewcomer('submitted')).toBe(maxOffShowMegabytesOfNewcomer * megabyte)
  })

  test('a known account has no bound of their bytes, whatever others have submitted', () => {
    const stored = { byAccount: 9_000 * megabyte, byNewcomers: 10 * most * megabyte }
    expect(remainingBytes('submitted', { ...stored, isKnown: true })).toBe(Number.POSITIVE_INFINITY)
  })

  test('all accounts that a network opens in thirty days leave others more than the least', () => {
    const byNewcomers = fill(newAccounts(maxOpenedOfNetwork))
    expect(byNewcomers).toBeLessThan(5_800 * megabyte)
    const left = remainingBytes('submitted', { byAccount: 0, byNewcomers, isKnown: false })
    expect(left).toBeGreaterThan(1.1 * megabyte)
  })

  test('all that it opens in nine months leave others thirty ads of usual length', () => {
    let byNewcomers = 0
    for (let month = 0; month < 9; month += 1) {
      byNewcomers = fill(newAccounts(maxOpenedOfNetwork), byNewcomers)
    }
    const left = remainingBytes('submitted', { byAccount: 0, byNewcomers, isKnown: false })
    expect(left).toBe(least * megabyte)
    expect(left).toBeGreaterThan(30 * 8_000)
  })

  test('however many new accounts post what they may, they have no more than all', () => {
    const byNewcomers = fill(newAccounts(100_000))
    expect(byNewcomers).toBeLessThanOrEqual((most + reserve) * megabyte + longest)
    const why = checkQuota('submitted', { byAccount: 0, byNewcomers, isKnown: false })
    expect(why).toEqual({ code: 'ads_taken' })
  })
})

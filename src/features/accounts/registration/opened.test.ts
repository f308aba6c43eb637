import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import { addRegistrationPhoto } from '#test/accounts/steps.ts'
import { asker, mailedToken, registration } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { maxOpenedOfNetwork, requestSeconds } from './rules/requests.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const now = () => new Date((time += 1))
const later = (seconds: number) => {
  time += seconds * 1000
}
const site = await openSite({ now, env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const { kysely: db } = site.db

let people = 0
let networks = 0

/** A network that nobody else is of. */
function newNetwork() {
  networks += 1
  const network = `10.${networks >> 8}.${networks & 255}`
  let callers = 0
  const newCaller = () => {
    callers += 1
    return asker(site, `${network}.${callers}`)
  }
  /** Somebody of this network asks for a registration; answers the token of its link. */
  const ask = async (language = 'en') => {
    people += 1
    const email = `person-${people}@example.com`
    const body = registration({ email, photoId: await addRegistrationPhoto(site) })
    const headers = { 'accept-language': language }
    const {
      status,
      body: said,
      headers: sent,
    } = await newCaller()('POST', '/auth/register', { body, headers })
    if (status !== 201) return { status, said, wait: Number(sent['retry-after']), email }
    return { status, said, email, token: await mailedToken(site, email, 'verify') }
  }
  const open = (token = '') => newCaller()('POST', '/auth/verify', { body: { token } })
  /** As if it had opened so many. */
  const setOpened = async (hits: number) => {
    const hash = keyedHash(db, 'registrations/network', network).toString('hex')
    const key = keyedHash(db, `opened/network/${hash}`)
    const row = { hits, resets_at: new Date(time + requestSeconds * 1000) }
    await db
      .insertInto('throttles')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ hits }))
      .execute()
  }
  return { ask, open, setOpened }
}

const hasAccount = async (email: string) => {
  const { rows } = await sql`select from accounts where email = ${email}`.execute(db)
  return rows.length === 1
}

describe('A network that has opened all accounts that it may in thirty days', () => {
  test('opens the last of them, and no other, from wherever a link is opened', async () => {
    const [network, other] = [newNetwork(), newNetwork()]
    const [last, beyond] = [await network.ask(), await network.ask()]
    await network.setOpened(maxOpenedOfNetwork - 1)
    expect((await network.open(last.token)).status).toBe(200)
    const refused = await other.open(beyond.token)
    expect([refused.status, refused.body.errors[0].code]).toEqual([429, 'too_many_accounts'])
    expect(await hasAccount(beyond.email)).toBe(false)
  })

  test('is told so when it registers, with what to do and when it goes on', async () => {
    const network = newNetwork()
    await network.ask()
    await network.setOpened(maxOpenedOfNetwork)
    const { status, said, wait, email } = await network.ask('ar')
    expect([status, said.errors[0].code]).toEqual([429, 'too_many_accounts'])
    expect(said.errors[0].msg).toContain('شبكة أخرى')
    expect(wait).toBeGreaterThan(requestSeconds - 60)
    expect(wait).toBeLessThanOrEqual(requestSeconds)
    expect(await hasAccount(email)).toBe(false)
  })

  test('goes on after thirty days, with the link that was refused while that is good', async () => {
    const network = newNetwork()
    await network.ask()
    await network.setOpened(maxOpenedOfNetwork - 1)
    later(requestSeconds - 3_600)
    const [last, beyond] = [await network.ask(), await network.ask()]
    expect((await network.open(last.token)).status).toBe(200)
    expect((await network.open(beyond.token)).status).toBe(429)
    later(3_600)
    expect((await network.open(beyond.token)).status).toBe(200)
  })

  test('keeps nobody of another network from an account', async () => {
    const [network, other] = [newNetwork(), newNetwork()]
    await network.ask()
    await network.setOpened(maxOpenedOfNetwork)
    const { token } = await other.ask()
    expect((await other.open(token)).status).toBe(200)
  })
})

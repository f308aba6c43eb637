import { expect, test } from 'vitest'
import { openPasswords, type Passwords } from '#platform/secrets/passwords.ts'
import { isCreation, nameOf } from '#platform/endpoint/endpoint.ts'
import { ownCalls } from '#test/access/own-calls.ts'
import { accessFixtures } from '#test/access/fixtures.ts'
import { testKeys } from '#test/keys.ts'
import { registration } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { handlers } from '../handlers.ts'

const real = openPasswords(testKeys.pepper)

/** How many transactions were held at each hashing of a password. */
const heldWhileHashing: number[] = []

async function countHeld() {
  const { rows } = await site.db.pool.query(`
    select count(*)::integer as held
    from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`)
  heldWhileHashing.push(rows[0].held)
}

const passwords: Passwords = {
  ...real,
  hash: (password) => countHeld().then(() => real.hash(password)),
  isRight: (password, stored) => countHeld().then(() => real.isRight(password, stored)),
}

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' }, passwords })
const fixtures = accessFixtures(site)

const hashing = handlers(site.providers)
  .map(({ endpoint }) => endpoint)
  .filter((endpoint) => isCreation(endpoint) && endpoint.lane === 'password')

test.each(hashing.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s under an Idempotency-Key holds no transaction while a password is hashed',
  async (name, { method, path }) => {
    const caller = ownCalls[name] && (await fixtures.person(ownCalls[name].role))
    const body = caller
      ? await ownCalls[name]!.prepare!(fixtures, { owner: caller, caller })
      : registration({ email: 'hashed@example.com' })
    heldWhileHashing.length = 0
    const headers = { 'idempotency-key': 'one' }
    const sent = { body, headers, ...(caller && { token: caller.token }) }
    expect((await fixtures.ask(method, path, sent)).status).toBe(201)
    expect(heldWhileHashing).toEqual([0])
  },
)

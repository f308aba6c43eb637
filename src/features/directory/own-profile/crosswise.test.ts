import { describe, expect, test } from 'vitest'
import { addOperator } from '#test/accounts/operator.ts'
import { asker, mailedToken, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { addEmailToken } from './queries.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const ask = asker(site)
const db = site.db.kysely

const person = async (email: string) => {
  const { user, token } = await signUp(site, { email })
  const wish = (to: string) => ask('PUT', '/agents/update', { token, body: { email: to } })
  /** A link to an address that somebody may have meanwhile. */
  const link = async (to: string) => {
    const mailed = await addEmailToken(db, { accountId: user.id, email: to, now: new Date() })
    return () => ask('GET', `/auth/verify/${mailed}`)
  }
  return { id: user.id as number, email, wish, link }
}

const emailOf = async (id: number) =>
  (await db.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email

type Asked = Awaited<ReturnType<typeof ask>>
const statusesOf = (answers: Asked[]) => new Set(answers.map(({ status }) => status))

const rounds = Array.from({ length: 12 }, (_, round) => round)

/** As many as one caller's writes may be under way: more would wait, and be refused on a slow machine. */
const eight = rounds.slice(0, 8)

describe('Two people who change to each other’s address at the same time', () => {
  test('are both told of their wish, however often', async () => {
    const [a, b] = [await person('cross-a@example.com'), await person('cross-b@example.com')]
    const answers = await Promise.all(eight.flatMap(() => [a.wish(b.email), b.wish(a.email)]))
    expect(statusesOf(answers)).toEqual(new Set([200]))
    expect([await emailOf(a.id), await emailOf(b.id)]).toEqual([a.email, b.email])
  })

  test('open links to each other’s address without a failure, and keep one account an address', async () => {
    for (const round of rounds) {
      const [a, b] = [
        await person(`swap-a${round}@example.com`),
        await person(`swap-b${round}@example.com`),
      ]
      const [toB, toA, toC] = await Promise.all([
        a.link(b.email),
        b.link(a.email),
        b.link(`swap-c${round}@example.com`),
      ])
      const tries = [toB, toA, toC, () => a.wish(b.email), () => b.wish(a.email)]
      const turned = [...tries.slice(round % 5), ...tries.slice(0, round % 5)]
      const answers = await Promise.all([...turned, ...turned].map((attempt) => attempt()))
      for (const { status } of answers) expect([200, 404]).toContain(status)
      expect(await emailOf(a.id)).not.toBe(await emailOf(b.id))
    }
  })
})

test('One who asks for many addresses at once, and opens the links, has one of them', async () => {
  const one = await person('many@example.com')
  const wanted = eight.map((round) => `many-${round}@example.com`)
  const links = await Promise.all(wanted.map(one.link))
  const wishes = wanted.toReversed().map((email) => () => one.wish(email))
  const answers = await Promise.all([...links, ...wishes].map((attempt) => attempt()))
  for (const { status } of answers) expect([200, 404]).toContain(status)
  expect(wanted).toContain(await emailOf(one.id))
})

test('An address that two people, a registration and an operator want at once has one account', async () => {
  for (const round of rounds.slice(0, 6)) {
    const email = `wanted-${round}@example.com`
    const [a, b] = [
      await person(`wants-a${round}@example.com`),
      await person(`wants-b${round}@example.com`),
    ]
    await ask('POST', '/auth/register', { body: registration({ email }) })
    const opened = await mailedToken(site, email, 'verify')
    const tries = [
      await a.link(email),
      await b.link(email),
      () => ask('GET', `/auth/verify/${opened}`),
      () => a.wish(email),
      () => b.wish(email),
    ]
    const made = addOperator(site, email).catch((error: Error) => error.name)
    const answers = await Promise.all([...tries, ...tries].map((attempt) => attempt()))
    await made
    for (const { status } of answers) expect([200, 404]).toContain(status)
    const owners = await db.selectFrom('accounts').select('id').where('email', '=', email).execute()
    expect(owners).toHaveLength(1)
  }
})

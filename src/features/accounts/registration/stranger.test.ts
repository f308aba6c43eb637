import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addEmailToken } from '#features/directory/own-profile/queries.ts'
import { addOperator } from '#test/accounts/operator.ts'
import { addRegistrationPhoto } from '#test/accounts/steps.ts'
import { asker, mailedToken, mailsTo, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { Registration } from './contract.ts'
import { addRequest } from './queries/requests.ts'
import { maxRequestsOfNetwork } from './rules/requests.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const now = () => new Date((time += 1))
const site = await openSite({ now, env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const db = site.db.kysely

let networks = 0

/** A network that nobody else is of. */
function newNetwork() {
  networks += 1
  const address = `10.${networks >> 8}.${networks & 255}.7`
  const ask = asker(site, address)
  return {
    register: async (email: string, password: string) => {
      const photoId = await addRegistrationPhoto(site)
      const body = registration({ email, password, confirmPassword: password, photoId })
      const answer = await ask('POST', '/auth/register', { body })
      expect([answer.status, answer.body]).toEqual([201, { data: {} }])
    },
    /** Strangers beside it ask for so many more. */
    askForMore: async (count: number) => {
      const askOnce = () => addRequest(db, { caller: { address, allowance: 1 }, now: now() })
      const first = await askOnce()
      if (count === 1) return
      await sql`
        insert into registration_requests (id, network, created_at)
        select gen_random_uuid(), network, ${now()}
        from registration_requests, generate_series(3, ${count}::integer)
        where id = ${first}`.execute(db)
      await askOnce()
    },
  }
}

/** What login answers to each of the passwords. */
async function answersTo(email: string, ...given: string[]) {
  const statuses: number[] = []
  for (const password of given) {
    networks += 1
    const ask = asker(site, `172.16.${networks >> 8}.${networks & 255}`)
    statuses.push((await ask('POST', '/auth/login', { body: { email, password } })).status)
  }
  return statuses
}

let worlds = 0

/** What the same stranger sees of an address with an account, and of one without. */
async function inBothWorlds(see: (email: string) => Promise<unknown>) {
  worlds += 1
  const [owned, free] = [`owned.${worlds}@example.com`, `free.${worlds}@example.com`]
  await addOperator(site, owned)
  const seen = [await see(owned), await see(free)]
  expect(seen[0]).toEqual(seen[1])
  return seen[0]
}

describe('A stranger whose registrations make room sees the same whether the address has an account', () => {
  test('and no earlier password is right again', async () => {
    const seen = await inBothWorlds(async (email) => {
      const [one, other] = [newNetwork(), newNetwork()]
      await one.register(email, 'the first one')
      await other.register(email, 'the second one')
      const before = await answersTo(email, 'the first one', 'the second one')
      await other.askForMore(maxRequestsOfNetwork)
      return [before, await answersTo(email, 'the first one', 'the second one')]
    })
    expect(seen).toEqual([
      [401, 403],
      [401, 401],
    ])
  })

  test('by how many of an address are counted', async () => {
    const seen = await inBothWorlds(async (email) => {
      const network = newNetwork()
      const marker = `marker.${networks}@example.com`
      await network.register(marker, 'of the marker')
      await network.register(email, 'the first one')
      await network.register(email, 'the second one')
      await network.askForMore(maxRequestsOfNetwork - 3)
      const before = await answersTo(marker, 'of the marker')
      await network.askForMore(1)
      return [...before, ...(await answersTo(marker, 'of the marker'))]
    })
    expect(seen).toEqual([403, 401])
  })

  test('also where it gets one meanwhile, or loses it', async () => {
    const { user } = await signUp(site, { email: 'mover@example.com' })
    const moveTo = async (email: string) => {
      const token = await addEmailToken(db, { accountId: user.id, email, now: now() })
      await asker(site)('GET', `/auth/verify/${token}`)
    }
    worlds += 1
    const seen: unknown[] = []
    for (const world of ['moved', 'free']) {
      const email = `${world}.${worlds}@example.com`
      const move = async (address: string) => void (world === 'moved' && (await moveTo(address)))
      const [one, other] = [newNetwork(), newNetwork()]
      await one.register(email, 'the first one')
      await move(email)
      await move(`elsewhere.${worlds}@example.com`)
      await other.register(email, 'the second one')
      await other.askForMore(maxRequestsOfNetwork)
      await move(email)
      seen.push(await answersTo(email, 'the first one', 'the second one'))
    }
    expect(seen).toEqual([
      [401, 401],
      [401, 401],
    ])
  })

  test('also where it gets one afterwards', async () => {
    const seen: unknown[] = []
    for (const email of ['operator@example.com', 'nobody@example.com']) {
      const [one, other] = [newNetwork(), newNetwork()]
      await one.register(email, 'the first one')
      await other.register(email, 'the second one')
      await other.askForMore(maxRequestsOfNetwork)
      if (email === 'operator@example.com') await addOperator(site, email)
      seen.push(await answersTo(email, 'the first one', 'the second one'))
    }
    expect(seen).toEqual([
      [401, 401],
      [401, 401],
    ])
  })

  test('and of one that ends by its link', async () => {
    const [one, other] = [newNetwork(), newNetwork()]
    const email = 'ended@example.com'
    await one.register(email, 'the first one')
    const token = await mailedToken(site, email, 'verify')
    await other.register(email, 'the second one')
    await other.askForMore(maxRequestsOfNetwork)
    const body = { token }
    expect((await asker(site)('POST', '/auth/end-registration', { body })).status).toBe(200)
    expect(await answersTo(email, 'the first one', 'the second one')).toEqual([401, 401])
  })
})

test('An account stays when the registration that it was makes room', async () => {
  const network = newNetwork()
  const email = 'verified@example.com'
  await network.register(email, 'mint and tea')
  const token = await mailedToken(site, email, 'verify')
  expect((await asker(site)('GET', `/auth/verify/${token}`)).status).toBe(200)
  await network.askForMore(maxRequestsOfNetwork)
  expect(await answersTo(email, 'mint and tea')).toEqual([200])
})

test('A registration that made room is asked for again, and its link is unknown', async () => {
  const network = newNetwork()
  const email = 'too-late@example.com'
  await network.register(email, 'mint and tea')
  const token = await mailedToken(site, email, 'verify')
  await network.askForMore(maxRequestsOfNetwork)
  expect((await asker(site)('GET', `/auth/verify/${token}`)).status).toBe(404)
  await newNetwork().register(email, 'mint and tea')
  expect(await mailsTo(site, email)).toHaveLength(2)
  const again = await mailedToken(site, email, 'verify')
  expect((await asker(site)('GET', `/auth/verify/${again}`)).status).toBe(200)
})

describe('The longest registration', () => {
  /** Three bytes are the most that a letter has which counts as one. */
  const letters = (count: number) => '中'.repeat(count)

  /** As many letters as the schema takes; of an object, of each of its fields. */
  function longestOf(schema: z.core.$ZodType): unknown {
    const { error } = z.safeParse(schema, letters(20_000))
    const limit = error?.issues.find((issue) => issue.code === 'too_big')
    if (limit?.code === 'too_big') return letters(Number(limit.maximum))
    const { innerType = schema } = schema._zod.def as { innerType?: z.core.$ZodType }
    if (innerType instanceof z.ZodMiniObject) return longestIn(innerType)
    throw new Error('Give this field a value: no letters fit, or any number of them')
  }

  function longestIn({ shape }: z.ZodMiniObject, given: Record<string, unknown> = {}) {
    const fields = Object.entries(shape)
    return Object.fromEntries(
      fields.map(([name, field]) => [name, name in given ? given[name] : longestOf(field)]),
    )
  }

  test('seals 27 KB', async () => {
    const email = 'longest@example.com'
    const { role, gender, birthday, phone, ...own } = registration({ email })
    const photoId = await addRegistrationPhoto(site)
    const words = { role, gender, birthday, phone, photoId, email, acceptTerms: true }
    const { password, confirmPassword } = own
    const body = longestIn(Registration, { ...words, password, confirmPassword })
    expect((await asker(site)('POST', '/auth/register', { body })).status).toBe(201)
    const query = db.selectFrom('registrations').select('sealed').where('email', '=', email)
    const { sealed } = await query.executeTakeFirstOrThrow()
    expect(sealed.length).toBeLessThan(27 * 1_000)
  })
})

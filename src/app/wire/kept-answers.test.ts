import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { maxAnswerBytes, maxAnswers, trimAnswers } from '#platform/idempotency/kept-answers.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { openSite } from '#test/site.ts'
import { faultOf, type Person } from '#test/team.ts'

const start = Date.parse('2026-03-01T08:00:00Z')
let time = start
const site = await openSite({ env: { WORKER: 'off' }, now: () => new Date(time) })
const { person, post, list } = poster(site)
const { kysely: db } = site.db

const key = (text: string) => ({ 'idempotency-key': text })

/** Answers of calls that the account made a second ago. */
async function addAnswers({ user }: Person, { count, bytes }: { count: number; bytes: number }) {
  await sql`
    insert into idempotency_keys (hash, request_hash, account_id, created_at, sealed)
    select decode(md5(random()::text || n), 'hex'), '', ${user.id}, ${new Date(time - 1_000)},
      ${randomBytes(bytes)}
    from generate_series(1, ${count}::integer) n`.execute(db)
}

async function keptOf({ user }: Person) {
  const { rows } = await sql<{ keys: number; answers: number; bytes: number }>`
    select count(*)::integer as keys, count(sealed)::integer as answers,
      sum(octet_length(sealed))::integer as bytes
    from idempotency_keys
    where account_id = ${user.id}`.execute(db)
  return rows[0]!
}

const totalOf = async (owner: Person) => (await list(owner)).pagination.total

test('Answers of an account take so many bytes and no more, and its last ones are repeated', async () => {
  const broker = await person('broker')
  const bytes = 64 * 1024
  const count = (2 * maxAnswerBytes) / bytes
  await addAnswers(broker, { count, bytes })
  const first = await post(broker, postedAd(), key('last'))
  expect(first.status).toBe(201)
  const kept = await keptOf(broker)
  expect(kept.keys).toBe(count + 1)
  expect(kept.bytes).toBeLessThanOrEqual(maxAnswerBytes)
  expect(kept.bytes).toBeGreaterThan(maxAnswerBytes - 2 * bytes)
  const again = await post(broker, postedAd(), key('last'))
  expect([again.status, again.body]).toEqual([201, first.body])
})

test('An account keeps so many answers and no more, however small they are', async () => {
  const broker = await person('broker')
  await addAnswers(broker, { count: maxAnswers + 20, bytes: 1 })
  await post(broker, postedAd(), key('last'))
  expect(await keptOf(broker)).toMatchObject({ keys: maxAnswers + 21, answers: maxAnswers })
})

test('A call whose answer is no longer kept is not done again, which is said in both languages', async () => {
  const [broker, other] = [await person('broker'), await person('broker')]
  await post(broker, postedAd(), key('mine'))
  await post(other, postedAd(), key('theirs'))
  time += 5_000
  await addAnswers(broker, { count: maxAnswers, bytes: 1 })
  await post(broker, postedAd({ referenceId: 'LATER' }), key('later'))
  const again = await post(broker, postedAd(), key('mine'))
  expect(faultOf(again)).toEqual([409, 'answer_gone', 'Idempotency-Key'])
  expect(again.body.errors[0].msg).toContain('will not be repeated')
  const inArabic = { ...key('mine'), 'accept-language': 'ar' }
  expect((await post(broker, postedAd(), inArabic)).body.errors[0].msg).toContain('مرة أخرى')
  const otherwise = await post(broker, postedAd({ rooms: 4 }), key('mine'))
  expect(faultOf(otherwise)).toEqual([422, 'key_used_otherwise', 'Idempotency-Key'])
  expect(await totalOf(broker)).toBe(2)
  expect((await post(other, postedAd(), key('theirs'))).status).toBe(201)
  expect(await totalOf(other)).toBe(1)
  time = start
})

test('Answers of all accounts take so many bytes, of which the oldest are dropped', async () => {
  const [early, late] = [await person('broker'), await person('broker')]
  await sql`delete from idempotency_keys`.execute(db)
  await addAnswers(early, { count: 2_500, bytes: 100 })
  time += 5_000
  await addAnswers(late, { count: 100, bytes: 100 })
  await trimAnswers(db, 260_000)
  expect(await keptOf(early)).toMatchObject({ keys: 2_500, answers: 2_500 })
  await trimAnswers(db, 20_000)
  expect(await keptOf(early)).toMatchObject({ keys: 2_500, answers: 0 })
  expect(await keptOf(late)).toMatchObject({ keys: 100, answers: 100 })
  time = start
})

test('An answer is kept in half of its bytes or less', async () => {
  const broker = await person('broker')
  const words = { en: 'A bright home over the marina. '.repeat(60), ar: 'شقة مشرقة. '.repeat(60) }
  const { body } = await post(broker, postedAd({ description: words }), key('long'))
  expect(await keptOf(broker)).toMatchObject({ answers: 1 })
  const length = Buffer.byteLength(JSON.stringify(body))
  expect((await keptOf(broker)).bytes).toBeLessThan(length / 2)
})

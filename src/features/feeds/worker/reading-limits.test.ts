import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { maxListedRefusals, maxRefusedRows } from '#features/feeds/runs/contract.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'

const site = await openSite()
const { ask, person, rows, take, upload, check, run, over } = feedsOf(site)

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ referenceId: `M-${at}` }))

const whole = { query: '?hidesAbsent=true' }
const words = {
  en: 'More than 10,000 rows of this feed could not be used, so reading was stopped. Check that it is the right file.',
  ar: 'تجاوز عدد الصفوف غير الصالحة في الملف الحد الأقصى (10,000)، فتوقفت القراءة. تأكّد من أنه الملف الصحيح.',
}

type Caller = Awaited<ReturnType<typeof person>>

async function reportOf({ token }: Caller, id: string, language: string) {
  const url = `/api/feeds/runs/${id}/report`
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
  return (await site.app.inject({ url, headers })).body
}

const keptRows = async (id: string) => {
  const { total } = await site.db.kysely
    .selectFrom('feed_rows')
    .select((its) => its.fn.countAll<number>().as('total'))
    .where('run_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(total)
}

test('A run ends after ten thousand rows that are none, tells its owner and removes nothing', async () => {
  const agent = await person('agent')
  await take(agent, rowsOf(many(3)), whole)
  await take(agent, rowsOf(many(2)), whole)
  const junk = gzipSync(`${rowsOf(many(2))}${'{}\n'.repeat(900_000)}`)
  const feed = await upload(agent, junk, whole)
  const plan = await over(agent, await check(agent, feed.id))
  expect(plan).toMatchObject({
    state: 'waiting',
    complete: false,
    counts: { refused: maxRefusedRows, unchanged: 2, missing: 0, removed: 0 },
    unlisted: maxRefusedRows - maxListedRefusals,
    failure: { code: 'feed_too_many_refused', msg: words.en },
  })
  expect(await keptRows(plan.id)).toBe(maxListedRefusals)
  const done = await take(agent, junk, whole)
  expect(done).toMatchObject({
    state: 'done',
    complete: false,
    results: { hidden: 0, closed: 0 },
    counts: { missing: 0, removed: 0 },
  })
  const english = (await reportOf(agent, done.id, 'en')).split('\r\n')
  expect(english[1]).toContain(words.en)
  expect(english[2]).toContain('9,000 more rows were refused. Only the first 1,000 are listed.')
  expect(english).toHaveLength(maxListedRefusals + 4)
  expect(await reportOf(agent, done.id, 'ar')).toContain(words.ar)
  const page = await ask('GET', `/feeds/runs/${done.id}/rows?action=refused&limit=1`, agent)
  expect(page.body.data.pagination.total).toBe(maxListedRefusals)
})

test('Rows that are refused beyond those that are listed count as present', async () => {
  const agent = await person('agent')
  await take(agent, rowsOf(many(1_003)), whole)
  const twice = [...many(2), ...Array.from({ length: 1_000 }, () => ({ referenceId: 'M-0' }))]
  const unreadable = many(1_003).map((ad) => ({ ...ad, referenceId: `${ad.referenceId}\u0000` }))
  for (const _ of [1, 2]) {
    const repeated = await take(agent, rowsOf([...twice, ...unreadable]), whole)
    expect(repeated).toMatchObject({ complete: true, short: false, size: 2_005, unlisted: 1_003 })
    expect(repeated.counts).toMatchObject({ refused: 2_003, missing: 0, removed: 0 })
  }
})

test('A row without a reference that is counted but not listed may be any ad all the same', async () => {
  const agent = await person('agent')
  await take(agent, rowsOf(many(3)), whole)
  const twice = Array.from({ length: maxListedRefusals }, () => ({ referenceId: 'M-0' }))
  for (const _ of [1, 2]) {
    const done = await take(agent, rowsOf([...many(2), ...twice, {}]), whole)
    expect(done).toMatchObject({ complete: true, counts: { refused: 1_001, missing: 0 } })
  }
  const named = await take(agent, rowsOf([...many(2), ...twice]), whole)
  expect(named.counts).toMatchObject({ missing: 1 })
})

test('A reference of a hundred thousand characters refuses its row and ends no run', async () => {
  const agent = await person('agent')
  const referenceId = randomBytes(50_000).toString('hex')
  const done = await take(agent, rowsOf([...many(1), { referenceId }]))
  expect(done).toMatchObject({ state: 'done', counts: { added: 1, refused: 1 } })
  const [row] = await rows(agent, `${done.id}/rows?action=refused`)
  expect(row.reference).toHaveLength(50)
})

test('Of an ad with two hundred unknown amenities the first are listed and the others counted', async () => {
  const agent = await person('agent')
  const amenities = Array.from({ length: 200 }, (_, at) => `${'Moat '.repeat(100)}${at}`)
  const done = await take(agent, rowsOf([{ referenceId: 'A-1', amenities }]))
  const [{ reasons }] = await rows(agent, `${done.id}/rows`)
  const unknown = reasons.filter(({ code }: { code: string }) => code === 'amenity_unknown')
  expect(unknown).toHaveLength(50)
  expect(unknown[0].msg.length).toBeLessThan(200)
  expect(reasons.find(({ code }: { code: string }) => code === 'more_reasons').msg).toBe(
    '150 more notes on this ad are not listed',
  )
})

test('Ads that cannot be written count as refused rows, and end a run as those do', async () => {
  const agent = await person('agent')
  await take(agent, rowsOf([feedAd({ referenceId: 'T-1' })]))
  const other = feedAd({ referenceId: 'T-1', adType: 'featured', totalPrice: 1_400_000 })
  const feed = await upload(agent, rowsOf([other]))
  const plan = await over(agent, await check(agent, feed.id))
  await site.db.kysely
    .updateTable('feed_runs')
    .set({ counts: JSON.stringify({ changed: 1, refused: maxRefusedRows }) })
    .where('id', '=', plan.id)
    .execute()
  expect(await over(agent, await run(agent, feed.id))).toMatchObject({
    state: 'done',
    complete: false,
    results: { refused: 1 },
    failure: { code: 'feed_too_many_refused' },
  })
})

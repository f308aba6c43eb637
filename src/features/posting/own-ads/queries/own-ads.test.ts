import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { anyReason } from '../contract/attention.ts'
import { statusFlags } from './attention.ts'
import { countsOf, countMatching, reasonsOf } from '../rules/attention.ts'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { insertProperties } from '#features/posting/submission/queries/one-ad.ts'
import { states } from '#features/listing/property/contract.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { settingsOf } from '#test/ads/poster.ts'
import { addAccounts, chances } from '#test/generated-ads.ts'
import { findOwnCards, findOwnPage } from './own-ads.ts'
import { attentionOf } from '../rules/own-ads.ts'

const db = await seededDatabase()
const gazetteer = await readGazetteer(db.kysely)
const catalogue = await readCatalogue(db.kysely)
const [accountId = 0] = await addAccounts(db, 1)

const today = '2026-11-20'
const permits = [
  null,
  '',
  '7119552100',
  '71452732992',
  '711955210',
  '٧١١٩٥٥٢١٠٠',
  '2025-117',
  'x',
].concat(['DOW-29-TLDSY', '-12', 'تصريح 12', 'a'.repeat(40), 'a'.repeat(41), '7119552100\n', 'é12'])
const places = ['dubai', 'dubai/dubai-marina', 'dubai/difc', 'abu-dhabi', 'abu-dhabi/yas-island']
  .concat(['sharjah', 'sharjah/al-khan', 'dubai/jebel-ali-freezone'])
  .map((slug) => gazetteer.bySlug(slug)?.id ?? null)
const days = [null, '2026-11-19', today, '2026-11-27', '2026-11-28', '2027-01-01']

/** Ads of every state with and without what is asked for. */
function adsOf(count: number) {
  const { pick } = chances(11)
  return [...Array(count).keys()].map((at) => ({
    accountId,
    state: states[at % states.length]!,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
    nameEn: pick(['', 'A home']),
    nameAr: pick(['', 'بيت']),
    descriptionEn: pick(['', 'Bright', 'Bright']),
    descriptionAr: pick(['', 'مشرق', 'مشرق']),
    purpose: 'sale' as const,
    category: 'residential' as const,
    typeId: 1,
    totalPrice: 1_000_000 + at,
    permitNumber: pick(permits),
    permitType: pick([null, 'rera', 'dtcm', 'adrec', '']),
    permitExpiresAt: pick(days),
    endDate: pick(days),
    locationId: pick(places.filter((id) => id !== null)),
  }))
}

const { added } = await insertProperties(db.kysely, adsOf(1_500))
const names = { gazetteer, catalogue }
const account = { id: accountId, role: 'agent', sessionId: '' } as never
const asked = { page: 1, limit: 100, today } as const

const setPermits = (permits: string) => settingsOf(db.kysely).setting('permits', permits)
beforeEach(() => setPermits('warn'))

/** Why each ad needs attention by what is stored of it. */
async function storedReasons(): Promise<Map<number, string>> {
  const found = await sql<{ id: number; flags: number }>`
    select p.id, ${statusFlags(today)} as flags from properties p`.execute(db.kysely)
  return new Map(found.rows.map((row) => [row.id, reasonsOf(row.flags, 'warn').join()]))
}

test.each(['warn', 'off'] as const)(
  'what ads ask for is the same in a list and one by one, where permits are “%s”',
  async (permits) => {
    await setPermits(permits)
    const rows = await findOwnCards(db.kysely, added)
    const one = (row: (typeof rows)[number]) => attentionOf(row, { names, today, permits }).join()
    const reasons = await storedReasons()
    const differing = rows.filter((row) => reasons.get(row.id) !== one(row))
    expect(differing.map(({ id, state, permitNumber }) => ({ id, state, permitNumber }))).toEqual(
      [],
    )
    expect(new Set(reasons.values()).size).toBeGreaterThan(permits === 'off' ? 8 : 16)
  },
)

test('those that ask for something come first, then the newest', async () => {
  const pages = []
  for (let page = 1; page <= 15; page += 1) {
    pages.push(...(await findOwnPage(db.kysely, account, { ...asked, sort: 'needs', page })).ids)
  }
  const reasons = await storedReasons()
  const urgent = added.toReversed().filter((id) => reasons.get(id) !== '')
  const calm = added.toReversed().filter((id) => reasons.get(id) === '')
  expect(calm.length).toBeGreaterThan(0)
  expect(pages).toEqual([...urgent, ...calm])
})

test.each(['warn', 'off'])('counts say how many a filter finds, with permits “%s”', async (set) => {
  await setPermits(set)
  const idsBy = async (filter: object) =>
    (await findOwnPage(db.kysely, account, { ...asked, limit: 1_500, sort: 'newest', ...filter }))
      .ids
  const { groups } = await findOwnPage(db.kysely, account, { ...asked, sort: 'newest' })
  const { counts, needs } = countsOf(groups)
  for (const state of states) {
    expect([state, (await idsBy({ state })).length]).toEqual([state, counts[state]])
  }
  for (const reason of anyReason) {
    expect([reason, (await idsBy({ needs: reason })).length]).toEqual([reason, needs[reason]])
  }
  const both = { state: 'live', needs: 'permit' } as const
  expect(countMatching(groups, both)).toBe((await idsBy(both)).length)
  expect(needs.permit > 0).toBe(set === 'warn')
  const searched = { ...asked, ...both, sort: 'newest', search: 'DR-1' } as const
  const { matching } = await findOwnPage(db.kysely, account, searched)
  expect(matching).toBe((await idsBy(searched)).length)
})

test.each([
  ['price_desc', (one: Row, next: Row) => one.totalPrice! >= next.totalPrice!],
  ['price_asc', (one: Row, next: Row) => one.totalPrice! <= next.totalPrice!],
  ['end_date', (one: Row, next: Row) => (one.endDate ?? '9') <= (next.endDate ?? '9')],
  ['newest', (one: Row, next: Row) => one.createdAt >= next.createdAt],
] as const)('%s orders what is found', async (sort, isInOrder) => {
  const { ids } = await findOwnPage(db.kysely, account, { ...asked, sort, page: 5 })
  const rows = await findOwnCards(db.kysely, ids)
  expect(rows).toHaveLength(100)
  expect(rows.slice(1).every((row, at) => isInOrder(rows[at]!, row))).toBe(true)
})

type Row = Awaited<ReturnType<typeof findOwnCards>>[number]

test('the last word of the longest titles that an import brings is searched too', async () => {
  const long = {
    ...adsOf(1)[0]!,
    referenceId: 'r'.repeat(100),
    nameEn: '🏠'.repeat(200),
    nameAr: `${'ض'.repeat(195)} مسبح`,
  }
  const made = await insertProperties(db.kysely, [long])
  const found = await findOwnPage(db.kysely, account, { ...asked, sort: 'newest', search: 'مسبح' })
  expect(found).toMatchObject({ ids: made.added, matching: 1 })
})

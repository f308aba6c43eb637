import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { storePermitRules } from '#features/reference/permit-rules/queries.ts'
import { type PermitRule, permitRules } from '#features/reference/permit-rules/rules.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { databaseBefore } from '#test/database.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { addAccounts, generateAds, postAds } from '#test/generated-ads.ts'
import { followPermitRules } from './actions.ts'
import type { AttentionRule } from './contract/attention.ts'
import { needsAttention } from './queries/attention.ts'
import { findFlags } from './queries/status-flags.ts'
import { flagsOf, masksOf, matchesAny, storedBits } from './rules/attention.ts'

const earlier = await databaseBefore('0079')
const db = await seededDatabase()
const gazetteer = await readGazetteer(db.kysely)
const catalogue = await readCatalogue(db.kysely)
const accounts = await addAccounts(db, 4)

const today = '2026-11-22'
const numbers = [null, '', '7119552100', 'SH1234', 'sh1234', '٧١١٩٥٥٢١٠٠', '-12', 'a'.repeat(41)]
const types = [null, 'rera', 'adrec', 'sharjah-permit', '']
const lastDays = [null, '2026-01-31', '2027-01-31']
const [nameEn, nameAr, descriptionEn, descriptionAr] = ['Flat', 'شقة', 'Bright', 'مضيئة']
const texts = [
  { nameEn, nameAr, descriptionEn, descriptionAr },
  { nameEn, nameAr: '', descriptionEn, descriptionAr },
  { nameEn: '', nameAr, descriptionEn, descriptionAr },
  { nameEn, nameAr, descriptionEn, descriptionAr: '' },
  { nameEn, nameAr, descriptionEn: '', descriptionAr },
  {},
]
/** Each at turns with the place of the generated ad. */
const places = [
  'dubai',
  'dubai/difc',
  'dubai/difc/index-tower',
  'abu-dhabi',
  'sharjah',
  'sharjah/al-khan',
]
const placeIds = places.map((slug) => gazetteer.places.find((place) => place.slug === slug)!.id)
const ads = generateAds(400, 7, { gazetteer, catalogue, accounts, now: new Date() })
await postAds(
  db,
  ads.map((ad, at) => ({
    ...ad,
    permitNumber: numbers[at % numbers.length] ?? null,
    permitType: types[at % types.length] ?? null,
    permitExpiresAt: lastDays[at % lastDays.length] ?? null,
    ...texts[at % texts.length],
    locationId: placeIds[at % 13] ?? ad.locationId,
  })),
)

/** A rule that Sharjah does not have: one of its communities is exempt. */
const sharjah: PermitRule = {
  emirate: 'sharjah',
  places: [{ en: 'Sharjah', ar: 'الشارقة' }],
  types: [{ type: 'sharjah-permit', form: '^SH[0-9]{4}$' }],
  exempt: ['sharjah/al-khan'],
}

type Any = typeof db.kysely
const everyAd = { after: 0, upTo: 1_000_000 }
const slugsTo = (slug: string) =>
  slug.split('/').map((_, at, names) => names.slice(0, at + 1).join('/'))

/** Ads whose stored flags are not those of the rules. */
async function differing(kysely: Any, permits: readonly PermitRule[]): Promise<number[]> {
  const wrong = (await findFlags(kysely, everyAd)).filter(({ flags, slug, ...ad }) => {
    const all = flagsOf({ ...ad, slugs: slugsTo(slug) }, { today, permits })
    return (all & storedBits) !== flags
  })
  return wrong.map(({ id }) => id)
}

/** In place of a rule that the emirate may have. */
const withSharjah = (): PermitRule[] => [
  ...permitRules.filter(({ emirate }: PermitRule) => emirate !== sharjah.emirate),
  sharjah,
]

const store = (permits: readonly PermitRule[]) => storePermitRules(db.kysely, permits)

afterEach(async () => {
  await store(permitRules)
  await followPermitRules(db.kysely)
})

test('Another rule for permits takes one row, and all ads follow it', async () => {
  expect(await differing(db.kysely, permitRules)).toEqual([])
  const changed = withSharjah()
  await store(changed)
  const before = await differing(db.kysely, changed)
  expect(before.length).toBeGreaterThan(1)
  await db.pool.query('update properties set state = state where id = $1', [before[0]])
  expect(await differing(db.kysely, changed)).toEqual(before.slice(1))
  await followPermitRules(db.kysely)
  expect(await differing(db.kysely, changed)).toEqual([])
})

test.each([
  ['state', 'closed'],
  ['name_en', ''],
  ['name_ar', ''],
  ['description_en', ''],
  ['description_ar', ''],
  ['location_id', placeIds[0]],
  ['permit_number', '7119552100'],
  ['permit_type', 'dtcm'],
])('What is written to %s is followed', async (column, value) => {
  await db.pool.query(`update properties set ${column} = $1 where id % 3 = 0`, [value])
  expect(await differing(db.kysely, permitRules)).toEqual([])
})

test('A rule that is taken away is gone for all ads', async () => {
  await store(permitRules.filter(({ emirate }) => emirate !== 'dubai'))
  await followPermitRules(db.kysely)
  expect(await differing(db.kysely, permitRules)).not.toEqual([])
  expect(await differing(db.kysely, permitRules.slice(1))).toEqual([])
})

test('Rules that are stored again as they are change nothing', async () => {
  const rows = async () => (await db.pool.query('select *, xmin from permit_rules')).rows
  const before = await rows()
  await store(permitRules)
  expect(await rows()).toEqual(before)
})

test('A statement that wrote by the rule of before is followed by a second pass, and no third', async () => {
  const age = (minutes: number) =>
    db.pool.query(
      `update permit_rules
      set changed_at = changed_at - $1 * interval '1 minute',
        refreshed_at = refreshed_at - $1 * interval '1 minute'`,
      [minutes],
    )
  /** As such a statement leaves an ad. */
  const spoil = () =>
    db.pool.query(`
      begin;
      alter table properties disable trigger properties_status_flags;
      update properties set status_flags = 1 where id = (select min(id) from properties);
      alter table properties enable trigger properties_status_flags;
      commit`)
  // The seed may be minutes old, and its own second pass due.
  await db.pool.query('update permit_rules set changed_at = now(), refreshed_at = now()')
  const changed = withSharjah()
  await store(changed)
  await followPermitRules(db.kysely)
  await spoil()
  await age(5)
  await followPermitRules(db.kysely)
  expect(await differing(db.kysely, changed)).toHaveLength(1)
  await age(6)
  await followPermitRules(db.kysely)
  expect(await differing(db.kysely, changed)).toEqual([])
  await spoil()
  await followPermitRules(db.kysely)
  expect(await differing(db.kysely, changed)).toHaveLength(1)
})

test('Another rule of what needs attention is the same in the database and in the program', async () => {
  const rule: AttentionRule = { states: ['live', 'closed'], facts: ['permitNeeded', 'endsSoon'] }
  const isMeant = needsAttention(today, [rule])
  const found = await sql<{ id: number }>`
    select p.id from properties p where ${isMeant} order by p.id`.execute(db.kysely)
  const expected = (await findFlags(db.kysely, everyAd)).filter(({ slug, ...ad }) => {
    const flags = flagsOf({ ...ad, slugs: slugsTo(slug) }, { today })
    return matchesAny(flags, masksOf([rule]))
  })
  expect(found.rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  expect(expected.length).toBeGreaterThan(20)
})

test('Ads of the release before have their flags after the migration', async () => {
  const { pool, kysely } = earlier.db
  await pool.query(`
    insert into locations (id, slug, parent_id, kind, name_en, name_ar, lft, rgt)
    values (1, 'dubai', null, 'emirate', 'Dubai', 'دبي', 16, 32),
      (2, 'dubai/difc', 1, 'community', 'DIFC', 'مركز دبي المالي العالمي', 18, 20)`)
  await pool.query(`
    insert into properties (reference_id, state, name_en, description_en, location_id, permit_number)
    select 'R-' || n, 'draft', 'Flat', 'Bright', nullif(n % 3, 0),
      case when n % 2 = 0 then '7119552100' end
    from generate_series(1, 1200) n`)
  await earlier.finish()
  const stored = await findFlags(kysely, everyAd)
  expect(stored).toHaveLength(1_200)
  expect(new Set(stored.map(({ flags }) => flags)).size).toBe(3)
  expect(await differing(kysely, permitRules)).toEqual([])
})

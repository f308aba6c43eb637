import { createSigner } from '#features/files/signatures/queries.ts'
import { releaseFiles } from '#features/files/uploads/queries.ts'
import { loadPermitPolicy } from '#features/listing/permits/queries.ts'
import type { PermitPolicy } from '#features/listing/permits/rules.ts'
import { findRuleChange, noteRulesFollowed } from '#features/reference/permit-rules/queries.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { hourSeconds } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import type { Versions } from '#platform/http/versions.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Account } from '#platform/session/account.ts'
import type { Caller } from '#platform/session/caller.ts'
import { throttleAccount } from '#platform/session/throttle.ts'
import { deleteProperty, findOwn } from './queries/own-ads.ts'
import { refreshFlags } from './queries/status-flags.ts'
import { type Lookups, type OwnRow, ownPropertyOf, versionOf } from './rules/own-ads.ts'

/** 404 for an ad of another account, as if it did not exist. */
export async function requireOwn(
  db: Db,
  one: { account: Account; id: number },
  options: { locks?: boolean } = {},
): Promise<OwnRow> {
  const row = await findOwn(db, one, options)
  if (!row) throw new Refusal(404, [{ code: 'property_not_found' }])
  return row
}

type ViewOptions = Lookups & { now: Date; permits: PermitPolicy }

export const createViewContext = (db: Db, { gazetteer, catalogue, now, permits }: ViewOptions) => ({
  names: { gazetteer: gazetteer(), catalogue: catalogue() },
  permits,
  today: dayInDubai(now),
  sign: createSigner(db, now),
})

export async function showOwn(
  db: Db,
  row: OwnRow,
  { permits, ...lookups }: Omit<ViewOptions, 'permits'> & { permits?: PermitPolicy },
) {
  const policy = permits ?? (await loadPermitPolicy(db))
  return ownPropertyOf(row, createViewContext(db, { ...lookups, permits: policy }))
}

type Changing = {
  db: Db
  account: Account
  params: { id: number }
  versions: Pick<Versions, 'require' | 'show'>
  now: Date
}

/** The ad is locked until `change` is done. */
export async function changeOwn(
  { db, account, params, versions, now }: Changing,
  lookups: Lookups,
  change: (tx: Db, row: OwnRow) => Promise<unknown>,
) {
  const property = await db.transaction().execute(async (tx) => {
    const before = await requireOwn(tx, { account, id: params.id }, { locks: true })
    const current = await showOwn(tx, before, { ...lookups, now })
    versions.require(versionOf(before), { property: current })
    await change(tx, before)
    const after = await requireOwn(tx, { account, id: params.id })
    versions.show(versionOf(after))
    return showOwn(tx, after, { ...lookups, now })
  })
  return { property }
}

/** Its files can be used again. Run it in a transaction that locks the ad. */
export async function removeDraft(db: Db, { id, state }: OwnRow, now: Date): Promise<void> {
  if (state !== 'draft') throw new Refusal(409, [{ code: 'not_a_draft' }])
  await releaseFiles(db, { claimedFor: `properties/${id}`, except: [], now })
  await deleteProperty(db, id)
}

type WriteCall = {
  db: Db
  account: Pick<Account, 'id'>
  caller: Pick<Caller, 'address' | 'allowance' | 'isKnown'>
  now: Date
}

/** The form saves once a second at most, and nobody types for an hour without a pause. */
const adWrites = { max: 3_000, seconds: hourSeconds }

/** A change may leave an event or a price for ever, so each ad of a call counts. */
export async function limitAdWrites(
  { db, account, caller, now }: WriteCall,
  ads = 1,
): Promise<void> {
  const limit = { name: 'ad-writes', ...adWrites, times: ads }
  await throttleAccount(db, { ...limit, account, caller, now })
}

/** Brings the stored flags up to date, in batches, after a permit rule has changed. */
export async function followPermitRules(db: Db): Promise<void> {
  const begunAt = await findRuleChange(db)
  if (!begunAt) return
  let last: number | null = 0
  while (last !== null) last = await refreshFlags(db, last)
  await noteRulesFollowed(db, begunAt)
}

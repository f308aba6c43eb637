import { sql } from 'kysely'
import type { FeedPicture } from '../rules/reading.ts'
import type { RunReason } from '#features/feeds/runs/rules/runs.ts'
import { isClaimable } from '#features/files/uploads/queries.ts'
import { isReachedBy } from '#features/posting/own-ads/queries/own-ads.ts'
import type { Db } from '#platform/handle.ts'
import type { Account } from '#platform/session/account.ts'
import { bytesOfRow } from '../rules/pictures.ts'

export type PendingAd = { reference: string; propertyId: number; pictures: FeedPicture[] }

export async function findPendingAd(db: Db, account: Account, after: string) {
  const found = await sql<PendingAd>`
    select i.reference, p.id as "propertyId", coalesce(i.pictures, '[]') as pictures
    from feed_items i
    join properties p on p.id = i.property_id and ${isReachedBy(account)}
    where i.account_id = ${account.id} and i.has_new_pictures and i.reference > ${after}
    order by i.reference
    limit 1`.execute(db)
  return found.rows[0]
}

export type FetchedPicture = {
  url: string
  version: string
  fileId: string | null
  failure: string | null
  attempts: number
}

type AdOfPictures = { account: Account; propertyId: number }

/** A file of another account, or in use elsewhere, counts as never fetched. */
export async function findFetched(
  db: Db,
  { account, propertyId }: AdOfPictures,
): Promise<FetchedPicture[]> {
  const claim = { accountId: account.id, claimedFor: `properties/${propertyId}` }
  const found = await sql<FetchedPicture>`
    select known.url, known.version, known.file_id as "fileId", known.failure, known.tries as attempts
    from feed_pictures known
    left join files on files.id = known.file_id
    where known.property_id = ${propertyId}
      and (known.file_id is null or ${isClaimable(claim)})`.execute(db)
  return found.rows
}

type Outcome = AdOfPictures & { fileId: string | null; failure: string | null }

/** Nothing was requested: there was no room, or the host was given up. */
const notAttempted = [
  'quota_reached',
  'too_many_stored_files',
  'files_full',
  'files_taken',
  'host_given_up',
  'overloaded',
]

/** Locks the ad against a change of owner; false where it has another one already. */
export async function storeFetched(db: Db, { url, version }: FeedPicture, outcome: Outcome) {
  const { account, propertyId, fileId, failure } = outcome
  const attempts = failure !== null && notAttempted.includes(failure) ? 0 : 1
  const kept = await sql`
    insert into feed_pictures as known (property_id, url, version, file_id, failure, tries)
    select p.id, ${url}, ${version}, ${fileId}, ${failure}, ${attempts}::smallint
    from properties p
    where p.id = ${propertyId} and ${isReachedBy(account)}
    for share
    on conflict (property_id, url, version) do update set
      file_id = excluded.file_id, failure = excluded.failure,
      tries = excluded.tries + case when known.file_id is null then known.tries else 0 end
    returning url`.execute(db)
  return kept.rows.length > 0
}

async function forgetOthers(db: Db, propertyId: number, pictures: readonly FeedPicture[]) {
  await sql`
    delete from feed_pictures known
    where known.property_id = ${propertyId} and not exists (
      select
      from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as named (url text, version text)
      where named.url = known.url and named.version = known.version)`.execute(db)
}

type FinishedPictures = {
  accountId: number
  propertyId: number
  reference: string
  pictures: FeedPicture[]
  wantsMore: boolean
}

/** False where the feed has named other pictures since, which wait for their turn. */
export async function finishPictures(db: Db, finished: FinishedPictures): Promise<boolean> {
  const { accountId, propertyId, reference, pictures, wantsMore } = finished
  const found = await sql`
    update feed_items
    set has_new_pictures = ${wantsMore}
    where account_id = ${accountId} and reference = ${reference}
      and pictures = ${JSON.stringify(pictures)}::jsonb
    returning reference`.execute(db)
  if (found.rows.length === 0) return false
  await forgetOthers(db, propertyId, pictures)
  return true
}

export type Remarks = {
  accountId: number
  reference: string
  propertyId: number
  reasons: readonly RunReason[]
  replaced: readonly string[]
  addsNoRow?: boolean
}

const lastRunOf = ({ accountId, reference }: Remarks) => sql`
  select r.id, r.total
  from feed_items i
  join feed_runs r on r.feed_id = i.feed_id and r.account_id = i.account_id
  where i.account_id = ${accountId} and i.reference = ${reference} and r.state = 'done'
  order by r.created_at desc
  limit 1`

/** An unchanged ad gets a row for its remarks; a refused row with its reference is ignored. */
export async function insertRemarks(db: Db, remarks: Remarks): Promise<void> {
  const { reference, propertyId, replaced, addsNoRow = false } = remarks
  const reasons = sql`${JSON.stringify(remarks.reasons)}::jsonb`
  const isReplaced = sql`remark ->> 'code' = any(${replaced}::text[])`
  await sql`
    with run as (${lastRunOf(remarks)}), present as (
      select position, octet_length(reasons::text) as bytes
      from feed_rows
      where run_id = (select id from run) and reference = ${reference}
        and (action <> 'refused' or outcome is not null)
    ), changed as (
      update feed_rows
      set reasons = ${reasons} || coalesce((
        select jsonb_agg(remark order by place)
        from jsonb_array_elements(reasons) with ordinality as known (remark, place)
        where not (${isReplaced})), '[]')
      where run_id = (select id from run) and position in (select position from present)
        and (${reasons} <> '[]' or exists (
          select from jsonb_array_elements(reasons) as known (remark) where ${isReplaced}))
      returning position, octet_length(reasons::text) as bytes
    ), added as (
      insert into feed_rows (
        run_id, position, reference, action, outcome, reasons, property_id)
      select run.id, 1 + greatest(run.total, (
          select max(position) from feed_rows where run_id = run.id)),
        ${reference}, 'unchanged', 'unchanged', ${reasons}, ${propertyId}
      from run
      where ${reasons} <> '[]' and not ${addsNoRow} and not exists (select from present)
      on conflict do nothing
      returning ${bytesOfRow} + octet_length(reasons::text) as bytes
    ), grown as (
      select bytes from added
      union all
      select changed.bytes - present.bytes from changed join present using (position)
    )
    update feed_runs
    set bytes = bytes + (select sum(bytes) from grown)
    where id = (select id from run) and exists (select from grown)`.execute(db)
}

import { sql } from 'kysely'
import type { FeedPicture } from '#features/feed-reading/rules.ts'
import type { Db } from '#platform/handle.ts'

export type Waiting = { reference: string; propertyId: number; pictures: FeedPicture[] }

/** The next ad of an account that wants pictures, behind another. */
export async function findWaiting(db: Db, accountId: number, after: string) {
  const found = await sql<Waiting>`
    select reference, property_id as "propertyId", coalesce(pictures, '[]') as pictures
    from feed_items
    where account_id = ${accountId} and has_new_pictures and reference > ${after}
    order by reference
    limit 1`.execute(db)
  return found.rows[0]
}

export type Fetched = { url: string; version: string; fileId: string | null; tries: number }

/** What was fetched for an ad, or tried to be. */
export async function findFetched(db: Db, propertyId: number): Promise<Fetched[]> {
  const found = await sql<Fetched>`
    select url, version, file_id as "fileId", tries
    from feed_pictures
    where property_id = ${propertyId}`.execute(db)
  return found.rows
}

type Outcome = { propertyId: number; fileId: string | null; failure: string | null }

/** Nobody was asked for it, for want of room or since its host was given up. */
const notTried = ['quota_reached', 'host_given_up', 'overloaded']

export async function keepFetched(db: Db, { url, version }: FeedPicture, outcome: Outcome) {
  const { propertyId, fileId, failure } = outcome
  const tries = failure !== null && notTried.includes(failure) ? 0 : 1
  await sql`
    insert into feed_pictures as known (property_id, url, version, file_id, failure, tries)
    values (${propertyId}, ${url}, ${version}, ${fileId}, ${failure}, ${tries})
    on conflict (property_id, url, version) do update set
      file_id = excluded.file_id, failure = excluded.failure, tries = known.tries + excluded.tries
    `.execute(db)
}

/** Pictures that the feed names no longer, or under another version. */
async function forgetOthers(db: Db, propertyId: number, pictures: readonly FeedPicture[]) {
  await sql`
    delete from feed_pictures known
    where known.property_id = ${propertyId} and not exists (
      select
      from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as named (url text, version text)
      where named.url = known.url and named.version = known.version)`.execute(db)
}

type Finished = {
  accountId: number
  propertyId: number
  reference: string
  pictures: FeedPicture[]
  /** Whether the next run asks again for those that did not come. */
  wantsMore: boolean
}

/** False where the feed has named others in the meantime, which wait for their turn. */
export async function finishPictures(db: Db, finished: Finished): Promise<boolean> {
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

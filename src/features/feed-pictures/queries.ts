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

export async function keepFetched(db: Db, { url, version }: FeedPicture, outcome: Outcome) {
  const { propertyId, fileId, failure } = outcome
  await sql`
    insert into feed_pictures as known (property_id, url, version, file_id, failure, tries)
    values (${propertyId}, ${url}, ${version}, ${fileId}, ${failure}, 1)
    on conflict (property_id, url, version) do update set
      file_id = excluded.file_id, failure = excluded.failure, tries = known.tries + 1
    `.execute(db)
}

type Finished = { accountId: number; reference: string; pictures: FeedPicture[] }

/** False where the feed has named others in the meantime, which wait for their turn. */
export async function finishPictures(db: Db, { accountId, reference, pictures }: Finished) {
  const found = await sql`
    update feed_items
    set has_new_pictures = false
    where account_id = ${accountId} and reference = ${reference}
      and pictures = ${JSON.stringify(pictures)}::jsonb
    returning reference`.execute(db)
  return found.rows.length > 0
}

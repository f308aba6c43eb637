import { sql } from 'kysely'
import { findStored, findWhyFull } from './shares.ts'
import { whyFull } from '../rules/shares.ts'
import type { Db } from '#platform/handle.ts'
import type { Reason } from '#platform/refusal.ts'
import { accountQuota, type ComingFile, quotaReached } from '../rules/files.ts'

/**
 * How long what somebody has left to an agency still counts for them: whoever leaves and joins again
 * has no further room by that. An agency's link to join is good for as long.
 */
const handedOverDays = 7

/**
 * Bytes that an account may still send of its own quota: neither kept already, nor left to an agency a short
 * time ago, nor promised to uploads that are begun, except by the file or upload of this id. What an agency
 * was left takes nothing of its own quota, and counts for what it holds with its agents (`findWhyNoRoom`).
 */
export async function roomOf(db: Db, accountId: number, id = ''): Promise<number> {
  const found = await sql<{ used: number }>`
    select (
      select coalesce(sum(bytes), 0)
      from files
      where account_id = ${accountId} and id <> ${id} and not is_handed_over
    )::float8 + (
      select coalesce(sum(handed_over_bytes), 0)
      from membership_events
      where agent_id = ${accountId} and at > now() - interval '1 day' * ${handedOverDays}
    )::float8 + (
      select coalesce(sum(bytes), 0)
      from begun_uploads
      where account_id = ${accountId} and id <> ${id}
    )::float8 as used`.execute(db)
  return accountQuota - found.rows[0]!.used
}

/** Until the transaction ends nobody else takes room of this account's quota. */
export async function lockQuota(db: Db, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('files'), ${accountId})`.execute(db)
}

/** Bytes that a file counts more than what is counted under its id already. */
async function findGrowth(db: Db, { id, kind, width, bytes }: ComingFile): Promise<number> {
  const found = await sql<{ growth: number }>`
    select (
      file_bytes(${kind}, ${width}::integer, ${bytes}::bigint)
      - coalesce((select file_bytes(kind, width, bytes) from files where id = ${id}), 0)
      - coalesce((select file_bytes('upload', null, bytes) from begun_uploads where id = ${id}), 0)
    )::float8 as growth`.execute(db)
  return found.rows[0]!.growth
}

/**
 * Why an account may not store a file, if so: its own quota is used up, or what it holds with its agency, or
 * what all new accounts share.
 */
export async function findWhyNoRoom(
  db: Db,
  accountId: number,
  file: ComingFile,
): Promise<Reason | undefined> {
  if ((await roomOf(db, accountId, file.id)) < file.bytes) return quotaReached
  const growth = await findGrowth(db, file)
  return whyFull('files', await findStored(db, 'files', accountId), growth)
}

export async function findWhyNoFiles(db: Db, accountId: number): Promise<Reason | undefined> {
  if ((await roomOf(db, accountId)) <= 0) return quotaReached
  return findWhyFull(db, 'files', accountId)
}

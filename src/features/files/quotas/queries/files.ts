import { sql } from 'kysely'
import { findStored, findQuotaReason } from './shares.ts'
import { checkQuota } from '../rules/shares.ts'
import type { Db } from '#platform/handle.ts'
import type { Reason } from '#platform/refusal.ts'
import {
  type ComingFile,
  maxBytesOfAccount,
  maxFilesOfAccount,
  quotaReached,
  tooManyFiles,
} from '../rules/files.ts'

/** Days for which files left to an agency count, so that leaving and rejoining gains no room. */
const handedOverDays = 7

type Remaining = { bytes: number; files: number }

/** Without the file or upload `id`. Files handed over to an agency use none of its quota. */
async function findRemaining(db: Db, accountId: number, id = ''): Promise<Remaining> {
  const found = await sql<Remaining>`
    select stored.bytes + begun.bytes + handed_over.bytes as bytes,
      stored.files + begun.files as files
    from (
      select coalesce(sum(bytes), 0)::float8 as bytes, count(*)::integer as files
      from files
      where account_id = ${accountId} and id <> ${id} and not is_handed_over
    ) stored, (
      select coalesce(sum(bytes), 0)::float8 as bytes, count(*)::integer as files
      from begun_uploads
      where account_id = ${accountId} and id <> ${id}
    ) begun, (
      select coalesce(sum(handed_over_bytes), 0)::float8 as bytes
      from membership_events
      where agent_id = ${accountId} and at > now() - interval '1 day' * ${handedOverDays}
    ) handed_over`.execute(db)
  const used = found.rows[0]!
  return { bytes: maxBytesOfAccount - used.bytes, files: maxFilesOfAccount - used.files }
}

/** Bytes. */
export const findRemainingQuota = async (db: Db, accountId: number): Promise<number> =>
  (await findRemaining(db, accountId)).bytes

/** Nobody else takes room of the quota until the transaction ends. */
export async function lockQuota(db: Db, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('files'), ${accountId})`.execute(db)
}

/** Bytes beyond those that are already counted under the id of the file. */
async function findGrowth(db: Db, { id, kind, width, bytes }: ComingFile): Promise<number> {
  const found = await sql<{ growth: number }>`
    select (
      file_bytes(${kind}, ${width}::integer, ${bytes}::bigint)
      - coalesce((select file_bytes(kind, width, bytes) from files where id = ${id}), 0)
      - coalesce((select file_bytes('upload', null, bytes) from begun_uploads where id = ${id}), 0)
    )::float8 as growth`.execute(db)
  return found.rows[0]!.growth
}

export async function checkFileQuota(
  db: Db,
  accountId: number,
  file: ComingFile,
): Promise<Reason | undefined> {
  const { bytes, files } = await findRemaining(db, accountId, file.id)
  if (files <= 0) return tooManyFiles
  if (bytes < file.bytes) return quotaReached
  const growth = await findGrowth(db, file)
  return checkQuota('files', await findStored(db, 'files', accountId), growth)
}

export async function checkAccountQuota(db: Db, accountId: number): Promise<Reason | undefined> {
  const { bytes, files } = await findRemaining(db, accountId)
  if (files <= 0) return tooManyFiles
  if (bytes <= 0) return quotaReached
  return findQuotaReason(db, 'files', accountId)
}

import { sql } from 'kysely'
import { checkFileQuota, lockQuota } from '#features/files/quotas/queries/files.ts'
import type { Db } from '#platform/handle.ts'
import { type Reason, Refusal } from '#platform/refusal.ts'
import type { AccountId } from '#platform/session/account.ts'
import { deleteInBatches } from '#platform/sweeping/batches.ts'
import type { SentFile } from './contract.ts'
import { expiryOf, fileIdOf, type FileRow, isFileId, originalKey, photoAddress } from './rules.ts'

type NewFile = FileRow & { bytes: number; accountId: AccountId; now: Date }

/** Counted one by one, so that two uploads at once do not both take the last room. */
export async function addFile(db: Db, file: NewFile): Promise<Reason | undefined> {
  return db.transaction().execute(async (tx) => {
    const { accountId, now, ...row } = file
    await lockQuota(tx, accountId)
    const why = await checkFileQuota(tx, accountId, row)
    if (why) return why
    const own = { account_id: accountId, purpose: 'account', created_at: now }
    await tx
      .insertInto('files')
      .values({ ...row, ...own, expires_at: expiryOf(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return undefined
  })
}

export async function findFile(db: Db, accountId: AccountId, id: string) {
  const row = await db
    .selectFrom('files')
    .select(['id', 'kind', 'ending', 'width', 'height', 'thumbhash'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row as FileRow | undefined
}

export type TakenFile = Pick<FileRow, 'id' | 'kind' | 'ending'> & { claimedFor: string | null }

/** The file is in use for an ad of an agency that the account has left. */
const isAnAgencys = (accountId: AccountId) => sql<boolean>`exists (
  select
  from properties p
  where p.id = substring(files.claimed_for from '^properties/([0-9]+)$')::integer
    and p.keeper_id <> ${accountId}
    and p.keeper_id is distinct from (select agency_id from accounts where id = ${accountId}))`

export async function deleteOwnFile(db: Db, accountId: AccountId, id: string) {
  const row = await db
    .deleteFrom('files')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where((its) => its.not(isAnAgencys(accountId)))
    .returning(['id', 'kind', 'ending', 'claimed_for as claimedFor'])
    .executeTakeFirst()
  if (!row) return undefined
  await db
    .updateTable('accounts')
    .set({ photo: null })
    .where('id', '=', accountId)
    .where('photo', '=', photoAddress(id))
    .execute()
  return row as TakenFile
}

type Claim = {
  accountId: AccountId
  ids: readonly string[]
  kind: SentFile['kind']
  /** `properties/7`, `accounts/3`. */
  claimedFor: string
  /** The field of the body; in a list refusals name `path.N`. */
  path: string
  isList?: boolean
}

export const isClaimable = ({ accountId, claimedFor }: Pick<Claim, 'accountId' | 'claimedFor'>) =>
  sql<boolean>`(files.claimed_for = ${claimedFor}
    or (files.account_id = ${accountId} and files.claimed_for is null))`

/** Throws a Refusal 422 with the path of each file that may not be claimed. */
export async function claimFiles(db: Db, claim: Claim): Promise<FileRow[]> {
  const { ids, kind, claimedFor, path, isList = true } = claim
  if (ids.length === 0) return []
  const rows = await db
    .updateTable('files')
    .set({ claimed_for: claimedFor, expires_at: null })
    .where('id', '=', sql<string>`any(${ids.filter(isFileId)}::text[])`)
    .where('kind', '=', kind)
    .where(isClaimable(claim))
    .returning(['id', 'kind', 'ending', 'width', 'height', 'thumbhash'])
    .execute()
  const known = new Map(rows.map((row) => [row.id, row as FileRow]))
  const missing = ids.flatMap((id, at) => (known.has(id) ? [] : [isList ? `${path}.${at}` : path]))
  if (missing.length > 0) {
    throw new Refusal(
      422,
      missing.map((at) => ({ code: 'unknown_file', path: at })),
    )
  }
  return ids.flatMap((id) => known.get(id) ?? [])
}

type Release = { claimedFor: string; except: readonly string[]; now: Date }

export async function releaseFiles(db: Db, { claimedFor, except, now }: Release): Promise<void> {
  await db
    .updateTable('files')
    .set({ claimed_for: null, expires_at: expiryOf(now) })
    .where('claimed_for', '=', claimedFor)
    .$if(except.length > 0, (query) => query.where('id', 'not in', [...except]))
    .execute()
}

async function hasQuotaFor(db: Db, id: string, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select(['kind', 'width', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst()
  const file = row && { ...row, id: '', kind: row.kind as FileRow['kind'] }
  return file !== undefined && (await checkFileQuota(db, accountId, file)) === undefined
}

/** False where the photo is gone, has another owner or has no room. */
export async function adoptPhoto(db: Db, id: string, accountId: number): Promise<boolean> {
  if (!(await hasQuotaFor(db, id, accountId))) return false
  const adopted = await db
    .updateTable('files')
    .set({
      account_id: accountId,
      purpose: 'account',
      claimed_for: `accounts/${accountId}`,
      expires_at: null,
      sender: null,
      network: null,
      registrant: null,
      left_by: null,
    })
    .where('id', '=', id)
    .where('account_id', 'is', null)
    .executeTakeFirst()
  if (Number(adopted.numUpdatedRows) === 0) return false
  await db
    .updateTable('accounts')
    .set({ photo: photoAddress(id) })
    .where('id', '=', accountId)
    .execute()
  return true
}

type Photo = { accountId: AccountId; photoId: string | null; now: Date }

export async function setPhoto(db: Db, { accountId, photoId, now }: Photo): Promise<void> {
  const claimedFor = `accounts/${accountId}`
  const ids = photoId ? [photoId] : []
  await releaseFiles(db, { claimedFor, except: ids, now })
  await claimFiles(db, {
    accountId,
    ids,
    kind: 'image',
    claimedFor,
    path: 'photoId',
    isList: false,
  })
  await db
    .updateTable('accounts')
    .set({ photo: photoId ? photoAddress(photoId) : null })
    .where('id', '=', accountId)
    .execute()
}

/** The sweep of orphans deletes their files. */
export async function dropExpired(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, 'files', sql`expires_at <= ${now}`)
}

export async function findKnown(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function findKept(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const known = await findKnown(db, [...new Set(keys.map((key) => fileIdOf(key) ?? ''))])
  return new Set(keys.filter((key) => known.has(fileIdOf(key) ?? '')))
}

/** Sorted by bytes; sizes are not included, because they can be made again. */
export async function findOriginals(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('files').select(['id', 'kind', 'ending']).execute()
  return rows.map((row) => originalKey(row as FileRow)).toSorted()
}

export async function dropFiles(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('accounts')
      .set({ photo: null })
      .where('photo', 'in', ids.map(photoAddress))
      .execute()
    await tx.deleteFrom('files').where('id', 'in', ids).execute()
  })
}

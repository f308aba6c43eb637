import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { noSpace, quotaBytes, remainingShare } from '../rules/visitors.ts'
import { findHeldBytes, hasTooMany, type Sender } from './visitors.ts'

type Claim = {
  ids: readonly string[]
  /** `fundraising_requests/…`: a trigger of that table deletes the rows with its own. */
  claimedFor: string
  /** The field of the body; refusals of single files name `path.N`. */
  path: string
  now: Date
}

type FoundFile = Sender & { id: string; bytes: number }

const unclaimed = (db: Db, { ids, now }: Claim) =>
  db
    .selectFrom('files')
    .select(['id', 'bytes', 'sender', 'network'])
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('purpose', '=', 'fundraising')
    .where('account_id', 'is', null)
    .where('expires_at', '>', now)

function refuseMissing(files: readonly FoundFile[], { ids, path }: Claim) {
  const known = new Set(files.map(({ id }) => id))
  const missing = ids.flatMap((id, at) => (known.has(id) ? [] : [`${path}.${at}`]))
  if (missing.length > 0) {
    throw new Refusal(
      422,
      missing.map((at) => ({ code: 'unknown_file', path: at })),
    )
  }
}

/** @throws Refusal 422 `unknown_file` for each that is gone or in use */
export async function requireDocuments(db: Db, claim: Claim): Promise<void> {
  if (claim.ids.length > 0) refuseMissing(await unclaimed(db, claim).execute(), claim)
}

const sumOf = (files: readonly FoundFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

const nameOf = (hash: Buffer | null) => hash?.toString('hex')

/** Whether a caller and its network still hold no more than their shares with their files among these. */
async function isWithinShares(db: Db, files: readonly FoundFile[], by: Sender): Promise<boolean> {
  const held = await findHeldBytes(db, 'sent', by)
  const ofCaller = files.filter(({ sender }) => nameOf(sender) === nameOf(by.sender))
  const ofNetwork = files.filter(({ network }) => nameOf(network) === nameOf(by.network))
  const counts = {
    filesOfCaller: held.filesOfCaller + ofCaller.length,
    filesOfNetwork: held.filesOfNetwork + ofNetwork.length,
  }
  if (hasTooMany('sent', counts)) return false
  const shares = {
    inAll: held.inAll,
    byCaller: held.byCaller + sumOf(ofCaller),
    byNetwork: held.byNetwork + sumOf(ofNetwork),
  }
  return remainingShare('sent', shares) >= 0 && held.inAll + sumOf(files) <= quotaBytes('sent')
}

/** One request may take files of several callers and networks. */
async function hasRoom(db: Db, files: readonly FoundFile[]): Promise<boolean> {
  const senders = new Map(
    files.map((file) => [`${nameOf(file.sender)}/${nameOf(file.network)}`, file]),
  )
  const answers = await Promise.all(
    Array.from(senders.values(), (by) => isWithinShares(db, files, by)),
  )
  return answers.every(Boolean)
}

/**
 * Keeps documents of a visitor for a request that was sent with them. Only their sender knows their
 * ids, and a phone may change its address before the form is sent. Each counts for the caller that
 * uploaded it.
 * @throws Refusal 422 `unknown_file` for each that is gone or in use, `no_space` where all is taken
 */
export async function claimDocuments(db: Db, claim: Claim): Promise<void> {
  const { ids, claimedFor, path } = claim
  if (ids.length === 0) return
  // Requests that are sent at once count one after the other.
  await sql`select pg_advisory_xact_lock(hashtext('files'), 0)`.execute(db)
  const files = await unclaimed(db, claim).forUpdate().execute()
  refuseMissing(files, claim)
  if (!(await hasRoom(db, files))) throw new Refusal(422, [{ ...noSpace, path }])
  await db
    .updateTable('files')
    .set({ claimed_for: claimedFor, expires_at: null })
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()
}

export type SentDocument = { id: string; bytes: number }

/** In the order in which they were uploaded. */
export const findDocuments = (db: Db, claimedFor: string): Promise<SentDocument[]> =>
  db
    .selectFrom('files')
    .select(['id', 'bytes'])
    .where('claimed_for', '=', claimedFor)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

import { sql } from 'kysely'
import { isSigned } from '#features/files/signatures/queries.ts'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import type { Db } from '#platform/handle.ts'
import { maxCallersOfNetwork, networkOf } from '#platform/http/address.ts'
import {
  displacedBy,
  type FormFile,
  formFileOf,
  formFileSeconds,
  type FormPurpose,
  type HeldBytes,
  maxFilesOf,
  type VisitorQuotaName,
  quotaBytes,
  remainingShare,
  takeUpTo,
} from '../rules/visitors.ts'

/** The email address must not be readable in the row of the photo. */
export const registrantOf = (db: Db, email: string): Buffer =>
  keyedHash(db, 'registrations/photo', email.toLowerCase())

/** The photos stay as long as others, or a sender would see that the address has an account. */
export async function detachFormFiles(db: Db, accountId: number, formerEmail: string) {
  await db
    .updateTable('files')
    .set({ left_by: accountId })
    .where('registrant', '=', registrantOf(db, formerEmail))
    .where('left_by', 'is', null)
    .execute()
}

type SentFile = { id: string; purpose: FormPurpose; registrant: Buffer; now: Date }

export async function findFormFile(db: Db, sentFile: SentFile): Promise<FormFile> {
  const { id, purpose, registrant, now } = sentFile
  const found = await db
    .selectFrom('files')
    .select('registrant')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('account_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return formFileOf(found, registrant)
}

/** Null for files of an older release. */
export type Sender = { sender: Buffer | null; network: Buffer | null }

export const visitorHash = (db: Db, caller: string): Buffer => keyedHash(db, 'visitor', caller)

const senderOf = (db: Db, caller: string): Sender => ({
  sender: visitorHash(db, caller),
  network: keyedHash(db, 'network', networkOf(caller)),
})

type OpenedDocument = { id: string; caller: string; query: unknown; now: Date }

/** Until its form is sent, for the address that uploaded it; afterwards, with a signed address. */
export async function mayOpenDocument(
  db: Db,
  { id, caller, query, now }: OpenedDocument,
): Promise<boolean> {
  const file = await db
    .selectFrom('files')
    .select(['sender', 'expires_at'])
    .where('id', '=', id)
    .where('kind', '=', 'document')
    .where('account_id', 'is', null)
    .executeTakeFirst()
  if (!file) return false
  if (!file.expires_at) return isSigned(db, { id, query, now })
  return file.expires_at > now && file.sender?.equals(visitorHash(db, caller)) === true
}

/** A photo that waits for its link has more time than an hour. */
const isWaiting = sql`expires_at > created_at + interval '1 second' * ${sql.lit(formFileSeconds)}`

export const quotaConditions: Record<VisitorQuotaName, ReturnType<typeof sql>> = {
  registration: sql`account_id is null and purpose = 'registration' and not (${isWaiting})`,
  waiting: sql`account_id is null and purpose = 'registration' and ${isWaiting}`,
  fundraising: sql`account_id is null and purpose = 'fundraising'`,
  // The purpose that a trigger of the table gives to documents that are claimed.
  sent: sql`account_id is null and purpose = 'fundraising-sent'`,
}

type HeldFiles = { filesOfCaller: number; filesOfNetwork: number }

export function hasTooMany(quota: VisitorQuotaName, held: HeldFiles): boolean {
  const maximum = maxFilesOf(quota)
  return held.filesOfCaller > maximum || held.filesOfNetwork > maximum * maxCallersOfNetwork
}

export async function findHeldBytes(
  db: Db,
  quota: VisitorQuotaName,
  by: Sender,
): Promise<HeldBytes & HeldFiles> {
  const { rows } = await sql<HeldBytes & HeldFiles>`
    select coalesce(sum(bytes), 0)::float8 as "inAll",
      coalesce(sum(bytes) filter (where sender is not distinct from ${by.sender}), 0)::float8
        as "byCaller",
      coalesce(sum(bytes) filter (where network is not distinct from ${by.network}), 0)::float8
        as "byNetwork",
      count(*) filter (where sender is not distinct from ${by.sender})::integer
        as "filesOfCaller",
      count(*) filter (where network is not distinct from ${by.network})::integer
        as "filesOfNetwork"
    from files
    where ${quotaConditions[quota]}`.execute(db)
  return rows[0]!
}

type IncomingFile = { purpose: FormPurpose; caller: string; bytes: number; now: Date }

type NamedFile = { id: string; kind: string; ending: string }

export type DisplacedFile = NamedFile & { bytes: number }

/** The largest file takes the room of two hundred usual ones. */
const maxDisplaced = 500

/** The oldest files of the network that holds the most come first. */
async function findDisplaceable(
  db: Db,
  { purpose, bytes, now }: IncomingFile,
  heldBytes: HeldBytes,
) {
  const { aboveBytes, sentBefore } = displacedBy(purpose, { now, bytes, ...heldBytes })
  const { rows } = await sql<DisplacedFile>`
    with piled as (
      select id, kind, ending, bytes, created_at,
        sum(bytes) over (partition by network order by created_at desc, id) as height
      from files
      where ${quotaConditions[purpose]}
    )
    select id, kind, ending, bytes
    from piled
    where height > ${aboveBytes} or created_at <= ${sentBefore}
    order by height desc, created_at, id
    limit ${maxDisplaced}`.execute(db)
  return rows
}

const sumOf = (files: readonly { bytes: number }[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

const withOneMore = ({ filesOfCaller, filesOfNetwork }: HeldFiles): HeldFiles => ({
  filesOfCaller: filesOfCaller + 1,
  filesOfNetwork: filesOfNetwork + 1,
})

async function findQuota(db: Db, incoming: IncomingFile) {
  const { purpose, caller, bytes } = incoming
  const heldBytes = await findHeldBytes(db, purpose, senderOf(db, caller))
  if (hasTooMany(purpose, withOneMore(heldBytes))) return { left: 0, displaced: [] }
  const free = quotaBytes(purpose) - heldBytes.inAll
  const share = remainingShare(purpose, heldBytes)
  if (share <= free) return { left: share, displaced: [] }
  const displaceable = await findDisplaceable(db, incoming, heldBytes)
  const left = Math.min(share, free + sumOf(displaceable))
  return { left, displaced: takeUpTo(displaceable, bytes - free) }
}

export async function findVisitorQuota(
  db: Db,
  incoming: Omit<IncomingFile, 'bytes'>,
): Promise<number> {
  const { left } = await findQuota(db, { ...incoming, bytes: 0 })
  return left
}

type NewVisitorFile = IncomingFile &
  NamedFile & { width: number | null; height: number | null; thumbhash: string | null }

/** The lock counts files that are sent at once one after the other. */
async function addWithinQuota(tx: Db, { purpose, caller, now, ...row }: NewVisitorFile) {
  await sql`select pg_advisory_xact_lock(hashtext('files'), 0)`.execute(tx)
  const { left, displaced } = await findQuota(tx, { purpose, caller, bytes: row.bytes, now })
  if (left < row.bytes) return undefined
  const removedRows = await tx
    .deleteFrom('files')
    .where('id', '=', sql<string>`any(${displaced.map(({ id }) => id)}::text[])`)
    // Its form may have been sent in the meantime.
    .where(sql<boolean>`${quotaConditions[purpose]}`)
    .returning('id')
    .execute()
  const expires_at = new Date(now.getTime() + formFileSeconds * 1000)
  const by = senderOf(tx, caller)
  await tx
    .insertInto('files')
    .values({ ...row, ...by, purpose, created_at: now, expires_at })
    .execute()
  const ids = new Set(removedRows.map(({ id }) => id))
  return displaced.filter(({ id }) => ids.has(id))
}

export const addVisitorFile = (
  db: Db,
  file: NewVisitorFile,
): Promise<DisplacedFile[] | undefined> =>
  db.transaction().execute((tx) => addWithinQuota(tx, file))

type KeptFile = SentFile & { until: Date }

const lockFile = (db: Db, { id, purpose, now }: KeptFile) =>
  db
    .selectFrom('files')
    .select(['bytes', 'sender', 'network', 'registrant', 'expires_at'])
    .select(sql<boolean>`${isWaiting}`.as('isWaiting'))
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('account_id', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()

/**
 * Kept also where the registration has ended, or the sender would notice that. Where too many
 * photos wait, it keeps its usual time and the account may begin without it.
 */
export async function keepFormFile(db: Db, keptFile: KeptFile): Promise<FormFile> {
  const file = await lockFile(db, keptFile)
  const state = formFileOf(file, keptFile.registrant)
  if (!file || state !== 'usable') return state
  const heldBytes = await findHeldBytes(db, 'waiting', file)
  const left = Math.min(
    remainingShare('waiting', heldBytes),
    quotaBytes('waiting') - heldBytes.inAll,
  )
  const isOneTooMany = hasTooMany('waiting', withOneMore(heldBytes))
  const mayWait = file.isWaiting || (left >= file.bytes && !isOneTooMany)
  const until = mayWait ? keptFile.until : file.expires_at
  await sql`
    update files
    set registrant = ${keptFile.registrant}, expires_at = greatest(expires_at, ${until})
    where id = ${keptFile.id}`.execute(db)
  return state
}

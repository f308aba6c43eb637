import { sql } from 'kysely'
import { hourSeconds } from '#i18n/time-units.ts'
import type { Db } from '../handle.ts'
import type { Vault } from '../secrets/vault.ts'
import type { AccountId } from '../session/account.ts'
import { repeatUntilNone } from '../sweeping/batches.ts'

export const answerLifetimeSeconds = 48 * hourSeconds

const megabyte = 1024 * 1024

/** Per account: one hour at 3,000 new ads; an answer takes 1.4 kB, with 30 pictures 6 kB. */
export const maxAnswers = 3_000
export const maxAnswerBytes = 16 * megabyte

/** Enforced by the hourly sweep. */
const maxBytesOfAll = 4_096 * megabyte

export type Claim = {
  hash: Buffer
  requestHash: Buffer
  accountId: AccountId | undefined
  now: Date
}

const placeOf = (hash: Buffer) => `idempotency_keys/${hash.toString('hex')}`

const oldestKept = (now: Date) => new Date(now.getTime() - answerLifetimeSeconds * 1000)

/** Waits for a transaction that holds the key; false when the key was used. */
export async function claimKey(tx: Db, claim: Claim): Promise<boolean> {
  const { hash, requestHash, accountId = null, now } = claim
  const row = { hash, request_hash: requestHash, account_id: accountId, created_at: now }
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((known) =>
      known
        .column('hash')
        .doUpdateSet({ ...row, sealed: null, about: null })
        .where('idempotency_keys.created_at', '<=', oldestKept(now)),
    )
    .returning('hash')
    .executeTakeFirst()
  return claimed !== undefined
}

const overlapRows = 100

/** `skip locked`: a concurrent call of the account removes those itself. */
async function dropOldest(tx: Db, accountId: AccountId): Promise<void> {
  await sql`
    update idempotency_keys
    set sealed = null
    where hash = any (array(
      select hash
      from idempotency_keys
      where hash = any (array(
        select hash
        from (
          select hash, sealed, row_number() over newest as place,
            sum(octet_length(sealed)) over newest as bytes
          from (
            select hash, created_at, sealed
            from idempotency_keys
            where account_id = ${accountId}
            order by created_at desc
            limit ${maxAnswers + overlapRows}) last
          window newest as (order by created_at desc, hash)) placed
        where sealed is not null and (place > ${maxAnswers} or bytes > ${maxAnswerBytes})))
      for update skip locked))`.execute(tx)
}

type KeptAnswer = Pick<Claim, 'hash' | 'accountId'> & { answer: string; about: string | undefined }

export async function storeAnswer(
  tx: Db,
  vault: Vault,
  { hash, answer, about, accountId }: KeptAnswer,
) {
  await tx
    .updateTable('idempotency_keys')
    .set({ sealed: vault.sealPacked(answer, placeOf(hash)), about: about ?? null })
    .where('hash', '=', hash)
    .execute()
  if (accountId !== undefined) await dropOldest(tx, accountId)
}

const rowsOfPage = 10_000

async function addUp(db: Db, { before, left }: { before: Date | 'infinity'; left: number }) {
  const { rows } = await sql<{ bytes: number; oldest: Date | null; end: Date | null }>`
    select coalesce(sum(bytes), 0)::float8 as bytes, min(created_at) as oldest,
      max(created_at) filter (where height > ${left}) as "end"
    from (
      select created_at, bytes, sum(bytes) over (order by created_at desc) as height
      from (
        select created_at, octet_length(sealed) as bytes
        from idempotency_keys
        where sealed is not null and created_at < ${before}
        order by created_at desc
        limit ${rowsOfPage}) its) placed`.execute(db)
  return rows[0]!
}

async function findEnd(db: Db, maxBytes: number): Promise<Date | undefined> {
  let next: { before: Date | 'infinity'; left: number } = { before: 'infinity', left: maxBytes }
  for (;;) {
    const { bytes, oldest, end } = await addUp(db, next)
    if (end !== null || oldest === null) return end ?? undefined
    next = { before: oldest, left: next.left - bytes }
  }
}

/** The keys stay, so the requests are not repeated. */
export async function trimAnswers(db: Db, maxBytes = maxBytesOfAll): Promise<void> {
  const end = await findEnd(db, maxBytes)
  if (end === undefined) return
  await repeatUntilNone(async (limit) => {
    const dropped = await sql`
      update idempotency_keys
      set sealed = null
      where ctid = any (array(
        select ctid
        from idempotency_keys
        where sealed is not null and created_at <= ${end}
        limit ${limit}
        for update skip locked))`.execute(db)
    return Number(dropped.numAffectedRows ?? 0)
  })
}

export async function freeKey(tx: Db, hash: Buffer) {
  await tx.deleteFrom('idempotency_keys').where('hash', '=', hash).execute()
}

export async function findKept(db: Db, vault: Vault, wanted: { hashes: Buffer[]; now: Date }) {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['hash', 'request_hash', 'sealed'])
    .where('hash', 'in', wanted.hashes)
    .where('created_at', '>', oldestKept(wanted.now))
    .executeTakeFirst()
  if (!row) return undefined
  // One that was sealed with another key is as good as gone.
  const answer = row.sealed ? vault.tryOpen(row.sealed, placeOf(row.hash)) : undefined
  return { requestHash: row.request_hash, answer }
}

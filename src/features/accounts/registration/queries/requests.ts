import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import type { Db } from '#platform/handle.ts'
import { networkOf } from '#platform/http/address.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Caller } from '#platform/session/caller.ts'
import { countHit } from '#platform/session/throttle.ts'
import { deleteInBatches } from '#platform/sweeping/batches.ts'
import {
  excessOf,
  maxRequestsInAll,
  maxRequestsOfNetwork,
  maxOpenedOfNetwork,
  requestSeconds,
} from '../rules/requests.ts'

type Part = { network: Buffer; count: number }

async function countOf(db: Db, network: Buffer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from registration_requests
    where network = ${network}`.execute(db)
  return rows[0]!.count
}

async function findLargest(db: Db): Promise<(Part & { inAll: number }) | undefined> {
  const { rows } = await sql<Part & { inAll: number }>`
    select network, count(*)::integer as count, (sum(count(*)) over ())::integer as "inAll"
    from registration_requests
    group by network
    order by count(*) desc, min(created_at)
    limit 1`.execute(db)
  return rows[0]
}

/** A registration whose link was opened is an account by now, and is not affected. */
async function endOldest(db: Db, { network, count }: Part): Promise<void> {
  if (count === 0) return
  const ended = await sql<{ id: string }>`
    delete from registration_requests
    where id in (
      select id
      from registration_requests
      where network = ${network}
      order by created_at, id
      limit ${count})
    returning id`.execute(db)
  const ids = sql<string>`any(${ended.rows.map(({ id }) => id)}::uuid[])`
  await db.deleteFrom('registrations').where('id', '=', ids).execute()
  await db.deleteFrom('registration_decoys').where('request_id', '=', ids).execute()
}

type RequestOrigin = { caller: Pick<Caller, 'address' | 'allowance'>; now: Date }

const networkHash = (db: Db, { caller }: RequestOrigin) =>
  keyedHash(db, 'registrations/network', networkOf(caller.address))

/**
 * Makes room by ending the oldest request of the network, or of the largest network: refusing would
 * block everybody behind a network for 30 days (docs/decisions/0030). It must not depend on whether
 * an address has an account. Call it after `lockEmail` and before any registration is written.
 * @returns the id of the registration or of the decoy that is kept for it
 */
export async function addRequest(db: Db, { caller, now }: RequestOrigin): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('registrations'), 0)`.execute(db)
  const network = networkHash(db, { caller, now })
  const own = excessOf(await countOf(db, network), maxRequestsOfNetwork * caller.allowance)
  await endOldest(db, { network, count: own })
  const largest = await findLargest(db)
  if (largest) await endOldest(db, { ...largest, count: excessOf(largest.inAll, maxRequestsInAll) })
  const id = randomUUID()
  await db.insertInto('registration_requests').values({ id, network, created_at: now }).execute()
  return id
}

type OpeningCount = { network: Buffer; times: number; max: number } & RequestOrigin

async function countOpened(db: Db, { network, caller, ...counted }: OpeningCount): Promise<void> {
  const key = `opened/network/${network.toString('hex')}`
  const limit = { ...counted, key, seconds: requestSeconds, allowance: caller.allowance }
  const { isWithin, wait } = await countHit(db, limit)
  if (!isWithin) throw new Refusal(429, [{ code: 'too_many_accounts' }], wait)
}

/** @throws Refusal 429 `too_many_accounts`, whether the address has an account or not */
export const requireAccountsLeft = (db: Db, origin: RequestOrigin): Promise<void> =>
  countOpened(db, {
    ...origin,
    network: networkHash(db, origin),
    times: 0,
    max: maxOpenedOfNetwork - 1,
  })

/** Counts for the network that asked for the registration, wherever its link is opened. */
export async function countOpenedAccount(
  db: Db,
  { id, ...origin }: RequestOrigin & { id: string },
) {
  const asked = await db
    .selectFrom('registration_requests')
    .select('network')
    .where('id', '=', id)
    .executeTakeFirst()
  const network = asked?.network ?? networkHash(db, origin)
  await countOpened(db, { ...origin, network, times: 1, max: maxOpenedOfNetwork })
}

export async function sweepRequests(db: Db, now: Date): Promise<void> {
  const over = new Date(now.getTime() - requestSeconds * 1000)
  await deleteInBatches(db, 'registration_requests', sql`created_at <= ${over}`)
}

import { sql } from 'kysely'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import type { Db } from '#platform/handle.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { AlertLink } from '../contract.ts'
import { confirmExpiry } from '../rules/schedule.ts'

/** Made with a key that the database does not have, so each email of an owner has the same link. */
const tokenOf = (db: Db, ...parts: readonly string[]) =>
  keyedHash(db, 'alert-links', ...parts).toString('base64url')

/** Alerts end also for an address that nobody keeps any more, so its hash is enough. */
const addressHash = (db: Db, email: string): Buffer => keyedHash(db, 'alert-address', email)

type AlertRecipient = { ownerId: string; email: string }

/** For the emails to one address: it is of no use for alerts that go to another. */
export async function addStopLink(db: Db, { ownerId, email }: AlertRecipient): Promise<string> {
  const token = tokenOf(db, 'stop', ownerId, email)
  await sql`
    insert into alert_links (hash, owner_id, purpose, address_hash)
    values (${hashOf(token)}, ${ownerId}, 'stop', ${addressHash(db, email)})
    on conflict do nothing`.execute(db)
  return token
}

type Moved = { from: string; to: string; email: string | null }

/** Links that were sent to another address than the new owner's end. */
export async function moveStopLinks(tx: Db, { from, to, email }: Moved): Promise<void> {
  if (email === null) return
  await sql`
    update alert_links
    set owner_id = ${to}
    where owner_id = ${from} and purpose = 'stop'
      and address_hash = ${addressHash(tx, email)}`.execute(tx)
}

type Address = { ownerId: string; email: string; now: Date }

/** Links to confirm other addresses end: an owner has one. */
export async function addConfirmLink(db: Db, { ownerId, email, now }: Address): Promise<string> {
  const token = tokenOf(db, 'confirm', ownerId, email)
  const expiresAt = confirmExpiry(now)
  await sql`
    delete from alert_links
    where owner_id = ${ownerId} and purpose = 'confirm' and email <> ${email}`.execute(db)
  await sql`
    insert into alert_links (hash, owner_id, purpose, email, expires_at)
    values (${hashOf(token)}, ${ownerId}, 'confirm', ${email}, ${expiresAt})
    on conflict (hash) do update set expires_at = excluded.expires_at`.execute(db)
  return token
}

/** The address that the owner has last been asked to confirm. */
export async function findUnconfirmed(db: Db, ownerId: string, now: Date) {
  const { rows } = await sql<{ email: string }>`
    select email
    from alert_links
    where owner_id = ${ownerId} and purpose = 'confirm' and expires_at > ${now}
    order by expires_at desc
    limit 1`.execute(db)
  return rows[0]?.email ?? null
}

export type FoundLink = {
  ownerId: string
  purpose: AlertLink['purpose']
  /** The address to confirm, or the one that gets the alerts; null where the link is of another. */
  email: string | null
  /** None where the link is of another address than the one that gets the alerts. */
  searches: AlertLink['searches']
}

type LinkRow = FoundLink & { addressHash: Buffer | null }

const isOfPresent = (db: Db, { email, addressHash: sentTo }: LinkRow): boolean =>
  sentTo === null || (email !== null && addressHash(db, email).equals(sentTo))

export async function findLink(db: Db, token: string, now: Date): Promise<FoundLink | undefined> {
  const { rows } = await sql<LinkRow>`
    select owner_id as "ownerId", purpose, address_hash as "addressHash",
      coalesce(alert_links.email, accounts.email, search_owners.email) as email,
      coalesce((
        select json_agg(json_build_object('id', id, 'name', name, 'frequency', frequency)
          order by saved_at desc, id)
        from saved_searches
        where saved_searches.owner_id = alert_links.owner_id and deleted_at is null), '[]')
        as searches
    from alert_links
    join search_owners on search_owners.id = owner_id
    left join accounts on accounts.id = account_id
    where hash = ${hashOf(token)} and coalesce(expires_at > ${now}, true)`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { ownerId, purpose, email, searches } = row
  return isOfPresent(db, row)
    ? { ownerId, purpose, email, searches }
    : { ownerId, purpose, email: null, searches: [] }
}

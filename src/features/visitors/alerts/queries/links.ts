import { sql } from 'kysely'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import type { Db } from '#platform/handle.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { AlertLink } from '../contract.ts'
import { confirmExpiry } from '../rules/schedule.ts'

/** Made with a key that the database does not have, so each email of an owner has the same link. */
const tokenOf = (db: Db, ...parts: readonly string[]) =>
  keyedHash(db, 'alert-links', ...parts).toString('base64url')

export async function addStopLink(db: Db, ownerId: string): Promise<string> {
  const token = tokenOf(db, 'stop', ownerId)
  await sql`
    insert into alert_links (hash, owner_id, purpose)
    values (${hashOf(token)}, ${ownerId}, 'stop')
    on conflict do nothing`.execute(db)
  return token
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
  /** The address to confirm, or the one that gets the alerts. */
  email: string | null
  searches: AlertLink['searches']
}

export async function findLink(db: Db, token: string, now: Date): Promise<FoundLink | undefined> {
  const { rows } = await sql<FoundLink>`
    select owner_id as "ownerId", purpose,
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
  return rows[0]
}

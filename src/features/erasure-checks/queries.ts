import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'

/**
 * What an erasure takes away and nothing may bring back, each a query of the ids of erased accounts
 * that have some of it.
 */
export const leftovers: Record<string, string> = {
  'ads of erased accounts that are open or say something': `
    select a.id
    from accounts a
    join properties p on p.account_id = a.id or p.agency_id = a.id
    where a.erased_at is not null
      and (p.state <> 'closed'
        or p.name_en || p.name_ar || p.description_en || p.description_ar <> '')`,
  'files of erased accounts': `
    select a.id
    from accounts a
    join files f on f.account_id = a.id
    where a.erased_at is not null`,
  'sessions of erased accounts': `
    select a.id
    from accounts a
    join sessions s on s.account_id = a.id
    where a.erased_at is not null`,
  'links and browsers of erased accounts': `
    select a.id
    from accounts a
    where a.erased_at is not null
      and (
        exists (select from mailed_tokens t where t.account_id = a.id)
        or exists (select from known_devices d where d.account_id = a.id)
        or exists (select from second_factors s where s.account_id = a.id))`,
  'feeds, uploads and invitations of erased accounts': `
    select a.id
    from accounts a
    where a.erased_at is not null
      and (
        exists (select from feeds f where f.account_id = a.id)
        or exists (select from begun_uploads u where u.account_id = a.id)
        or exists (select from invitations i where i.agency_id = a.id))`,
  'addresses of members in erased accounts': `
    select a.id
    from accounts a
    join membership_events e on a.id in (e.agency_id, e.agent_id)
    where a.erased_at is not null and e.agent_email is not null`,
  'members of erased agencies': `
    select a.id
    from accounts a
    join accounts m on m.agency_id = a.id
    where a.erased_at is not null`,
  'erased accounts that name somebody': `
    select id
    from accounts
    where erased_at is not null
      and (name <> '' or coalesce(email, phone, whatsapp, password_hash, photo, bio) is not null)`,
}

/** Erased accounts that have something again, as releases before have left it. */
export async function findHalfErased(db: Db): Promise<{ id: AccountId; erasedAt: Date }[]> {
  const wanted = Object.values(leftovers).join(' union ')
  const { rows } = await sql<{ id: AccountId; erasedAt: Date }>`
    select id, erased_at as "erasedAt"
    from accounts
    where id in (${sql.raw(wanted)})
    order by id
    limit 100`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { visitorsQuota, waitingQuota } from './rules.ts'

type Sent = { id: string; purpose: 'registration' | 'fundraising'; now: Date }

/** Whether a visitor's file is still there, of the form that it was sent for. */
export async function hasFormFile(db: Db, { id, purpose, now }: Sent): Promise<boolean> {
  const found = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('account_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether visitors may send more: what no account has yet has a limit of its own. */
export async function hasRoomForVisitors(db: Db): Promise<boolean> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(bytes), 0)::float8 as used
    from files
    where account_id is null`.execute(db)
  return rows[0]!.used < visitorsQuota
}

/**
 * A registration's photo waits as long as its link, also where the registration has ended: that nobody
 * could use it again would say so. Where too many wait already it is forgotten after its hour, and an
 * account that is opened later begins without a photo.
 */
export async function keepFormFile(db: Db, id: string, until: Date): Promise<void> {
  await sql`
    update files
    set expires_at = greatest(expires_at, ${until})
    where id = ${id} and account_id is null and ${waitingQuota} > (
      select coalesce(sum(bytes), 0)
      from files
      where purpose = 'registration' and account_id is null
      and expires_at > created_at + interval '1 hour')`.execute(db)
}

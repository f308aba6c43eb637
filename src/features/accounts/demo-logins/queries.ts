import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'

/** Call it in the transaction that seeds the demo or gives its accounts a password. */
export async function markDemo(db: Db): Promise<void> {
  await sql`
    insert into demo_marks (started_at)
    values (now())
    on conflict (id) do update
    set started_at = excluded.started_at, ended_at = null
    where demo_marks.ended_at is not null`.execute(db)
}

/** Of two transactions at once, the second waits for the row and then gets false. */
async function takeMark(db: Db): Promise<boolean> {
  const { rows } = await sql`
    update demo_marks
    set ended_at = now()
    where ended_at is null
    returning id`.execute(db)
  return rows.length > 0
}

/**
 * Rows that give access (answers and mails may hold tokens); rows that refer to them go too. Finance
 * applications are encrypted with the demo's key, which production does not have.
 */
const ways = [
  'sessions',
  'known_devices',
  'second_factors',
  'mailed_tokens',
  'registrations',
  'registration_decoys',
  'registration_requests',
  'idempotency_keys',
  'mails',
  'finance_applications',
] as const

async function endPasswords(db: Db): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    with locked as (
      update accounts
      set password_hash = null
      where password_hash is not null
      returning id
    )
    select count(*)::integer as ended
    from (select id from locked union select account_id from sessions) as entered`.execute(db)
  return rows[0]?.ended ?? 0
}

/** A scheduled feed would continue to write ads without a login. */
async function stopFeeds(db: Db): Promise<void> {
  await sql`
    update feed_runs
    set state = 'cancelled', finished_at = now(), updated_at = now()
    where state in ('queued', 'running', 'waiting')`.execute(db)
  await sql`
    update feeds
    set schedule = 'off', next_run_at = null
    where schedule <> 'off'`.execute(db)
}

/** An address that was set in the demo could reset the password of a seeded account or operator. */
async function dropDoubtfulEmails(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update accounts
    set email = null, email_verified_at = null
    where email is not null
      and (
        (source = 'demo' and lower(email) not like '%@demo.example')
        or (
          role = 'operator'
          and lower(email) not like '%@demo.example'
          and not (
            exists (
              select from account_events
              where account_id = accounts.id and kind = 'operator_made')
            and not exists (
              select from account_events
              where account_id = accounts.id and kind = 'email_changed'))))
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** `accounts`: how many could be entered. `withoutEmail`: ids of those that lost their address. */
export type EndedDemo = { accounts: number; withoutEmail: number[] }

/** Run it in a transaction. Undefined where no demo has run since the last call. */
export async function endDemo(db: Db): Promise<EndedDemo | undefined> {
  if (!(await takeMark(db))) return undefined
  const accounts = await endPasswords(db)
  for (const table of ways) await db.deleteFrom(table).execute()
  await stopFeeds(db)
  return { accounts, withoutEmail: await dropDoubtfulEmails(db) }
}

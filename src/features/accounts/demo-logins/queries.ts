import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'

/**
 * Notes that a demo runs on this database: the next start of a production ends what the demo let in.
 * To be called in the transaction that seeds the demo or gives its accounts a password.
 */
export async function markDemo(db: Db): Promise<void> {
  await sql`
    insert into demo_marks (started_at)
    values (now())
    on conflict (id) do update
    set started_at = excluded.started_at, ended_at = null
    where demo_marks.ended_at is not null`.execute(db)
}

/**
 * Whether a demo has run since the last call that was committed. Of two transactions at once the second
 * waits here, and is answered with false once the first is committed.
 */
async function takeMark(db: Db): Promise<boolean> {
  const { rows } = await sql`
    update demo_marks
    set ended_at = now()
    where ended_at is null
    returning id`.execute(db)
  return rows.length > 0
}

/**
 * Tables of which every row lets somebody in, or is kept for who asks to be let in. Those that refer to
 * them are emptied with them. An answer kept for an Idempotency-Key may hold a token, and a letter a link.
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

/** An address at which a feed is fetched writes ads for as long as it has a schedule. */
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

/**
 * Takes the address off accounts that would lead whoever changed it in the demo to what is not theirs:
 * accounts that the demo seeded and operators. An operator whose address was typed at the command line
 * and never changed keeps it. Answers the ids of the accounts.
 */
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

/** `accounts` is how many could be entered, `withoutEmail` which of them lost their address. */
export type EndedDemo = { accounts: number; withoutEmail: number[] }

/**
 * Ends all that gives access to any account, where a demo has run and nobody has done so since;
 * undefined where none has. Run it in a transaction.
 */
export async function endDemo(db: Db): Promise<EndedDemo | undefined> {
  if (!(await takeMark(db))) return undefined
  const accounts = await endPasswords(db)
  for (const table of ways) await db.deleteFrom(table).execute()
  await stopFeeds(db)
  return { accounts, withoutEmail: await dropDoubtfulEmails(db) }
}

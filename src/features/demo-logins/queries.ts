import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'

/**
 * Ends the passwords, sessions and mailed links of accounts that come from a demo, whose password
 * everybody can read. `.example` is reserved, so such an address is nobody's. Answers how many
 * accounts could be entered; a demo that is started again gives them their passwords back.
 */
export async function endDemoLogins(db: Db): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    with demo as (
      select id
      from accounts
      where lower(email) like '%@demo.example'
    ), locked as (
      update accounts
      set password_hash = null
      where id in (select id from demo) and password_hash is not null
      returning id
    ), logged_out as (
      delete from sessions
      where account_id in (select id from demo)
      returning account_id
    ), unlinked as (
      delete from mailed_tokens
      where account_id in (select id from demo)
    )
    select count(*)::integer as ended
    from (select id from locked union select account_id from logged_out) as entered`.execute(db)
  return rows[0]?.ended ?? 0
}

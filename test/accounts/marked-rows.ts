import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'

/** Rows of an account in the tables that a site of the tests leaves empty: `$1` its id, `$2` its e-mail, `$3` an ad. */
const statements = [
  `insert into account_events (account_id, kind, at) values ($1, 'verified', now())`,
  `insert into favorites (property_id, account_id, added_at, price_at_adding)
    values ($3, $1, now(), 1)`,
  `insert into contact_messages (name, email, phone, subject, message, language, consent_version,
      is_suspected, visitor_hash, account_id, created_at, answer, answered_by, answered_at, closed_by,
      closed_at)
    values ('', '', '', '', '', 'en', 1, false, '', $1, now(), '', '', now(), '', now())`,
  `insert into feeds (account_id, url, hides_absent, language, created_at)
    values ($1, '', false, 'en', now())`,
  `insert into feed_runs (feed_id, account_id, phase, is_check, created_at, updated_at)
    select id, account_id, 'fetching', false, now(), now() from feeds where account_id = $1`,
  `insert into feed_rows (run_id, position, action)
    select id, 1, 'added' from feed_runs where account_id = $1`,
  `insert into feed_unchanged select id, 1, '{}' from feed_runs where account_id = $1`,
  `insert into feed_items (account_id, reference, property_id, hash, fields)
    values ($1, '', $3, '', '{}')`,
  `insert into feed_pictures (property_id, url, version) values ($3, '', '')`,
  `insert into begun_uploads select 'begun-' || $1::integer, $1, 1, now()`,
  `insert into finance_applications
    values ($1::text, '', '', 'en', 1, false, '', $1, now(), now(), '', '', '', now())`,
  `insert into invitations (agency_id, email, invited_at) values ($1, '', now())`,
  `insert into mailed_tokens (hash, purpose, email, account_id, expires_at)
    values (sha256($2::text::bytea), 'email', '', $1, now() + interval '1 day')`,
  `insert into mails (id, recipient, created_at, account_id)
    values (gen_random_uuid(), '', now(), $1)`,
  `insert into mails (id, recipient, created_at, wished_by)
    values (gen_random_uuid(), '', now(), $1)`,
  `insert into membership_events (agency_id, agent_id, kind, at) values ($1, $1, 'left', now())`,
  `insert into newsletter_subscriptions values (gen_random_uuid(), $2, 'en', 1,
    sha256($2::text::bytea), sha256($2::text::bytea), now())`,
  `insert into property_events (property_id, account_id, to_state) values ($3, $1, 'live')`,
  `insert into property_images (property_id, position, drawing, width, height)
    values ($3, 9, 'drawn', 1, 1)`,
  `insert into property_requests values ($1::text, '', '', '', 1, null, '{2}', '{buy}', '{family}', '', '',
    '{1}', '[]', 1, '', '', false, false, 'en', 1, false, '', $1, now(), now(), '', '', now(), '',
    now())`,
  `insert into fundraising_requests values ($1::text, '', '', '', '', '', 1, '', 1, '', '', 'en', 1,
    false, '', $1, now(), '', '', now(), '', now())`,
  `update files set claimed_for = 'accounts/' || $1, expires_at = null where account_id = $1`,
  `insert into registrations values (gen_random_uuid(), $2, '', '', now())`,
  `insert into registration_decoys values ($2, '', now())`,
  `insert into search_owners (id, account_id, language, used_at)
    values (gen_random_uuid(), $1, 'en', now())`,
  `insert into saved_searches (id, owner_id, name, filters, frequency, saved_at, seen_at)
    select gen_random_uuid(), id, '', '{}', 'off', now(), now()
    from search_owners where account_id = $1`,
  `insert into search_filters
    select saved_searches.id, '{}', '{}'
    from saved_searches join search_owners on search_owners.id = owner_id where account_id = $1`,
  `insert into alert_links (hash, owner_id, purpose, email, expires_at)
    select sha256($2::text::bytea), id, 'confirm', '', now() + interval '1 day'
    from search_owners where account_id = $1`,
]

const ofAds = 'property_id in (select id from properties where account_id = $1)'
const ofRuns = 'run_id in (select id from feed_runs where account_id = $1)'
const ofOwner = 'owner_id in (select id from search_owners where account_id = $1)'

/** Which rows of a table are an account's: `$1` its id, `$2` its e-mail. */
const whose: Record<string, string> = {
  accounts: 'id = $1',
  alert_links: ofOwner,
  feed_pictures: ofAds,
  feed_rows: ofRuns,
  feed_unchanged: ofRuns,
  invitations: 'agency_id = $1',
  mails: '$1 in (account_id, wished_by)',
  membership_events: 'agency_id = $1',
  newsletter_subscriptions: 'email = $2',
  property_events: ofAds,
  property_images: ofAds,
  registration_decoys: 'email = $2',
  registrations: 'email = $2',
  saved_searches: ofOwner,
  search_filters: `search_id in (select id from saved_searches where ${ofOwner})`,
}

/** Columns by which an erasure knows rows as those of the present address. */
const ofAddress = [
  'newsletter_subscriptions.email',
  'registration_decoys.email',
  'registrations.email',
]

export type Column = { table: string; column: string; type: string }

/** What is written into a column for a mark; no two columns have the same but those of the address. */
export const markOf = (mark: string, { table, column }: Column) => {
  const name = `${table}.${column}`
  return `${mark}-${ofAddress.includes(name) ? 'accounts.email' : name}`
}

/** The same as an expression of SQL. */
export const valueOf = (mark: string, place: Column) => {
  const text = `'${markOf(mark, place)}'`
  if (place.type === 'ARRAY') return `array[${text}]`
  return place.type.startsWith('json') ? `jsonb_build_object('a', ${text})` : text
}

/** Types of columns in which nobody writes words. */
const wordless = [
  'bigint',
  'boolean',
  'bytea',
  'date',
  'double precision',
  'integer',
  'numeric',
  'real',
  'smallint',
  'timestamp with time zone',
  'uuid',
]

/** Columns that take nothing but a value of a list: `check (kind in (…))`. */
const isOfList = sql<boolean>`exists (
  select
  from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = conkey[1] and attname = column_name
  where contype = 'c' and conrelid = format('%I.%I', table_schema, table_name)::regclass
    and cardinality(conkey) = 1
    and pg_get_constraintdef(pg_constraint.oid) ~ '^CHECK \\(\\(.+ = (ANY \\(ARRAY\\[|''.+''::text\\))')`

/** Every column that may hold words or lists, but those that the database computes. */
export async function findWordColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as "column", data_type as type
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and table_name <> 'schema_migrations' and data_type <> all (${wordless}) and not ${isOfList}
    order by 1, 2`.execute(db)
  return rows
}

export type Marked = { id: number; email: string; adId: number; mark: string }

const fillIn = (text: string, { id, email, adId }: Marked) =>
  sql.raw(text.replaceAll('$1', `${id}`).replaceAll('$2', `'${email}'`).replaceAll('$3', `${adId}`))

/** Gives an account a row in each table that may hold one, and writes its mark into these columns. */
export async function markRows(db: Db, marked: Marked, columns: readonly Column[]): Promise<void> {
  for (const statement of statements) await fillIn(statement, marked).execute(db)
  // Those whose rows are found by others are marked before them.
  const tables = Object.entries(Object.groupBy(columns, ({ table }) => table))
  for (const [table, places = []] of tables) {
    const values = places.map((place) => `${place.column} = ${valueOf(marked.mark, place)}`)
    const rows = whose[table] ?? 'account_id = $1'
    await fillIn(`update ${table} set ${values.join(', ')} where ${rows}`, marked).execute(db)
  }
}

/** The rows in which a mark stands, by their tables, those of the queue included. */
export async function findMarked(db: Db, mark: string): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name
    from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'
    order by 1`.execute(db)
  const found: Record<string, string[]> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(it)::text as row
      from ${sql.raw(name)} it
      where to_jsonb(it)::text like ${`%${mark}%`}
      order by 1`.execute(db)
    if (rows.length > 0) found[name.replace('public.', '')] = rows.map(({ row }) => row)
  }
  return found
}

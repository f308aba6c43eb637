import type pg from 'pg'

/**
 * Rows for the tables that a site of the tests leaves empty, with values that are easily lost on the
 * way: backslashes, line ends, tabs, quotes, Arabic, empty and null, infinite times, bytes.
 */
const statements = [
  `insert into account_events (account_id, kind, at, actor, reason)
    select id, 'verified', now(), E'o''hara\\tand\\nothers', E'back\\\\slash \\\\N "quoted" \\\\.'
    from accounts limit 2`,
  `insert into favorites (property_id, account_id, added_at, price_at_adding, note)
    select p.id, a.id, now(), 0.01, E'a\\nb \u0645\u0631 \\\\ "c"'
    from properties p, accounts a limit 2`,
  `insert into favorites (property_id, visitor_hash, network, added_at, price_at_adding, removed_at)
    select id, '\\x0b5c', '\\x005c', '-infinity', 9999999999.99, now() from properties limit 1`,
  `insert into contact_messages (name, email, phone, subject, message, language, consent_version,
      is_suspected, visitor_hash, created_at)
    values ('نور', 'noor@dara.example', '+971501112233', E'a\\tb', E'two\\nlines', 'ar', 1, true,
      '\\x00ff', now())`,
  `insert into settings (key, value) values ('odd', '{"text": "a\\\\nb \\u0645\\u0631\\u062d\\u0628\\u0627", "none": null}')`,
  `insert into erased_entries values (E'odd\\tkind', '', '1999-12-31', now(), E'o''hara')`,
  `insert into feeds (id, account_id, url, hides_absent, language, created_at)
    select '00000000-0000-4000-8000-000000000001', id, 'https://feeds.example/a?b=c', true, 'ar', now()
    from accounts limit 1`,
  `insert into feed_chunks values ('00000000-0000-4000-8000-000000000001', 0, '\\x00ff5c0a09', now())`,
  `insert into feed_runs (id, feed_id, account_id, phase, is_check, created_at, updated_at)
    select '00000000-0000-4000-8000-000000000002', id, account_id, 'fetching', false, now(), now()
    from feeds`,
  `insert into feed_rows (run_id, position, action, ad)
    select id, 1, 'added', E'{"a":\\n1}' from feed_runs`,
  `insert into feed_unchanged select id, 1, array['a,b', '{c}', '', 'null', E'\\\\'] from feed_runs`,
  `insert into feed_items (account_id, reference, property_id, hash, fields)
    select account_id, '', id, 'x', '{}' from properties where account_id is not null limit 1`,
  `insert into storage_entries (account_id, kind, bytes)
    select id, 'items', 5000000000 from accounts limit 1`,
  `insert into storage_of_newcomers values ('items', 5000000000)
    on conflict (kind) do update set bytes = excluded.bytes`,
  `insert into feed_pictures (property_id, url, version, failure)
    select id, 'https://pictures.example/1', '', 'gone' from properties limit 1`,
  `insert into applied_seeds values (E'odd\\tfolder', 'hash', '0001_locations.sql', now())`,
  `insert into begun_uploads select 'odd', id, 5000000000, now() from accounts limit 1`,
  `insert into demo_marks values (true, '-infinity', now())`,
  `insert into fundraising_requests values ('odd', 'نور', 'noor@dara.example', '+971501112233', null,
    E'a\\tb', 1, 'other', 9999999999.99, 'AED', E'two\\nlines', 'ar', 1, true, '\\x0d00', null, now(),
    E'a\\\\b', 'noor', now(), 'noor', 'infinity')`,
  `insert into subscriptions
    select 'odd', a.id, p.id, 'granted', 3, current_date, null, '-infinity'
    from accounts a, subscription_packages p limit 1`,
  `insert into payment_orders
    select 'odd', 'property_request', 'refunded', null, '\\x0d00', null, null, E'odd\\tid', null, null,
      null, 100, 5, 105, 'AED', 'sandbox', E'a\\\\b', null, 'ar', now(), 'infinity', now(), now(), now(),
      '-infinity', 'partial_refund'`,
  `insert into subscription_periods (subscription_id, order_id, start_date, end_date, refunded_at)
    values ('odd', null, '1999-12-31', '2000-01-01', now())`,
  `insert into subscription_reminders values ('odd', '2000-01-01', 7)`,
  `insert into payment_notices values ('sandbox', E'o''hara', 'odd', 'applied', now())`,
  `insert into ledger_entries (order_id, event, ledger_account, amount_fils, at)
    values ('odd', 'payment', 'gateway', 5000000000, now()), ('odd', 'payment', 'vat', -5000000000, now())`,
  `insert into invoice_numbers values ('invoice', 7)`,
  `insert into invoices values ('invoice', 7, 'odd', now(), '{"name": null}', '{"name": "a\\\\nb"}',
    '{"ar": "\\u0645"}', 5.0, 100, 5, 105)`,
  `insert into invoice_mails values ('invoice', 7, 'infinity')`,
  `insert into sandbox_payments values ('odd', 'odd', 'open', E'a\\tb', 105, 0, 'AED', 'ar', '', '', now())`,
  `insert into sandbox_notices values ('odd', 'odd', 'paid', 0, now(), 0, 2)`,
  `insert into idempotency_keys values ('\\x01', '\\x', null, now())`,
  `insert into finance_applications values ('odd', '\\x01ff', '\\x0e', 'ar', 1, false, '\\x0d', null, now(),
    'infinity', E'o''hara\\t', '\\x00ff', 'noor', '-infinity')`,
  `insert into interactions
    select id, current_date, 'view', 'visitor ' || n from properties, generate_series(1, 5) n`,
  `insert into interaction_days select id, current_date - 3, 'view', 7 from properties limit 1`,
  `insert into invitations (agency_id, email, invited_at, declined_at)
    select id, 'a@b.example', '-infinity', 'infinity' from accounts limit 1`,
  `insert into known_devices select id, '\\xdeadbeef', now() from accounts`,
  `insert into location_external_ids select 'odd "source"', 'x' || id, id from locations limit 3`,
  `insert into login_tries values ('\\x02', 3, now(), '-infinity')`,
  `insert into mails values (gen_random_uuid(), 'noor@dara.example', '\\x5c5c4e', now(), null, '\\x5e')`,
  `insert into membership_events (agency_id, agent_id, kind, agent_email, at)
    select min(id), max(id), 'left', 'then@b.example', now() from accounts`,
  `insert into newsletter_subscriptions values
    (gen_random_uuid(), 'noor@dara.example', 'ar', 1, '\\x0b', '\\x0c', now(), 'infinity', null)`,
  `insert into property_counters (property_id, views) select id, 7 from properties`,
  `insert into property_reminders select id, current_date, 7 from properties limit 1`,
  `insert into property_requests values ('odd', 'نور', '+971501112233', null, 1, null, '{2,3}', '{buy}',
    '{family,"company"}', 'cash', 'residential', '{1}', '[{"id": 1, "sar": {"max": null}}]', 99.5,
    'sqm', E'a\\\\b', true, false, 'ar', 1, false, '\\x0d', null, now(), 'infinity')`,
  `insert into second_factors (account_id, sealed) select id, '\\x00' from accounts limit 1`,
  `insert into recovery_codes select account_id, '\\x03' from second_factors`,
  `insert into registrations values
    (gen_random_uuid(), 'later@dara.example', 'hash', '\\x04', now())`,
  `insert into registration_requests values (gen_random_uuid(), '\\x0a', now())`,
  `insert into registration_decoys values ('known@dara.example', 'hash', now())`,
  `insert into sessions
      (id, account_id, family_hash, refresh_hash, device, created_at, refreshed_at)
    select gen_random_uuid(), id, '\\x05', '\\x06', E'a\\rb', now(), now() from accounts limit 1`,
  `insert into session_tokens select '\\x07', id, now() from sessions`,
  `insert into throttles values ('\\x08', 1, now())`,
  `insert into mailed_tokens (hash, purpose, email, registration_id, expires_at)
    select '\\x09', 'verify', email, id, now() from registrations`,
  `insert into search_owners (id, visitor_hash, email, language, used_at)
    values ('00000000-0000-4000-8000-000000000003', '\\x0b', 'later@dara.example', 'ar', now())`,
  `insert into search_counts select '2026-11-23', id, 1, null, 7 from locations limit 3`,
  `insert into saved_searches
    select '00000000-0000-4000-8000-000000000004', id, E'sea\\tview', '{"keyword": "a\\\\nb"}', 'daily', now(),
      '-infinity', null, now()
    from search_owners`,
  `insert into search_filters select id, '{9007199254740991,0}', '{"rooms": {"from": 3}}' from saved_searches`,
  `insert into alert_links (hash, owner_id, purpose, email, expires_at)
    select '\\x0c', id, 'confirm', email, 'infinity' from search_owners`,
  `insert into gone_ads select id, 5000000000, now() from properties order by id desc limit 1`,
  `insert into ad_changes (property_id, kind, price, before, at)
    select id, 'changed', 5000000000, '{"rooms": null}', now() from properties limit 1`,
  `insert into search_matches select saved_searches.id, ad_changes.id, property_id, now(), null
    from saved_searches, ad_changes limit 1`,
]

export async function fillEveryTable(pool: pg.Pool): Promise<void> {
  for (const statement of statements) await pool.query(statement)
}

const quoted = ({ schema, name }: { schema: string; name: string }) => `"${schema}"."${name}"`

/** Every table that is ours, whatever a backup thinks of it. */
export async function findAllTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query(
    `select schemaname as schema, tablename as name
    from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'jobs')
    order by 1, 2`,
  )
  return rows.map(quoted)
}

/** A checksum of the rows of each table, computed columns included, and the state of sequences. */
export async function fingerprint(pool: pg.Pool): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const table of await findAllTables(pool)) {
    const { rows } = await pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum
      from ${table} t`,
    )
    sums[table] = rows[0].sum
  }
  const { rows } = await pool.query(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = 'public'`,
  )
  for (const sequence of rows) {
    const found = await pool.query(`select last_value, is_called from ${quoted(sequence)}`)
    sums[quoted(sequence)] = JSON.stringify(found.rows[0])
  }
  return sums
}

/** Columns, constraints, indexes and triggers, as the server itself writes them. */
export async function structure(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query(
    `select format('column %s.%s %s %s', attrelid::regclass, attname, atttypid::regtype, attnotnull) as line
    from pg_attribute where attnum > 0 and not attisdropped
      and attrelid in (select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)
    union all
    select format('constraint %s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select format('index %s %s', indexdef, tablespace) from pg_indexes where schemaname = 'public'
    union all
    select format('valid %s %s', indexrelid::regclass, indisvalid) from pg_index
      where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all
    select format('trigger %s %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger
      where not tgisinternal
    order by 1`,
  )
  return rows.map(({ line }) => line)
}

/** What waits in the queue. */
export async function waitingJobs(pool: pg.Pool): Promise<object[]> {
  const { rows } = await pool.query(
    `select id, name, data from jobs.job where state < 'completed' order by id`,
  )
  return rows
}

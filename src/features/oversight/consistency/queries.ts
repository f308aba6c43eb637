import { sql } from 'kysely'
import { leftovers } from '#features/oversight/erasure/queries/leftovers.ts'
import { deriveNumbers, deriveWords } from '#features/search/index-table/queries.ts'
import type { Db } from '#platform/handle.ts'

export type Finding = { what: string; count: number; ids: number[] }

export const maxListedIds = 20

/** Each query returns the ids of rows that break the rule. */
const questions: Record<string, string> = {
  'ads whose last event names another state': `
    select p.id
    from properties p
    left join lateral (
      select to_state from property_events where property_id = p.id order by id desc limit 1
    ) last on true
    where last.to_state is distinct from p.state`,
  'public ads whose last price is not in their history': `
    select p.id
    from properties p
    join property_search s on s.id = p.id
    left join lateral (
      select price from property_prices where property_id = p.id order by at desc limit 1
    ) last on true
    where last.price is distinct from p.total_price`,
  'ads that hold a package that costs something and was not paid': `
    select p.id
    from properties p
    join subscription_packages held on held.id = p.package_id
    where held.price > 0 and p.package_basis = 'free'`,
  'ads of another type than their package is for': `
    select p.id
    from properties p
    join subscription_packages held on held.id = p.package_id
    where held.ad_type_id is distinct from p.ad_type_id`,
  'ads that await a payment and no package': `
    select id
    from properties
    where state = 'awaiting_payment' and wanted_package_id is null`,
  'ads on show with something that nobody has approved': `
    select p.id
    from properties p
    where p.state in ('live', 'under_offer') and p.approved_content is not null and ad_has_news(p)`,
  'ads in the name of an office whose advertiser is no member': `
    select p.id
    from properties p
    join accounts advertiser on advertiser.id = p.account_id
    where p.agency_id <> p.account_id and advertiser.agency_id is distinct from p.agency_id
      and not exists (
        select from membership_events e
        where e.agent_id = p.account_id and e.agency_id = p.agency_id
          and p.id <= e.hand_over_until)`,
  'agents whose ads were not handed over within an hour': `
    select agent_id as id
    from membership_events
    where hand_over_until is not null and at < now() - interval '1 hour'`,
  'files kept for ads that are gone': `
    select 0 as id
    from files
    where claimed_for like 'properties/%'
      and not exists (
        select from properties p where p.id = split_part(claimed_for, '/', 2)::integer)`,
  'registrations that wait although their address has an account': `
    select a.id
    from registrations r
    join accounts a on lower(a.email) = r.email`,
  'passwords of accounts that are kept as that of a registration': `
    select a.id
    from registration_decoys d
    join accounts a on lower(a.email) = d.email
    where a.password_hash = d.password_hash`,
  'pictures of ads whose file may be forgotten': `
    select i.property_id as id
    from property_images i
    join files f on f.id = i.file_id
    where f.claimed_for is distinct from 'properties/' || i.property_id`,
  'addresses of pictures of ads that no feed names': `
    select distinct k.property_id as id
    from feed_pictures k
    where not exists (select from feed_items i where i.property_id = k.property_id)`,
  'accounts whose ads are counted otherwise than they are': `
    select distinct account_id as id
    from (
      select account_id, kind, bytes
      from storage_entries
      where kind in ('drafts', 'off_show', 'submitted')
      union all
      select p.keeper_id, counted.kind, - ad_bytes(p)
      from properties p
      cross join unnest(room_kinds(p)) as counted (kind)
    ) counts
    group by account_id, kind
    having sum(bytes) <> 0`,
  ...leftovers,
}

async function ask(db: Db, what: string, question: string): Promise<Finding> {
  const found = await sql<{ id: number; count: number }>`
    select id, (count(*) over ())::integer as count
    from (${sql.raw(question)}) as offenders
    limit ${maxListedIds}`.execute(db)
  return { what, count: found.rows[0]?.count ?? 0, ids: found.rows.map(({ id }) => id) }
}

export async function findOffenders(db: Db): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [what, question] of Object.entries(questions)) {
    findings.push(await ask(db, what, question))
  }
  return findings
}

/** Ads compared in one transaction, so that none stays open for long. */
const maxComparedAtOnce = 1_000

/** Ids above `after`, up to and including `upTo`. */
export type Piece = { after: number; upTo: number }

export async function findPiece(db: Db, after: number): Promise<Piece | undefined> {
  const { rows } = await sql<{ upTo: number | null }>`
    select max(id) as "upTo"
    from (
      select id
      from properties
      where id > ${after}
      order by id
      limit ${maxComparedAtOnce}) next`.execute(db)
  const upTo = rows[0]?.upTo
  return upTo == null ? undefined : { after, upTo }
}

/** Writes and locks nothing. Run it in a transaction with one snapshot. */
export async function findStaleSearch(db: Db, { after, upTo }: Piece): Promise<number[]> {
  const within = (column: string) =>
    sql`${sql.ref(column)} > ${after} and ${sql.ref(column)} <= ${upTo}`
  const numbers = await deriveNumbers(db, within('p.id'))
  const words = await deriveWords(db, within('s.id'))
  const { rows } = await sql<{ id: number }>`
    with kept_numbers as (select s.id, s as row from property_search s where ${within('s.id')}),
    numbers as (${numbers}),
    kept_words as (
      select property_id as id, words from property_words where ${within('property_id')}),
    words as (${words})
    select id
    from kept_numbers
    full join numbers using (id)
    where kept_numbers.row is distinct from numbers.row
    union
    select id
    from kept_words
    full join words using (id)
    where kept_words.words is distinct from words.words
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

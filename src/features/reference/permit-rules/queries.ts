import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { PermitRule } from './rules.ts'

const rowOf = ({ emirate, types, exempt }: PermitRule) => ({
  emirate,
  types: types.map(({ type }) => type),
  forms: types.map(({ form }) => form),
  exempt,
})

/** An emirate without a rule keeps its row, which then requires no permit. */
export async function storePermitRules(db: Db, rules: readonly PermitRule[]): Promise<void> {
  const rows = JSON.stringify(rules.map(rowOf))
  await sql`
    with given as (
      select emirate, types, forms, exempt
      from json_to_recordset(${rows}::json)
        as given (emirate text, types text[], forms text[], exempt text[])
      union all
      select emirate, '{}', '{}', '{}'
      from permit_rules
      where emirate <> all(${rules.map(({ emirate }) => emirate)}::text[])
    )
    insert into permit_rules as stored (emirate, types, forms, exempt)
    select emirate, types, forms, exempt from given
    on conflict (emirate) do update
    set types = excluded.types, forms = excluded.forms, exempt = excluded.exempt,
      changed_at = now(), refreshed_at = '-infinity'
    where (stored.types, stored.forms, stored.exempt)
      is distinct from (excluded.types, excluded.forms, excluded.exempt)`.execute(db)
}

/** A statement begun under the old rule may commit after the first pass; none takes this long. */
const secondPassAfter = sql`interval '10 minutes'`

/** The time now, as text to keep its microseconds, if some ads do not follow a rule yet. */
export async function findRuleChange(db: Db): Promise<string | undefined> {
  const found = await sql<{ now: string }>`
    select now()::text as now
    from permit_rules
    where refreshed_at < changed_at
      or (refreshed_at < changed_at + ${secondPassAfter} and now() >= changed_at + ${secondPassAfter})
    limit 1`.execute(db)
  return found.rows[0]?.now
}

export async function noteRulesFollowed(db: Db, begunAt: string): Promise<void> {
  await sql`
    update permit_rules
    set refreshed_at = ${begunAt}::timestamptz
    where refreshed_at < ${begunAt}::timestamptz`.execute(db)
}

import type pg from 'pg'
import { otherSchemas } from './tables.ts'

type Client = Pick<pg.Client, 'query'>

type Suspension = { before: string; after: string }

const ours = `n.nspname !~ '^pg_' and n.nspname <> all ($1)`

const questions = [
  // Without foreign keys rows can be loaded in any order, also in tables that refer to themselves.
  `select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as before,
      format('alter table %s add constraint %I %s',
        k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as after
    from pg_constraint k
    join pg_namespace n on n.oid = k.connamespace
    where k.contype = 'f' and k.conparentid = 0 and ${ours}
    order by k.oid`,
  // Building an index over all rows at once is faster and gives a smaller index.
  `select format('drop index %s', i.indexrelid::regclass) as before,
      pg_get_indexdef(i.indexrelid) as after
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'i' and ${ours}
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    order by i.indexrelid`,
  // Rows that triggers write are already in the backup.
  `select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as before,
      format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname) as after
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and t.tgenabled = 'O' and ${ours}
    order by t.oid`,
]

async function findSuspensions(client: Client): Promise<Suspension[]> {
  const found: Suspension[] = []
  for (const question of questions) {
    found.push(...(await client.query<Suspension>(question, [otherSchemas])).rows)
  }
  return found
}

/** Foreign keys, indexes and triggers are dropped while `load` runs and restored afterwards. */
export async function withoutConstraints(client: Client, load: () => Promise<void>): Promise<void> {
  const suspensions = await findSuspensions(client)
  for (const { before } of suspensions) await client.query(before)
  await load()
  // Indexes come before foreign keys, whose checks use them.
  for (const { after } of suspensions.toReversed()) await client.query(after)
}

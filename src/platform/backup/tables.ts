import pg from 'pg'

export type TableShape = { schema: string; name: string; columns: string[] }
export type Sequence = { schema: string; name: string; lastValue: string; isCalled: boolean }

type Client = Pick<pg.Client, 'query'>

export const markerSchema = 'dara_restore'

/** pg-boss creates the queue's tables; its waiting jobs are copied as JSON instead. */
export const otherSchemas = ['jobs', markerSchema, 'information_schema']

export const quoteName = ({ schema, name }: { schema: string; name: string }) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

export async function findTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname::text as schema, c.relname::text as name, array(
        select a.attname::text
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> all ($1)
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1, 2`,
    [otherSchemas],
  )
  return rows
}

export async function findSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname::text as schema, c.relname::text as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname !~ '^pg_' and n.nspname <> all ($1)
    order by 1, 2`,
    [otherSchemas],
  )
  const sequences: Sequence[] = []
  for (const row of rows) {
    const found = await client.query(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoteName(row)}`,
    )
    sequences.push({ ...row, ...found.rows[0] })
  }
  return sequences
}

/** Both ends use the same text formats, whatever the server's defaults. */
export const textSettings = `
  set client_encoding to 'UTF8';
  set datestyle to 'ISO, YMD';
  set intervalstyle to 'postgres';
  set timezone to 'UTC';
  set extra_float_digits to 1;
  set bytea_output to 'hex';
  set row_security to off;
  set statement_timeout to 0;
  set idle_in_transaction_session_timeout to 0;
  set lock_timeout to '60s'`

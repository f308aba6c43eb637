import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { Tables } from '#platform/tables.ts'

type Limit = { table: keyof Tables; max: number }

/** Statements that delete more rows of a table at once fail, until the answered function is called. */
export async function refuseLargeDeletes(db: Db, limits: readonly Limit[]) {
  await sql`
    create or replace function refuse_large_delete() returns trigger language plpgsql as $$
    begin
      if (select count(*) from gone) > tg_argv[0]::integer then
        raise '% rows of % at once', (select count(*) from gone), tg_table_name;
      end if;
      return null;
    end
    $$`.execute(db)
  for (const { table, max } of limits) {
    await sql`
      create trigger refuse_large_delete after delete on ${sql.table(table)}
      referencing old table as gone
      for each statement execute function refuse_large_delete(${sql.lit(max)})`.execute(db)
  }
  return async () => {
    for (const { table } of limits) {
      await sql`drop trigger refuse_large_delete on ${sql.table(table)}`.execute(db)
    }
  }
}

/** The same of every statement that deletes a row of a table. */
export async function refuseDeletes(db: Db, table: keyof Tables) {
  await sql`
    create or replace function refuse_delete() returns trigger language plpgsql as $$
    begin
      raise 'nothing of % is deleted', tg_table_name;
    end
    $$`.execute(db)
  await sql`
    create trigger refuse_delete before delete on ${sql.table(table)}
    for each row execute function refuse_delete()`.execute(db)
  return async () => {
    await sql`drop trigger refuse_delete on ${sql.table(table)}`.execute(db)
  }
}

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../handle.ts'
import type { Tables } from '../tables.ts'

/** Rows of one statement: far from what a statement has time for, however large they are. */
export const batchRows = 1_000

/** Repeats a statement that answers how many rows it took, until there are none. */
export async function untilNone(
  step: (limit: number) => Promise<number>,
  limit = batchRows,
): Promise<void> {
  while ((await step(limit)) > 0);
}

/**
 * Deletes rows that meet a condition. Rows that another transaction has locked stay: the next sweep
 * finds them.
 */
export async function deleteInBatches(
  db: Db,
  table: keyof Tables,
  condition: RawBuilder<unknown>,
): Promise<void> {
  await untilNone(async (limit) => {
    const deleted = await sql`
      delete from ${sql.table(table)}
      where ctid = any (array(
        select ctid
        from ${sql.table(table)}
        where ${condition}
        limit ${limit}
        for update skip locked))`.execute(db)
    return Number(deleted.numAffectedRows ?? 0)
  })
}

type Task = () => Promise<unknown>

/** One after the other; one that fails keeps none of the others from their turn. */
export async function eachInTurn(
  tasks: readonly Task[],
  onFailure: (error: unknown) => void,
): Promise<void> {
  for (const task of tasks) await task().catch(onFailure)
}

/** The same for tasks that are one to the caller. @throws AggregateError after the last, of all that failed */
export async function allInTurn(tasks: readonly Task[]): Promise<void> {
  const failures: unknown[] = []
  await eachInTurn(tasks, (error) => void failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} tasks failed`)
}

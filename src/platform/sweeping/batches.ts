import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../handle.ts'
import type { Tables } from '../tables.ts'

/** Far below the time limit of a statement. */
export const maxBatchRows = 1_000

/** `step` returns how many rows it changed. */
export async function repeatUntilNone(
  step: (limit: number) => Promise<number>,
  limit = maxBatchRows,
): Promise<void> {
  while ((await step(limit)) > 0);
}

/** Rows that another transaction has locked stay for the next sweep. */
export async function deleteInBatches(
  db: Db,
  table: keyof Tables,
  condition: RawBuilder<unknown>,
): Promise<void> {
  await repeatUntilNone(async (limit) => {
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

/** A failed task does not stop the others. */
export async function eachInTurn(
  tasks: readonly Task[],
  onFailure: (error: unknown) => void,
): Promise<void> {
  for (const task of tasks) await task().catch(onFailure)
}

/** @throws AggregateError after the last task */
export async function allInTurn(tasks: readonly Task[]): Promise<void> {
  const failures: unknown[] = []
  await eachInTurn(tasks, (error) => void failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} tasks failed`)
}

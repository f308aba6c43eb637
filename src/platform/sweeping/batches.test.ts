import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { refuseLargeDeletes } from '#test/refused-deletes.ts'
import { allInTurn, maxBatchRows, deleteInBatches, eachInTurn, repeatUntilNone } from './batches.ts'

const { kysely: db } = await freshDatabase()

const fill = (rows: number) =>
  sql`
    insert into throttles (key, hits, resets_at)
    select int4send(n), n, now() from generate_series(1, ${rows}::integer) n`.execute(db)

const countOf = async () =>
  (await db.selectFrom('throttles').select('hits').orderBy('hits').execute()).map(
    ({ hits }) => hits,
  )

test('Rows that meet a condition are deleted, so many a statement, and no others', async () => {
  await fill(2 * maxBatchRows + 2)
  await refuseLargeDeletes(db, [{ table: 'throttles', max: maxBatchRows }])
  await deleteInBatches(db, 'throttles', sql`hits > 1`)
  expect(await countOf()).toEqual([1])
})

test('Rows that somebody holds are left, and nothing waits for them', async () => {
  await sql`delete from throttles`.execute(db)
  await fill(3)
  await db.transaction().execute(async (tx) => {
    await sql`update throttles set hits = 9 where hits = 2`.execute(tx)
    await deleteInBatches(db, 'throttles', sql`hits < 9`)
  })
  expect(await countOf()).toEqual([9])
})

test('A step is repeated until it finds nothing, also after one that found less than a batch', async () => {
  const found = [3, 1, 3, 0, 3]
  const limits: number[] = []
  const step = async (limit: number) => {
    limits.push(limit)
    return found.shift()!
  }
  await repeatUntilNone(step, 3)
  expect([limits, found]).toEqual([[3, 3, 3, 3], [3]])
})

const failure = new Error('statement timeout')

const tasksOf = (done: string[]) => [
  async () => done.push('accounts'),
  async () => Promise.reject(failure),
  async () => done.push('reminders'),
]

test('A task that fails is told of and keeps none of the others from their turn', async () => {
  const [done, told]: [string[], unknown[]] = [[], []]
  await eachInTurn(tasksOf(done), (error) => void told.push(error))
  expect([done, told]).toEqual([['accounts', 'reminders'], [failure]])
})

test('Tasks that are one fail together after the last of them', async () => {
  const done: string[] = []
  const ended = allInTurn(tasksOf(done))
  await expect(ended).rejects.toMatchObject({ errors: [failure] })
  expect(done).toEqual(['accounts', 'reminders'])
})

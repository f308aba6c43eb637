import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { warnOfFullStorage } from './actions/fullness.ts'
import { findFullness } from './queries/fullness.ts'

const { kysely: db } = await freshDatabase()

const gigabyte = 1024 ** 3

async function addSent(id: string, bytes: number) {
  await sql`
    insert into files (id, purpose, kind, ending, bytes, claimed_for, created_at)
    values (${id.repeat(22)}, 'fundraising', 'document', 'pdf', ${bytes}, 'x', now())`.execute(db)
}

async function warnings() {
  const said: unknown[] = []
  await warnOfFullStorage(db, { warn: (...line: unknown[]) => void said.push(line) })
  return said
}

test('The operator is warned once three quarters of a storage that visitors share are taken', async () => {
  await addSent('a', 1.5 * gigabyte)
  await addSent('b', 1.375 * gigabyte)
  const empty = { registration: 0, waiting: 0, fundraising: 0 }
  expect(await findFullness(db)).toEqual({ ...empty, sent: 0.71875 })
  expect(await warnings()).toEqual([])
  await addSent('c', gigabyte)
  expect(await warnings()).toEqual([
    [{ quota: 'sent', percent: 96 }, 'storage of visitors is almost full'],
  ])
})

import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { startThrowaway } from '#test/throwaway-postgres.ts'
import { requireDurability } from './durability.ts'

const safe = await startThrowaway({})
const unsafe = await startThrowaway({ fsync: 'off', full_page_writes: 'off' })
const pools = [safe, unsafe].map(({ connection }) => new pg.Pool({ ...connection, max: 1 }))
const [safePool, unsafePool] = pools as [pg.Pool, pg.Pool]

afterAll(async () => {
  for (const pool of pools) await pool.end()
  await safe.remove()
  await unsafe.remove()
})

describe('a database that is to keep what it acknowledged', () => {
  test('is the embedded one as the program starts it', async () => {
    await expect(requireDurability(safePool)).resolves.toBeUndefined()
  })

  test('is refused by the names of all that makes it forget, with the way out', async () => {
    const refused = await requireDurability(unsafePool).catch((error: Error) => error.message)
    expect(refused).toContain('off is fsync, full_page_writes.')
    expect(refused).toContain('DATABASE_DURABILITY=unchecked')
  })

  test('is judged by the settings that this program’s role gets', async () => {
    await safePool.query('set synchronous_commit = off')
    await expect(requireDurability(safePool)).rejects.toThrow('off is synchronous_commit.')
  })
})

import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openSite } from '#test/site.ts'

test('Entries of storage are added up each minute', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval')
  const site = await openSite()
  const eachMinute = timers.mock.calls.filter(([, age]) => age === 60_000)
  timers.mockRestore()
  const { kysely: db } = site.db
  await sql`
    insert into storage_entries (account_id, kind, bytes)
    select 2000000000, 'drafts', 1 from generate_series(1, 5)`.execute(db)
  for (const [task] of eachMinute) task()
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select bytes from storage_entries where account_id = 2000000000`.execute(db)
      return rows.length
    })
    .toBe(1)
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { endDemo } from '#features/accounts/demo-logins/queries.ts'
import { commandEnvironment } from '#test/backups/command-environment.ts'
import { databaseBefore, freshDatabase } from '#test/database.ts'
import { runAccountCommand } from '#tools/accounts/run.ts'
import { readConfig } from './config.ts'
import { openLog } from './log.ts'
import { openStore } from './store.ts'

const db = await freshDatabase()
const rows = async (text: string) => (await db.pool.query(text)).rows

const folder = await mkdtemp(join(tmpdir(), 'dara-demo-database-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const production = { ...commandEnvironment(db), DATA_DIR: folder }

/** Opens the database as a server and a worker do, and closes it; answers what the log said. */
async function start(more: Record<string, string> = {}): Promise<string> {
  const lines: string[] = []
  const config = readConfig({ ...production, ...more })
  const log = openLog(config, { write: (line: string) => void lines.push(line) })
  const store = await openStore(config, log)
  await store.close()
  return lines.join('')
}

const addOwner = (email: string) =>
  db.pool.query(
    `insert into accounts (role, slug, name, email, email_verified_at, password_hash)
    values ('landlord', 'owner', 'Owner', $1, now(), 'hash')`,
    [email],
  )

const passwords = async () =>
  (await rows('select email from accounts where password_hash is not null')).map(
    ({ email }) => email,
  )

describe('A database on which a demo has run', () => {
  test('keeps its passwords while it is a demo, also by choice', async () => {
    await start({ DEMO: 'on' })
    await addOwner('owner@example.com')
    await start({ DEMO: 'on' })
    expect(await passwords()).toEqual(['owner@example.com'])
    const [seeded] = await rows(`select count(*)::integer as n from accounts where source = 'demo'`)
    expect(seeded.n).toBe(106)
  })

  test('has none left once a production was started on it, and is left alone later', async () => {
    const said = await start()
    expect(said).toContain('the database was a demo’s')
    expect(said).toContain('"accounts":1')
    expect(await passwords()).toEqual([])
    await addOwner('second@example.com')
    expect(await start()).not.toContain('demo’s')
    expect(await passwords()).toEqual(['second@example.com'])
  })

  test('has none left before a command of the operator changes an account', async () => {
    await start({ DEMO: 'on' })
    const wanted = { verb: 'create-operator', who: 'noor@dara.example', name: 'Noor' } as const
    const around = { env: production, actor: 'noor' }
    const code = await runAccountCommand({ ...wanted, reason: null, language: 'en' }, around)
    expect([code, await passwords()]).toEqual([0, []])
    expect(await start()).not.toContain('demo’s')
    expect(await rows(`select email from mailed_tokens where purpose = 'reset'`)).toEqual([
      { email: 'noor@dara.example' },
    ])
  })
})

describe('A demo’s database of a release that did not mark it', async () => {
  const { db: old, finish } = await databaseBefore('0049')

  test('is recognised by the accounts that the demo seeded, wherever they have gone', async () => {
    await old.pool.query(`
      insert into accounts (role, slug, name, email, email_verified_at, created_at)
      select 'agent', name, name, name || '@' || host, now(), created_at::timestamptz
      from (values
        ('agent', 'demo.example', '2026-01-05 09:10:11.123Z'),
        ('broker', 'demo.example', '2025-06-05 09:10:11.123Z'),
        ('agency', 'taken.example', '2024-03-01 09:10:11.123Z'),
        ('sara', 'example.com', '2026-02-03 09:10:11.124Z')) as made (name, host, created_at)`)
    await finish()
    const { rows: known } = await old.pool.query('select name, source from accounts order by id')
    const demo = { source: 'demo' }
    expect(known).toMatchObject([demo, demo, demo, { name: 'sara', source: null }])
    const ended = await old.kysely.transaction().execute(endDemo)
    expect(ended?.withoutEmail).toHaveLength(1)
  })
})

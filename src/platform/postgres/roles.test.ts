import { cp, rm } from 'node:fs/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installJobs } from '#platform/jobs/jobs.ts'
import { migrate } from '#platform/migrate.ts'
import { openDatabase } from '#platform/sql.ts'
import { makeCluster, openFolder } from '#test/files/made-cluster.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'
import { superuserConnection } from './roles.ts'

/** Nothing in it need survive a crash of the machine. */
const settings = { fsync: 'off', synchronous_commit: 'off' }

const made = await makeCluster()

let dataDir: string
let running: RunningPostgres[]

beforeEach(async () => {
  dataDir = await openFolder('roles')
  await cp(made, dataDir, { recursive: true })
  running = []
})

afterEach(async () => {
  for (const server of running) await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const start = async () => {
  const server = await startPostgres({ dataDir, log: quiet, settings })
  running.push(server)
  return server
}

const ask = async (connection: pg.PoolConfig, ...statements: string[]) => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

const migrateAll = async (connection: pg.PoolConfig) => {
  const db = await openDatabase(connection, { log: quiet, max: 2, statementTimeout: 0 })
  const applied = await migrate(db.pool, 'db/migrations')
  await installJobs(db.pool, [{ name: 'letters' }])
  await db.close()
  return applied
}

const rights = `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
  from pg_roles where rolname = current_user`

const plainRole = {
  rolname: 'dara',
  rolsuper: false,
  rolcreaterole: false,
  rolcreatedb: false,
  rolreplication: false,
  rolbypassrls: false,
}

const forbidden = [
  "select pg_read_file('/etc/passwd')",
  "select pg_ls_dir('/')",
  "create temp table lines (line text); copy lines from program 'id'",
  "create temp table lines (line text); copy lines from '/etc/passwd'",
  "select lo_import('/etc/passwd')",
  'create role stranger login',
  'alter role dara superuser',
  'set role postgres',
  'set session authorization postgres',
  'grant pg_read_server_files to dara',
  "alter system set archive_command = 'id'",
  "set session_preload_libraries = 'anything'",
  'create database another',
  'select * from pg_authid',
]

/** As an earlier release left it: the role that initdb made is the program's, and owns everything. */
const makeOldCluster = async (host: string) => {
  await ask(
    superuserConnection(host),
    'drop database dara',
    'drop role dara',
    'create role renaming superuser',
    'set session authorization renaming',
    'alter role postgres rename to dara',
    'reset session authorization',
    'drop role renaming',
  )
  await ask({ ...superuserConnection(host), user: 'dara' }, 'create database dara')
}

const foreignObjects = `
  select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where pg_class.oid >= 16384 and relowner <> 'dara'::regrole and nspname !~ '^pg_'
  union all
  select proname from pg_proc where oid >= 16384 and proowner <> 'dara'::regrole
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select typname from pg_type where oid >= 16384 and typowner <> 'dara'::regrole
    and typnamespace in ('public'::regnamespace, 'jobs'::regnamespace)
    and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
    and not exists (select from pg_depend where objid = typelem and deptype = 'e')
  union all
  select stxname from pg_statistic_ext where stxowner <> 'dara'::regrole
  union all
  select nspname from pg_namespace where nspname = 'jobs' and nspowner <> 'dara'::regrole`

describe("the program's role", () => {
  it('owns its database and has no right beyond it', async () => {
    const { connection } = await start()
    expect(await ask(connection, rights)).toEqual([plainRole])
    const answers = forbidden.map(async (statement) => [
      statement,
      await ask(connection, statement).catch((error: { code?: string }) => error.code),
    ])
    const refused = forbidden.map((statement) => [statement, '42501'])
    expect(await Promise.all(answers)).toEqual(refused)
  })

  it('does all that migrations and the queue need', async () => {
    const { connection } = await start()
    expect((await migrateAll(connection)).length).toBeGreaterThan(30)
    expect(await ask(connection, foreignObjects)).toEqual([])
  })
})

describe('a cluster of an earlier release', () => {
  const upgraded = async () => {
    const before = await start()
    const host = before.connection.host ?? ''
    await makeOldCluster(host)
    const old = { ...superuserConnection(host, 'dara'), user: 'dara' }
    await migrateAll(old)
    await ask(old, "insert into settings (key, value) values ('kept', '7')")
    return { before, old }
  }

  it('is taken over with its rows, and the role loses its rights', async () => {
    const { before, old } = await upgraded()
    expect(await ask(old, rights)).toMatchObject([{ rolname: 'dara', rolsuper: true }])
    await before.stop()
    const { connection } = await start()
    expect(await ask(connection, rights)).toEqual([plainRole])
    expect(await ask(connection, foreignObjects)).toEqual([])
    expect(await ask(connection, "select value from settings where key = 'kept'")).toHaveLength(1)
    expect(await ask(connection, 'select rolname from pg_roles where rolsuper')).toEqual([
      { rolname: 'postgres' },
    ])
    await ask(connection, 'alter table settings add column later int', 'drop table mails')
    expect(await migrateAll(connection)).toEqual([])
  })

  it('is taken over by several processes at once, while an older one is at work', async () => {
    const { old } = await upgraded()
    const older = new pg.Client(old)
    await older.connect()
    await older.query('begin; update settings set value = value')
    const starts = Promise.all([start(), start(), start()])
    await older.query('select pg_sleep(0.2); commit')
    const servers = await starts
    await older.query("insert into settings (key, value) values ('late', '1')")
    await older.end()
    for (const { connection } of servers) expect(await ask(connection, rights)).toEqual([plainRole])
    expect(await ask(old, foreignObjects)).toEqual([])
  })

  it('is finished when the first start was killed half-way', async () => {
    const { before, old } = await upgraded()
    await ask(
      old,
      'create role renaming superuser',
      'set session authorization renaming',
      'alter role dara rename to postgres',
      'create role dara login',
      'reset session authorization',
      'drop role renaming',
    )
    await expect(ask(old, 'drop table settings')).rejects.toMatchObject({ code: '42501' })
    await before.stop()
    const { connection } = await start()
    expect(await ask(connection, foreignObjects)).toEqual([])
  })
})

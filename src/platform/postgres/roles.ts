import pg from 'pg'
import { advisoryLocks } from './advisory-locks.ts'

const program = 'dara'

/** Used only to create the program's role. */
const superuser = 'postgres'

/** Another process created it at the same time. */
const alreadyMade = ['42710', '42P04', '23505']

const unknownRole = '28000'

const connectionTo = (host: string, user: string, database: string): pg.PoolConfig => ({
  host,
  port: 5432,
  user,
  database,
  ssl: false,
})

/** Injected SQL cannot read files, run commands or change roles. */
export const programConnection = (host: string) => connectionTo(host, program, program)

export const superuserConnection = (host: string, database = 'postgres') =>
  connectionTo(host, superuser, database)

const ignoreDuplicate = (error: Error & { code?: string }) => {
  if (!alreadyMade.includes(error.code ?? '')) throw error
}

/** The timeout protects requests of an earlier release, which would queue behind this. */
const runAlone = async (config: pg.PoolConfig, work: (client: pg.Client) => Promise<void>) => {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query("begin; set local lock_timeout = '2s'")
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.roles])
    await work(client)
    await client.query('commit')
  } finally {
    await client.end().catch(() => undefined)
  }
}

const createProgramRole = `create role ${program} login
  nosuperuser nocreatedb nocreaterole noreplication nobypassrls`

/**
 * Earlier releases made the program's role a superuser. PostgreSQL cannot demote that role, and
 * renames it only in a session of another superuser.
 */
const renameSuperuser = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [superuser])
  if (rowCount) return
  await client.query('create role dara_renaming superuser')
  await client.query('set local session authorization dara_renaming')
  await client.query(`alter role ${program} rename to ${superuser}`)
  await client.query('reset session authorization')
  await client.query('drop role dara_renaming')
  await client.query(createProgramRole)
}

/** Without members of extensions; indexes and owned sequences follow their table. */
const findOwned = `
  with owned (classid, objid) as (
    select 'pg_class'::regclass::oid, oid
    from pg_class
    where relowner = $1::regrole and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and relpersistence <> 't'
    union all
    select 'pg_proc'::regclass, oid from pg_proc where proowner = $1::regrole
    union all
    select 'pg_type'::regclass, oid from pg_type where typowner = $1::regrole
    union all
    select 'pg_statistic_ext'::regclass, oid from pg_statistic_ext where stxowner = $1::regrole
    union all
    select 'pg_namespace'::regclass, oid
    from pg_namespace
    where nspowner = $1::regrole and nspname !~ '^pg_'
  )
  select replace(object.type, ' object', '') || ' ' || object.identity as name
  from owned, pg_identify_object(classid, objid, 0) as object
  where objid >= 16384 and not exists (
    select from pg_depend
    where pg_depend.classid = owned.classid and pg_depend.objid = owned.objid and objsubid = 0
      and (deptype in ('e', 'i') or deptype = 'a' and object.type = 'sequence')
  )`

/** The database's owner changes last, so a killed start is repeated. */
const giveDatabase = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(findOwned, [superuser])
  for (const { name } of rows) await client.query(`alter ${name} owner to ${program}`)
  await client.query(`alter database ${program} owner to ${program}`)
}

const ownerOf = async (client: pg.Client): Promise<string | undefined> => {
  const { rows } = await client.query(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [program],
  )
  return rows[0]?.owner
}

const ensureRole = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [program])
  if (!rowCount) await client.query(createProgramRole).catch(ignoreDuplicate)
}

export const ensureDatabase = async (client: pg.Client, host: string): Promise<void> => {
  await ensureRole(client)
  const owner = await ownerOf(client)
  if (owner === program) return
  if (owner) return runAlone(superuserConnection(host, program), giveDatabase)
  await client.query(`create database ${program} owner ${program}`).catch(ignoreDuplicate)
}

export const connectAsSuperuser = async (
  host: string,
  options: pg.ClientConfig,
): Promise<pg.Client> => {
  const connect = async () => {
    const client = new pg.Client({ ...superuserConnection(host), ...options })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  return connect().catch(async (error: Error & { code?: string }) => {
    if (error.code !== unknownRole) throw error
    await runAlone(connectionTo(host, program, 'postgres'), renameSuperuser)
    return connect()
  })
}

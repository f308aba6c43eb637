import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFile,
  cp,
  mkdir,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeCluster, openFolder } from '#test/files/made-cluster.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { findUnprivilegedAccount } from './account.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'
import { openDatabase } from '../sql.ts'

const isRoot = process.getuid?.() === 0

let top: string
let dataDir: string
let running: RunningPostgres[]

const made = await makeCluster()

beforeEach(async () => {
  top = await openFolder('launcher')
  dataDir = join(top, 'data')
  running = []
})

afterEach(async () => {
  for (const server of running) await server.stop()
  await rm(top, { recursive: true, force: true })
})

const start = async (settings = {}, logCheckMs = 60_000) => {
  const server = await startPostgres({ dataDir, log: quiet, settings, logCheckMs })
  running.push(server)
  return server
}

const ask = async ({ connection }: RunningPostgres, statement: string) => {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}

const pidFile = () => join(dataDir, 'postgres/postmaster.pid')

const postmaster = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0])

/** Another process that starts the database, tells how, and stays. */
const startElsewhere = async () => {
  const program = `
    import { startPostgres } from '${new URL('./postgres.ts', import.meta.url)}'
    const log = { info() {}, warn() {}, error() {} }
    const { attached } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log })
    console.log(attached ? 'attached' : 'started')
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said).trim() }
}

const kill = async (child: ChildProcess) => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('the embedded database', () => {
  it('makes itself at the first start and keeps its rows for the second', async () => {
    const first = await start()
    expect(first.attached).toBe(false)
    await ask(first, 'create table keys as select 7 as id')
    await first.stop()
    await expect(ask(first, 'select 1')).rejects.toThrow('ENOENT')
    expect(await ask(await start(), 'select id from keys')).toEqual([{ id: 7 }])
  })

  it('is made once when two processes start together on an empty folder', async () => {
    const both = await Promise.all([startElsewhere(), startElsewhere()])
    expect(both.map(({ said }) => said).sort()).toEqual(['attached', 'started'])
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log'])
    for (const { child } of both) await kill(child)
    expect((await start()).attached).toBe(true)
  })

  it('starts in a folder too deep for a socket', async () => {
    dataDir = join(top, 'a-very-deep-folder/'.repeat(8))
    const server = await start()
    expect(await ask(server, 'select 1 as it')).toEqual([{ it: 1 }])
    expect((await start()).attached).toBe(true)
  })

  it.runIf(isRoot)('lives elsewhere when only root may enter the data folder', async () => {
    await mkdir(dataDir, { mode: 0o700 })
    const server = await start()
    const folder = await realpath(join(dataDir, 'postgres'))
    expect(folder.startsWith(dataDir)).toBe(false)
    expect(await ask(server, 'select 1 as it')).toEqual([{ it: 1 }])
    await server.stop()
    await rm(folder, { recursive: true })
  })
})

describe('an embedded database that was made before', () => {
  beforeEach(() => cp(made, dataDir, { recursive: true }))

  const logFile = () => join(dataDir, 'postgres.log')

  it('listens on a private socket and on no network address', async () => {
    const rows = await ask(await start(), 'show listen_addresses')
    expect(rows).toEqual([{ listen_addresses: '' }])
  })

  it('is shared: a second start attaches, and the last to leave ends it', async () => {
    const first = await start()
    const second = await start()
    expect(second.attached).toBe(true)
    await first.stop()
    expect(await ask(second, 'select 1 as it')).toEqual([{ it: 1 }])
    await second.stop()
    await expect(ask(second, 'select 1')).rejects.toThrow('ENOENT')
  })

  it('ends when everybody leaves at once', async () => {
    await Promise.all((await Promise.all([start(), start()])).map((one) => one.stop()))
    await expect(postmaster()).rejects.toThrow('ENOENT')
  })

  it('outlives a killed program, and the next one attaches', async () => {
    const { child, said } = await startElsewhere()
    expect(said).toBe('started')
    await kill(child)
    const next = await start()
    expect(next.attached).toBe(true)
    expect(await ask(next, 'select 1 as it')).toEqual([{ it: 1 }])
  })

  it('comes back by itself with every committed row when it is killed', async () => {
    const server = await start()
    const db = await openDatabase(server.connection, { log: quiet })
    await db.pool.query('create table keys as select generate_series(1, 1000) as id')
    const held = await db.pool.connect()
    const lost = new Promise<void>((resolve) => held.once('end', resolve))
    process.kill(await postmaster(), 'SIGKILL')
    await lost
    held.release()
    const count = () => db.pool.query('select count(*) as keys from keys')
    const poll = () =>
      count().then(
        ({ rows }) => rows,
        () => 'away',
      )
    await expect.poll(poll).toEqual([{ keys: 1000 }])
    await db.close()
  })

  it('starts although a crashed machine left the pid of somebody else', async () => {
    const server = await start()
    const old = await readFile(pidFile(), 'utf8')
    await server.stop()
    const stranger = spawn('sleep', ['60'], {
      ...(await findUnprivilegedAccount()),
      stdio: 'ignore',
    })
    await writeFile(pidFile(), old.replace(/^\d+/, String(stranger.pid)))
    expect((await start()).attached).toBe(false)
    await kill(stranger)
  })

  it('says what is wrong, with the end of the log and another way', async () => {
    const failing = start({ shared_buffers: 'plenty' })
    await expect(failing).rejects.toThrow(/invalid value .*"shared_buffers"[^]*DATABASE_URL/)
  })

  it('writes no values of rows into its log', async () => {
    const server = await start()
    await ask(server, 'create table people (email text unique)')
    const insert = 'insert into people values ($1)'
    const client = new pg.Client(server.connection)
    await client.connect()
    await client.query(insert, ['noor@dara.example'])
    await expect(client.query(insert, ['noor@dara.example'])).rejects.toThrow('duplicate key')
    await client.end()
    const said = await readFile(logFile(), 'utf8')
    expect(said).toContain('violates unique constraint')
    expect(said).not.toContain('noor@')
  })

  it('puts a large log aside while it runs', async () => {
    const server = await start({}, 50)
    const large = 11 * 1024 * 1024
    await appendFile(logFile(), '.'.repeat(large))
    await expect.poll(async () => (await stat(logFile())).size).toBeLessThan(1024)
    expect((await stat(`${logFile()}.1`)).size).toBeGreaterThanOrEqual(large)
    await expect(ask(server, 'select from nothing')).rejects.toThrow('nothing')
    expect(await readFile(logFile(), 'utf8')).toMatch(/^[\x20-\x7e\n]+"nothing" does not exist/)
  })

  it.runIf(isRoot)('does not run as root', async () => {
    await start()
    const status = await readFile(`/proc/${await postmaster()}/status`, 'utf8')
    expect(status).not.toMatch(/^Uid:\s+0\b/m)
  })
})

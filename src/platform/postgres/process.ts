import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, unlink } from 'node:fs/promises'
import { release, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { wayOut } from './account.ts'
import type { Cluster } from './folder.ts'
import { openLog } from './log-file.ts'

export type Settings = Record<string, string>

/** Before Linux 5.8, syncfs could miss disk errors. */
const [kernel = 0, version = 0] = release().split('.').map(Number)
const hasSafeSyncfs = process.platform === 'linux' && (kernel > 5 || (kernel === 5 && version >= 8))

const usual: Settings = {
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  max_connections: '30',
  shared_buffers: totalmem() < 4e9 ? '128MB' : '256MB',
  work_mem: '32MB',
  max_wal_size: '1GB',
  // Recovery syncs the whole folder first: 0.5 to 2.5 s file by file, 0.1 s at once.
  recovery_init_sync_method: hasSafeSyncfs ? 'syncfs' : 'fsync',
  // Crash recovery repeats everything since the last checkpoint.
  checkpoint_timeout: '2min',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  synchronous_commit: 'on',
  autovacuum_naptime: '10s',
  log_checkpoints: 'off',
  // Details of errors hold values of rows, such as e-mail addresses.
  log_error_verbosity: 'terse',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

type Postmaster = { pid: number; socketFolder: string; isReady: boolean }

/** Lines: pid, folder, start, port, socket folder, address, memory key, status. */
const readPidFile = async (folder: string): Promise<Postmaster | undefined> => {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  return pid > 1 ? { pid, socketFolder: lines[4] ?? '', isReady: lines[7] === 'ready' } : undefined
}

const commandOf = async (pid: number): Promise<string> => {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const asked = promisify(execFile)('ps', ['-p', String(pid), '-o', 'command='])
  return asked.then(
    ({ stdout }) => stdout,
    () => '',
  )
}

/** The pid file may name another program after a crash, and PostgreSQL would never start. */
export const findPostmaster = async (folder: string): Promise<Postmaster | undefined> => {
  const found = await readPidFile(folder)
  if (!found) return undefined
  const command = await commandOf(found.pid)
  if (command.includes('postgres') && command.includes(folder)) return found
  const now = await readPidFile(folder)
  if (now?.pid === found.pid) await unlink(join(folder, 'postmaster.pid')).catch(() => undefined)
  return undefined
}

const spawnPostmaster = async (cluster: Cluster, settings: Settings, output: number) => {
  const all = { ...usual, unix_socket_directories: cluster.socketFolder, ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached, so Ctrl-C reaches this process and not the server.
  const child = spawn(join(cluster.native, 'bin/postgres'), ['-D', cluster.folder, ...flags], {
    ...cluster.account,
    cwd: cluster.folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', output, output],
  })
  await once(child, 'spawn')
  return child
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

export const launch = async (cluster: Cluster, settings: Settings): Promise<void> => {
  const { file, from } = await openLog(cluster.logFile)
  const child = await spawnPostmaster(cluster, settings, file.fd).finally(() => file.close())
  while (!hasEnded(child)) {
    const found = await readPidFile(cluster.folder)
    if (found?.pid === child.pid && found?.isReady) {
      child.unref()
      return
    }
    await sleep(5)
  }
  const said = (await readFile(cluster.logFile)).subarray(from).toString()
  const tail = said.trim().split('\n').slice(-15).join('\n')
  throw new Error(`PostgreSQL did not start (log: ${cluster.logFile}):\n${tail}\n${wayOut}`)
}

/** After 10 s an immediate shutdown, which recovers safely too. */
export const endPostmaster = async (folder: string): Promise<void> => {
  const found = await findPostmaster(folder)
  if (!found) return
  process.kill(found.pid, 'SIGINT')
  const deadline = performance.now() + 10_000
  let hurried = false
  while ((await findPostmaster(folder))?.pid === found.pid) {
    if (!hurried && performance.now() > deadline) {
      hurried = true
      process.kill(found.pid, 'SIGQUIT')
    }
    await sleep(10)
  }
}

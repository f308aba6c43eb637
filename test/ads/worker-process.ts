import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { openSite } from '../site.ts'

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'db'>

/** Resolves once it is gone. */
export async function killNow(worker: ChildProcess): Promise<void> {
  worker.kill('SIGKILL')
  await once(worker, 'exit')
}

/** Starts processes that work on the feeds of a site, each to be killed; at the end all are. */
export const workersOf = ({ db }: Site) => {
  const workers: ChildProcess[] = []
  afterAll(() => {
    for (const worker of workers) worker.kill('SIGKILL')
  })
  return async () => {
    const worker = spawn(process.execPath, ['test/ads/feed-worker.ts'], {
      env: {
        ...process.env,
        CONNECTION: JSON.stringify(db.connection),
        DATA_DIR: join(tmpdir(), 'dara-feed-worker'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    workers.push(worker)
    await once(worker.stdout!, 'data')
    return worker
  }
}

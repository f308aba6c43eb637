import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findUsage } from '../queries/quota.ts'
import { checkWorkQuota } from '../rules/quota.ts'
import { advanceRun, lockRun } from '../queries/runs.ts'
import { queueOf, type RunReason, type StoredRun } from '../rules/runs.ts'
import { findPriority } from '../queries/turns.ts'
import type { Db } from '#platform/handle.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { maxRedirects, NotFetched, type Outgoing } from '#platform/outgoing/outgoing.ts'
import { Refusal } from '#platform/refusal.ts'
import { addChunk, dropChunks } from '../queries/fetching.ts'
import { maxFetchMs } from '../rules/turns.ts'

const chunkBytes = 1024 * 1024

type StoreOptions = { db: Db; feedId: string; accountId: number; now: Date }

/** Every process can read it. Call it in a transaction; throws a Refusal where there is no room. */
export async function storeFeed(path: string, options: StoreOptions): Promise<void> {
  const { db, feedId, now } = options
  await dropChunks(db, feedId)
  const { size } = await stat(path)
  const why = checkWorkQuota(await findUsage(db, options), size)
  if (why) throw new Refusal(422, [why])
  let position = 0
  for await (const bytes of createReadStream(path, { highWaterMark: chunkBytes })) {
    await addChunk(db, { feedId, position, bytes, now })
    position += 1
  }
}

/** A fetched feed may be as large as an uploaded one. */
const maxBytes = 100 * chunkBytes
const types =
  /^(|text\/(?!html)[\w.+-]+|application\/([\w.+-]*(xml|json|csv|gzip|octet-stream)[\w.+-]*|vnd\.ms-excel))$/

function toRunReason({ why, status }: NotFetched): RunReason {
  if (why === 'address_redirects') return { code: why, values: { maximum: maxRedirects } }
  return { code: why, ...(status === undefined ? {} : { values: { status: String(status) } }) }
}

type FetchContext = {
  db: Db
  jobs: Pick<Jobs, 'enqueueInTurn'>
  outgoing: Outgoing
  folder: string
  url: string
  signal: AbortSignal
  /** Milliseconds of an attempt before it gives up its place. */
  quickMs: number
  /** Its time as a quick fetch is over; it has the rest of `maxFetchMs`. */
  isSlow: boolean
}

async function storeFetched(
  { id, feedId, accountId }: StoredRun,
  path: string,
  { db, jobs }: FetchContext,
) {
  await db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, id)
    // Another worker may have fetched it in the meantime.
    if (run?.phase !== 'fetching') return
    await storeFeed(path, { db: tx, feedId, accountId, now: new Date() })
    await advanceRun(tx, id, { phase: 'reading', cursor: 0, attempts: 0 })
    const turn = { data: { runId: id }, priority: await findPriority(tx, id) }
    await jobs.enqueueInTurn(tx, queueOf('reading'), turn)
  })
}

/** `late`: it has to begin again as a slow fetch; a reason: why it failed. */
export async function fetchFeed(
  run: StoredRun,
  context: FetchContext,
): Promise<RunReason | 'late' | undefined> {
  const { outgoing, folder, url, signal, quickMs, isSlow } = context
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const timeoutMs = maxFetchMs - (isSlow ? quickMs : 0)
  const hurry = isSlow ? undefined : AbortSignal.timeout(quickMs)
  const ended = hurry ? AbortSignal.any([signal, hurry]) : signal
  try {
    await outgoing.fetchFile(url, { path, types, signal: ended, maxBytes, timeoutMs })
    await storeFetched(run, path, context)
    return undefined
  } catch (error) {
    if (error instanceof NotFetched) return toRunReason(error)
    if (error instanceof Refusal) return error.reasons[0] as RunReason
    if (signal.aborted) return undefined
    if (hurry?.aborted && error === hurry.reason) return 'late'
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

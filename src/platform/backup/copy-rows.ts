import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { findWaitingJobs } from '../jobs/waiting-jobs.ts'
import { compress } from './compress.ts'
import type { Summary } from './manifest.ts'
import { type PartSum, writePart } from './records.ts'
import { findSequences, quoteName, type TableShape } from './tables.ts'

export type CopiedRows = Pick<Summary, 'tables' | 'jobs' | 'sequences' | 'migrations' | 'server'>

type Progress = (done: { rows: number; bytes: number }) => void

/** The name of the part for waiting jobs; no table can have it. */
export const jobsPart = 'waiting jobs'

const columnsOf = ({ columns }: TableShape) =>
  columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ')

type CopyContext = { client: pg.Client; onProgress: Progress; copied: CopiedRows }

async function* copyTable(table: TableShape, { client, onProgress, copied }: CopyContext) {
  const text = `copy ${quoteName(table)} (${columnsOf(table)}) to stdout`
  const stream = client.query(copyTo(text))
  const counted = async function* () {
    for await (const piece of stream) {
      onProgress({ rows: 0, bytes: (piece as Buffer).length })
      yield piece as Buffer
    }
  }
  const onEnd = (sum: PartSum) => {
    copied.tables.push({ ...table, rows: stream.rowCount, ...sum })
    onProgress({ rows: stream.rowCount, bytes: 0 })
  }
  yield* writePart(quoteName(table), counted(), onEnd)
}

async function* copyJobs({ client, copied }: CopyContext) {
  const jobs = await findWaitingJobs(client)
  const lines = async function* () {
    for (const job of jobs) yield Buffer.from(`${JSON.stringify(job)}\n`)
  }
  yield* writePart(jobsPart, lines(), (sum) => {
    copied.jobs = { rows: jobs.length, ...sum }
  })
}

async function* copyAll(tables: readonly TableShape[], copying: CopyContext) {
  for (const table of tables) yield* copyTable(table, copying)
  yield* copyJobs(copying)
}

async function readFacts(client: pg.Client): Promise<CopiedRows> {
  const migrations = await client.query('select name, hash from schema_migrations order by name')
  const server = await client.query('show server_version')
  return {
    tables: [],
    jobs: { rows: 0, bytes: 0, sha256: '' },
    // Sequences are not transactional: read after the snapshot, they are never behind its rows.
    sequences: await findSequences(client),
    migrations: migrations.rows,
    server: server.rows[0].server_version,
  }
}

/** `copied` is complete once `content` has been read to its end. */
export async function copyRows(
  client: pg.Client,
  tables: readonly TableShape[],
  onProgress: Progress,
): Promise<{ content: AsyncIterable<Buffer>; copied: CopiedRows }> {
  const copied = await readFacts(client)
  return { content: compress(copyAll(tables, { client, onProgress, copied })), copied }
}

/** `freeze` marks rows as visible to all, which the `truncate` in this transaction permits. */
export async function loadTable(
  client: pg.Client,
  table: TableShape,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const text = `copy ${quoteName(table)} (${columnsOf(table)}) from stdin with (freeze true)`
  const stream = client.query(copyFrom(text))
  await pipeline(content, stream)
  return stream.rowCount
}

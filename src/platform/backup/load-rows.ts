import type pg from 'pg'
import { putBackJobs, type WaitingJob } from '../jobs/waiting-jobs.ts'
import { linesOf } from './compress.ts'
import { withoutConstraints } from './constraints.ts'
import { jobsPart, loadTable } from './copy-rows.ts'
import type { Summary } from './manifest.ts'
import { markLoaded } from './restore-marker.ts'
import { quoteName, textSettings } from './tables.ts'
import { UnusableBackup } from './unusable.ts'
import { type BackupReading, readDatabase } from './verify-backup.ts'

export type LoadProgress = (done: { rows: number }) => void

export type Load = {
  client: pg.Client
  pool: pg.Pool
  reading: BackupReading
  summary: Summary
  onProgress: LoadProgress
  onLoaded: () => void
}

async function readJobs(content: AsyncIterable<Uint8Array>): Promise<WaitingJob[]> {
  const jobs: WaitingJob[] = []
  for await (const line of linesOf(content)) jobs.push(JSON.parse(line))
  return jobs
}

async function loadParts({ client, pool, reading, summary, onProgress }: Load): Promise<void> {
  const tables = new Map(summary.tables.map((table) => [quoteName(table), table]))
  await readDatabase(reading, summary, async (part, content) => {
    if (part === jobsPart) {
      await putBackJobs({ pool, client }, await readJobs(content))
      return
    }
    const table = tables.get(part)
    if (!table) throw new UnusableBackup(`The manifest does not name ${part}.`)
    const rows = await loadTable(client, table, content)
    if (rows !== table.rows) throw new Error(`${part} has ${rows} rows instead of ${table.rows}`)
    onProgress({ rows })
  })
}

async function setSequences(client: pg.Client, { sequences }: Summary): Promise<void> {
  for (const sequence of sequences) {
    const values = [quoteName(sequence), sequence.lastValue, sequence.isCalled]
    await client.query('select setval($1::text::regclass, $2::text::bigint, $3)', values)
  }
}

/** One transaction: an interrupted load leaves no rows. */
export async function loadRows(load: Load): Promise<void> {
  const { client, summary } = load
  await client.query(textSettings)
  await client.query(`set maintenance_work_mem to '256MB'`)
  await client.query('begin')
  try {
    await withoutConstraints(client, async () => {
      await client.query(`truncate ${summary.tables.map(quoteName).join(', ')}`)
      await loadParts(load)
      load.onLoaded()
    })
    await setSequences(client, summary)
    await markLoaded(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

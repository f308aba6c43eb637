import type { Text } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import type { Database } from '#platform/sql.ts'
import { type Row, type RowFault, readRows } from '#features/feeds/records/actions/rows.ts'
import { releaseImportLock, takeImportLock } from '../queries.ts'
import { openRefused } from './refused.ts'

export type ImportOptions = {
  file: string
  /** For rows without a source; ids are unique within a source. */
  source: string
  refusedFile: string
  isDryRun?: boolean
  signal?: AbortSignal
  onProgress?: (progress: { rows: number; bytesRead: number }) => void
  now?: Date
}

export type Report = {
  rows: number
  created: number
  updated: number
  unchanged: number
  refused: number
  /** Countries, which are above the emirates and not imported. */
  skipped: number
  reasons: Record<string, number>
  isDryRun: boolean
  isInterrupted: boolean
}

export type Imported = Report & {
  refusedFile: string | null
}

export class ImportRunning extends Error {
  override name = 'ImportRunning'
}

export type Run<Fault extends string> = {
  db: Db
  options: ImportOptions
  report: Report
  refuse: (row: Row, fault: Fault) => void
  flush: () => Promise<void>
}

type Reasons<Fault extends string> = Record<Fault | RowFault, Text>

function emptyReport(isDryRun: boolean): Report {
  const counts = { rows: 0, created: 0, updated: 0, unchanged: 0, refused: 0, skipped: 0 }
  return { ...counts, reasons: {}, isDryRun, isInterrupted: false }
}

const maxShownText = 1_000

async function startRun<Fault extends string>(
  db: Db,
  options: ImportOptions,
  reasons: Reasons<Fault>,
) {
  const file = await openRefused(options.refusedFile)
  const report = emptyReport(options.isDryRun ?? false)
  let waiting: unknown[] = []
  const refuse = ({ number, value, text }: Row, code: Fault | RowFault) => {
    report.refused++
    report.reasons[code] = (report.reasons[code] ?? 0) + 1
    const data = value ?? text.slice(0, maxShownText)
    waiting.push({ row: number, id: value?.id ?? null, code, reason: reasons[code], data })
  }
  const flush = async () => {
    const lines = waiting
    waiting = []
    await file.write(lines)
  }
  return { run: { db, options, report, refuse, flush }, close: file.close }
}

/** One import at a time, on one connection, because the lock belongs to the connection. */
export async function runUnderImportLock<Fault extends string>(
  database: Database,
  { options, reasons }: { options: ImportOptions; reasons: Reasons<Fault> },
  work: (run: Run<Fault | RowFault>) => Promise<void>,
): Promise<Imported> {
  return database.kysely.connection().execute(async (db) => {
    if (!(await takeImportLock(db))) throw new ImportRunning('Another import is running')
    try {
      const { run, close } = await startRun(db, options, reasons)
      await work(run).finally(run.flush)
      return { ...run.report, refusedFile: (await close()) ?? null }
    } finally {
      // A lost connection has released the lock already.
      await releaseImportLock(db).catch(() => undefined)
    }
  })
}

/** Limits of a transaction: progress shows at least every second, and a stop loses no more. */
const maxBatch = { rows: 500, characters: 4_000_000 }

export async function* batchesOf<Fault extends string>(
  run: Run<Fault | RowFault>,
): AsyncGenerator<Row[]> {
  const { options, report, refuse } = run
  let batch: Row[] = []
  let characters = 0
  let bytesRead = 0
  const track = (bytes: number) => {
    bytesRead = bytes
  }
  for await (const row of readRows(options.file, track)) {
    report.rows++
    if (row.fault) refuse(row, row.fault)
    else batch.push(row)
    characters += row.text.length
    if (report.rows % maxBatch.rows !== 0 && characters < maxBatch.characters) continue
    yield batch
    options.onProgress?.({ rows: report.rows, bytesRead })
    report.isInterrupted = options.signal?.aborted ?? false
    if (report.isInterrupted) return
    batch = []
    characters = 0
  }
  yield batch
  options.onProgress?.({ rows: report.rows, bytesRead })
}

import { dropRun } from '#features/feeds/runs/queries/clearing.ts'
import { dropOldChunks } from '#features/feeds/runs/queries/fetching.ts'
import type { AdFields } from '#features/posting/fields/contract.ts'
import {
  maxListedRefusals,
  maxRowsOfUnfinished,
  type Run,
  type RunRow,
} from '#features/feeds/runs/contract.ts'
import {
  cancelPlans,
  countRows,
  countUnchanged,
  dropUnchanged,
  findFaulty,
} from '#features/feeds/runs/queries/rows.ts'
import { phrases } from '#features/feeds/runs/phrases.ts'
import { addRun } from '#features/feeds/runs/queries/runs.ts'
import {
  countsOf,
  isUnfinished,
  queueOf,
  runOf,
  type StagedRow,
  type StoredRun,
  countUnlistedRefusals,
} from '#features/feeds/runs/rules/runs.ts'
import { maxPendingLength, maxRowBytes } from '#features/feeds/records/rules/row-limits.ts'
import { findPriority } from '#features/feeds/runs/queries/turns.ts'
import { type Arguments, formatPhrase } from '#i18n/phrases.ts'
import { csvRow } from '#i18n/spreadsheet-text.ts'
import { bilingual } from '#i18n/bilingual.ts'
import type { Language } from '#i18n/language.ts'
import { dayMs, hourMs, minuteMs } from '#i18n/time-units.ts'
import { inPieces } from '#platform/http/queueing/pieces.ts'
import type { Db } from '#platform/handle.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { maxRedirects } from '#platform/outgoing/outgoing.ts'
import { faultOf as faultOfReason, type Reason } from '#platform/refusal.ts'
import { allInTurn } from '#platform/sweeping/batches.ts'
import { endOldRuns, findDue, postponeFeed, claimDueFeed } from './queries.ts'

/** Of sentences that had no parameter yet when an earlier release stored their reasons. */
const earlierValues: Partial<Record<Reason['code'], Arguments>> = {
  address_redirects: { maximum: maxRedirects },
  feed_row_endless: { maximum: maxPendingLength },
  feed_row_too_long: { maximum: maxRowBytes / 1_000 },
}

const faultOf = (reason: Reason, language: Language) =>
  faultOfReason(
    { ...reason, values: { ...earlierValues[reason.code], ...reason.values } },
    language,
  )

export function showRun(run: Parameters<typeof runOf>[0], language: Language): Run {
  return { ...runOf(run), failure: run.failure && faultOf(run.failure, language) }
}

type StoredRow = StagedRow & { outcome: RunRow['outcome'] }

const nameIn = (ad: string | null) => {
  const { name } = ad ? (JSON.parse(ad) as { fields: AdFields }).fields : {}
  return name ? bilingual((language) => name[language] ?? '') : null
}

export function showRow(row: StoredRow, language: Language): RunRow {
  const { position, line, reference, action, outcome, propertyId, ad, reasons } = row
  return {
    position,
    line,
    reference,
    name: nameIn(ad),
    action,
    outcome,
    propertyId,
    reasons: reasons.map((reason) => {
      const { addresses } = reason
      return { ...faultOf(reason, language), ...(addresses && { addresses }) }
    }),
  }
}

const { added, changed, removed, missing, refused, unchanged } = phrases
const actionWords = { added, changed, removed, missing, refused, unchanged }

/** Rows per piece: each may have 50 lines, and a slow reader keeps a piece in memory. */
const rowsOfReportPage = 200

function* columnLines({ columns }: StoredRun, language: Language) {
  if (!columns) return
  const { unknown, unlisted, missing } = columns
  const { unknownColumn, moreColumns, missingColumn } = phrases
  for (const name of unknown)
    yield csvRow(['', '', '', name, formatPhrase(unknownColumn, language)])
  const count = unlisted
  if (count > 0) yield csvRow(['', '', '', '', formatPhrase(moreColumns, language, { count })])
  for (const name of missing)
    yield csvRow(['', '', '', name, formatPhrase(missingColumn, language)])
}

function* remarksOf(run: StoredRun, language: Language) {
  if (run.failure) yield csvRow(['', '', '', '', faultOf(run.failure, language).msg])
  yield* columnLines(run, language)
  if (isUnfinished(run)) {
    const maximum = maxRowsOfUnfinished
    yield csvRow(['', '', '', '', formatPhrase(phrases.unfinished, language, { maximum })])
    return
  }
  const count = countUnlistedRefusals(run)
  if (count === 0) return
  const words = formatPhrase(phrases.unlisted, language, { count, maximum: maxListedRefusals })
  yield csvRow(['', '', formatPhrase(phrases.refused, language), '', words])
}

type FaultyRow = Awaited<ReturnType<typeof findFaulty>>[number]

function linesOf({ line, action, reference, reasons }: FaultyRow, language: Language): string {
  const start = [
    line === null ? '' : String(line),
    reference ?? '',
    formatPhrase(actionWords[action], language),
  ]
  const lines = reasons.map((reason) => {
    const { msg, path = '' } = faultOf(reason, language)
    return csvRow([...start, path, [msg, ...(reason.addresses ?? [])].join(' ')])
  })
  return lines.join('')
}

async function* reportPages(db: Db, run: StoredRun, language: Language) {
  const { row, reference, result, field, reasons } = phrases
  yield [
    csvRow([row, reference, result, field, reasons].map((word) => formatPhrase(word, language))),
  ]
  yield remarksOf(run, language)
  let after = 0
  for (;;) {
    const rows = await findFaulty(db, { runId: run.id, after, limit: rowsOfReportPage })
    yield rows.values().map((one) => linesOf(one, language))
    if (rows.length < rowsOfReportPage) return
    after = rows.at(-1)!.position
  }
}

export const reportOf = (...asked: Parameters<typeof reportPages>) =>
  inPieces(reportPages(...asked))

export async function countStoredRows(db: Db, run: StoredRun) {
  if (isUnfinished(run)) return countsOf(await countRows(db, run.id))
  const all = countsOf(run.counts)
  const refused = all.refused - countUnlistedRefusals(run)
  return { ...all, refused, unchanged: await countUnchanged(db, run.id) }
}

type DueFeed = { accountId: number; id: string }

async function startFeed(
  tx: Db,
  jobs: Pick<Jobs, 'enqueueInTurn'>,
  { accountId, id, now }: DueFeed & { now: Date },
): Promise<void> {
  const plan = { phase: 'fetching' as const, isCheck: false, acceptsFewer: false, now }
  const runId = await addRun(tx, { feedId: id, accountId, ...plan })
  if (runId) {
    await cancelPlans(tx, id, now)
    const turn = { data: { runId }, priority: await findPriority(tx, runId) }
    await jobs.enqueueInTurn(tx, queueOf(plan.phase), turn)
  } else await postponeFeed(tx, id, new Date(now.getTime() + minuteMs))
}

/** One transaction per feed; a feed waits while its account has another run. */
export async function startDue(
  db: Db,
  jobs: Pick<Jobs, 'enqueueInTurn'>,
  now: Date,
): Promise<void> {
  const start = (id: string) =>
    db.transaction().execute(async (tx) => {
      const due = await claimDueFeed(tx, id, now)
      if (due) await startFeed(tx, jobs, { ...due, now })
    })
  await allInTurn((await findDue(db, now)).map((id) => () => start(id)))
}

/** Of the bytes of an uploaded or fetched feed. */
const keptFileHours = 24

/** Runs are kept for a month, unless an account has very many. */
const keptRunsMs = 30 * dayMs

async function dropOldRuns(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptRunsMs)
  const planned = new Date(now.getTime() - dayMs)
  for (const id of await endOldRuns(db, { before, planned })) await dropRun(db, id)
}

export const sweepFeeds = (db: Db, now: Date): Promise<void> =>
  allInTurn([
    () => dropOldChunks(db, new Date(now.getTime() - keptFileHours * hourMs)),
    () => dropUnchanged(db),
    () => dropOldRuns(db, now),
  ])

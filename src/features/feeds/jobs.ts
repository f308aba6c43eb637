import { dropOldChunks } from '#features/feed-fetching/queries.ts'
import type { StagedAd } from '#features/feed-reading/rules.ts'
import type { Run, RunRow } from '#features/feed-runs/contract.ts'
import { addRun, dropPlans } from '#features/feed-runs/queries.ts'
import { runOf, type StagedRow, type StoredRun } from '#features/feed-runs/rules.ts'
import type { Language } from '#i18n/language.ts'
import type { Db } from '#platform/handle.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { faultOf } from '#platform/refusal.ts'
import { dropOldRuns, takeDue } from './queries.ts'
import { feedQueue } from './rules.ts'

export const enqueueRun = (jobs: Pick<Jobs, 'enqueue'>, db: Db, runId: string) =>
  jobs.enqueue(db, feedQueue, { runId })

export function showRun(run: StoredRun, language: Language): Run {
  return { ...runOf(run), failure: run.failure && faultOf(run.failure, language) }
}

type Stored = StagedRow & { outcome: RunRow['outcome'] }

const nameIn = (ad: string | null) => {
  const { name } = ad ? (JSON.parse(ad) as StagedAd).fields : {}
  return name ? { en: name.en ?? '', ar: name.ar ?? '' } : null
}

export function showRow(row: Stored, language: Language): RunRow {
  const { position, line, reference, action, outcome, propertyId, ad, reasons } = row
  return {
    position,
    line,
    reference,
    name: nameIn(ad),
    action,
    outcome,
    propertyId,
    reasons: reasons.map((reason) => faultOf(reason, language)),
  }
}

/** Begins the runs of feeds whose time has come. */
export async function startDue(db: Db, jobs: Pick<Jobs, 'enqueue'>, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { id, accountId } of await takeDue(tx, now)) {
      await dropPlans(tx, id, now)
      const plan = { phase: 'fetching' as const, isCheck: false, acceptsFewer: false, now }
      const runId = await addRun(tx, { feedId: id, accountId, ...plan })
      if (runId) await enqueueRun(jobs, tx, runId)
    }
  })
}

const day = 24 * 3600_000
/** What came of a feed can be looked up for a month. */
const keptRuns = 30 * day

export async function sweepFeeds(db: Db, now: Date): Promise<void> {
  await dropOldChunks(db, new Date(now.getTime() - day))
  await dropOldRuns(db, new Date(now.getTime() - keptRuns))
}

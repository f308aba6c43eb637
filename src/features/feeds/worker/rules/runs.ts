import type { StagedAd } from './reading.ts'
import { maxRefusedRows } from '#features/feeds/runs/contract.ts'
import type { AppliedRow, StagedRow, StoredRun } from '#features/feeds/runs/rules/runs.ts'

type Applied = AppliedRow & { isPublished?: boolean }

/** What is counted of rows that are done. */
export const resultsOf = (applied: readonly Applied[]) =>
  applied.flatMap(({ outcome, isPublished }) => {
    const counted = outcome === 'unchanged' || outcome === 'missing' ? [] : [outcome]
    return isPublished ? [...counted, 'published' as const] : counted
  })

/** Rows that were refused when they were read, and ads that could not be written. */
export const hasTooManyRefusals = ({ counts }: StoredRun) => (counts.refused ?? 0) > maxRefusedRows

/** The plan once some of its rows are done: an ad that could not be written is a refused row. */
export function withRefused(
  counts: StoredRun['counts'],
  rows: readonly Pick<StagedRow, 'position' | 'action'>[],
  applied: readonly AppliedRow[],
): StoredRun['counts'] {
  const refused = new Set(
    applied.filter(({ outcome }) => outcome === 'refused').map(({ position }) => position),
  )
  const after = { ...counts }
  for (const { position, action } of rows) {
    if (!refused.has(position)) continue
    after[action] = (after[action] ?? 0) - 1
    after.refused = (after.refused ?? 0) + 1
  }
  return after
}

/** What is shown of an ad once it is written; it is looked up in the ad itself from then on. */
export function nameOf(ad: string | null): string | null {
  const { name } = ad ? (JSON.parse(ad) as StagedAd).fields : {}
  return name ? JSON.stringify({ fields: { name } }) : null
}

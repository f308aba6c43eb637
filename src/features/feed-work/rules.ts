import type { StagedAd } from '#features/feed-reading/rules.ts'
import { maxRefusedRows } from '#features/feed-runs/contract.ts'
import type { AppliedRow, StoredRun } from '#features/feed-runs/rules.ts'

type Applied = AppliedRow & { isPublished?: boolean }

/** What is counted of rows that are done. */
export const resultsOf = (applied: readonly Applied[]) =>
  applied.flatMap(({ outcome, isPublished }) => {
    const counted = outcome === 'unchanged' || outcome === 'missing' ? [] : [outcome]
    return isPublished ? [...counted, 'published' as const] : counted
  })

/** Rows that were refused when they were read, and ads that could not be written. */
export const hasTooManyRefusals = ({ counts, results }: StoredRun) =>
  (counts.refused ?? 0) + (results.refused ?? 0) > maxRefusedRows

/** What is shown of an ad once it is written; it is looked up in the ad itself from then on. */
export function nameOf(ad: string | null): string | null {
  const { name } = ad ? (JSON.parse(ad) as StagedAd).fields : {}
  return name ? JSON.stringify({ fields: { name } }) : null
}

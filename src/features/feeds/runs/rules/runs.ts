import type { RefusalCode } from '#i18n/refusals.ts'
import type { Arguments } from '#i18n/phrases.ts'
import {
  type Action,
  actions,
  type Columns,
  maxListedRefusals,
  type Outcome,
  type phases,
  type runStates,
} from '../contract.ts'

/** Separate places, so that slow addresses do not delay reading: four quick and four slow ones. */
const fetchQueue = { name: 'feed-fetches', isLong: true, places: 4 }
const feedQueue = { name: 'feeds', isLong: true }

export const runQueues = [fetchQueue, feedQueue]

export const queueOf = (phase: StoredRun['phase']) =>
  phase === 'fetching' ? fetchQueue : feedQueue

export type RunReason = {
  code: RefusalCode
  path?: string
  values?: Arguments
  addresses?: string[]
}

/** As long as the longest address that is kept, so at least one fits. */
const maxAddressCharacters = 1_000

export function remarkOnPictures(code: RefusalCode, urls: readonly string[]): RunReason {
  let left = maxAddressCharacters
  const addresses = urls.filter((url) => {
    const fits = url.length <= left
    left -= fits ? url.length : 0
    return fits
  })
  return { code, path: 'imageIds', values: { count: urls.length }, addresses }
}

export type Results = {
  created: number
  updated: number
  published: number
  hidden: number
  closed: number
  refused: number
}

export type StoredRun = {
  id: string
  feedId: string
  accountId: number
  state: (typeof runStates)[number]
  phase: (typeof phases)[number]
  isCheck: boolean
  acceptsFewer: boolean
  cursor: number
  total: number | null
  size: number
  lastSize: number | null
  isComplete: boolean
  isShort: boolean
  /** A refused row without a reference may be any ad of the feed. */
  hasUnnamedRows: boolean
  counts: Partial<Record<Action, number>>
  results: Partial<Results>
  failure: RunReason | null
  columns: Columns | null
  /** Processes that have begun the batch after `cursor`; the last one is `workedBy`. */
  attempts: number
  workedBy: string | null
  /** `bytes` of the rows that are kept, `written` of all that were ever written. */
  bytes: number
  written: number
  /** CPU time of reading so far. */
  readingMs: number
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  updatedAt: Date
}

/** `ad` is the JSON of a `StagedAd`. */
export type StagedRow = {
  position: number
  line: number | null
  reference: string | null
  action: Action
  hash: string | null
  ad: string | null
  reasons: RunReason[]
  propertyId: number | null
}

export type AppliedRow = {
  position: number
  outcome: Outcome
  propertyId: number | null
  reasons: RunReason[]
}

/** One process may have crashed for another reason; a batch that crashes two would do so again. */
const maxAttempts = 2

export function countAttempt(
  { state, attempts, workedBy }: Pick<StoredRun, 'state' | 'attempts' | 'workedBy'>,
  processId: string,
): number | undefined {
  if (state === 'queued') return 1
  if (workedBy === processId) return Math.max(attempts, 1)
  return attempts < maxAttempts ? attempts + 1 : undefined
}

export function countsOf(counts: StoredRun['counts']): Record<Action, number> {
  const all = actions.map((action) => [action, counts[action] ?? 0])
  return Object.fromEntries(all) as Record<Action, number>
}

export function addCounts<Name extends string>(
  counts: Partial<Record<Name, number>>,
  more: readonly Name[],
): Partial<Record<Name, number>> {
  const sum = { ...counts }
  for (const name of more) sum[name] = (sum[name] ?? 0) + 1
  return sum
}

/** Fewer than half of the last ads are taken for an error of the feed. */
export function isShortFeed(size: number, lastSize: number | null): boolean {
  return lastSize !== null && size * 2 < lastSize
}

/** Of its unapplied rows only some with remarks are kept. */
export const isUnfinished = ({ state }: Pick<StoredRun, 'state'>) =>
  state === 'failed' || state === 'cancelled'

/** Refused rows that are only counted; ads that could not be written keep their rows. */
export const countUnlistedRefusals = ({ counts, results }: Pick<StoredRun, 'counts' | 'results'>) =>
  Math.max(0, (counts.refused ?? 0) - (results.refused ?? 0) - maxListedRefusals)

const isoOf = (at: Date | null) => at?.toISOString() ?? null

const noResults: Results = {
  created: 0,
  updated: 0,
  published: 0,
  hidden: 0,
  closed: 0,
  refused: 0,
}

export function runOf(run: StoredRun & { isReviewed: boolean }) {
  const { id, feedId, isCheck, state, phase, cursor, total, size, lastSize } = run
  const isOver = phase === 'applying' && (state === 'done' || state === 'waiting')
  return {
    id,
    feedId,
    check: isCheck,
    state,
    phase,
    progress: { done: isOver ? (total ?? cursor) : cursor, total },
    counts: countsOf(run.counts),
    results: { ...noResults, ...run.results },
    size,
    lastSize,
    complete: run.isComplete,
    short: run.isShort,
    reviewed: run.isReviewed,
    unlisted: countUnlistedRefusals(run),
    columns: run.columns,
    createdAt: run.createdAt.toISOString(),
    startedAt: isoOf(run.startedAt),
    finishedAt: isoOf(run.finishedAt),
    updatedAt: run.updatedAt.toISOString(),
  }
}

/** Errors that a retry would repeat: bad values for PostgreSQL, or a bug. */
export function isPermanentError(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  const isOfData = /^(22|23|42|54)[0-9A-Z]{3}$/.test(code)
  return isOfData || error instanceof TypeError || error instanceof RangeError
}

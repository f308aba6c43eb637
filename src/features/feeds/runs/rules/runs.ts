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

/**
 * Fetching has places of its own, so that addresses that are slow keep no file from being read. It only
 * waits and holds no connection to the database, so there are several: so many for quick fetches and as
 * many for slow ones (`feeds/runs/rules/turns.ts`).
 */
const fetches = { name: 'feed-fetches', isLong: true, places: 4 }
const feeds = { name: 'feeds', isLong: true, isPrompt: true }

export const runQueues = [fetches, feeds]

export const queueOf = (phase: StoredRun['phase']) => (phase === 'fetching' ? fetches : feeds)

/** Why a row or a run is not what it should be; kept so, said in the reader's language. */
export type RunReason = {
  code: RefusalCode
  path?: string
  values?: Arguments
  /** Of pictures that are not in their ad, as far as there is room. */
  addresses?: string[]
}

/** Of the addresses of a remark: as long as the longest that is kept, so there is room for one. */
const maxAddressCharacters = 1_000

/** How many pictures of an ad have failed in one way, and which. */
export function pictureRemark(code: RefusalCode, urls: readonly string[]): RunReason {
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
  /** Processes that have begun the batch after `cursor`; the last of them is `workedBy`. */
  attempts: number
  workedBy: string | null
  /** Of its rows as far as they are kept, and of all that were ever written. */
  bytes: number
  written: number
  /** Milliseconds of the processor that reading has taken so far. */
  readingMs: number
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  updatedAt: Date
}

/** A row as it is staged; `ad` is the JSON of a `StagedAd`. */
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

/** What has become of a row. */
export type AppliedRow = {
  position: number
  outcome: Outcome
  propertyId: number | null
  reasons: RunReason[]
}

/** One may have been killed for another reason; a batch that ends two processes would end a third. */
const maxAttempts = 2

/** How often a batch has been begun once this process begins it; undefined where that is too often. */
export function attemptsWith(
  { state, attempts, workedBy }: Pick<StoredRun, 'state' | 'attempts' | 'workedBy'>,
  processId: string,
): number | undefined {
  if (state === 'queued') return 1
  if (workedBy === processId) return Math.max(attempts, 1)
  return attempts < maxAttempts ? attempts + 1 : undefined
}

/** All counts, those of which there are none too. */
export function countsOf(counts: StoredRun['counts']): Record<Action, number> {
  const all = actions.map((action) => [action, counts[action] ?? 0])
  return Object.fromEntries(all) as Record<Action, number>
}

/** Counts with more of them. */
export function countedUp<Name extends string>(
  counts: Partial<Record<Name, number>>,
  more: readonly Name[],
): Partial<Record<Name, number>> {
  const sum = { ...counts }
  for (const name of more) sum[name] = (sum[name] ?? 0) + 1
  return sum
}

/** Less than half of what there was last is taken for a mishap. */
export function isShortFeed(size: number, lastSize: number | null): boolean {
  return lastSize !== null && size * 2 < lastSize
}

/** Ended before it was done: of its other rows only some with remarks are kept. */
export const isUnfinished = ({ state }: Pick<StoredRun, 'state'>) =>
  state === 'failed' || state === 'cancelled'

/** Refused rows of which nothing is kept but their number; those that were refused as ads are kept. */
export const unlistedRefusals = ({ counts, results }: Pick<StoredRun, 'counts' | 'results'>) =>
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

/** A run as its owner sees it, but for the words of what went wrong. */
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
    unlisted: unlistedRefusals(run),
    columns: run.columns,
    createdAt: run.createdAt.toISOString(),
    startedAt: isoOf(run.startedAt),
    finishedAt: isoOf(run.finishedAt),
    updatedAt: run.updatedAt.toISOString(),
  }
}

/** What PostgreSQL or our own code says of bad values: the same again would fail again. */
export function isHopeless(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  const isOfData = /^(22|23|42|54)[0-9A-Z]{3}$/.test(code)
  return isOfData || error instanceof TypeError || error instanceof RangeError
}

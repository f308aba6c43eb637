import type { Columns } from '../contract.ts'
import type { RunReason } from './runs.ts'
import { minuteMs } from '#i18n/time-units.ts'

export type OpenReading<Batch = unknown> = {
  position: number
  batches: AsyncGenerator<Batch, void>
  nextBatch?: Promise<IteratorResult<Batch, void>>
  /** `isAgain`: rows that are staged already are being parsed again. */
  begunAt: number
  isAgain: boolean
  stopping: AbortController
  remainingSlots: Map<number, number>
  failure: RunReason | null
  columns: Columns | null
}

/** Each holds the references of its rows and some text: about 30 MB at most. */
const maxKept = 8

/** A reading that waits longer has been continued by another process. */
const maxKeptMs = 10 * minuteMs

export async function closeReading({ stopping, batches }: OpenReading): Promise<void> {
  stopping.abort()
  await batches.return()
}

function cheapestOf(kept: ReadonlyMap<string, { reading: OpenReading }>): string {
  const byPosition = [...kept]
    .toReversed()
    .toSorted(([, a], [, b]) => a.reading.position - b.reading.position)
  return byPosition[0]![0]
}

export function openReadings<Open extends OpenReading = OpenReading>(
  clock = () => performance.now(),
) {
  const kept = new Map<string, { reading: Open; until: number }>()

  const remove = (id: string) => {
    const found = kept.get(id)?.reading
    kept.delete(id)
    return found
  }
  const drop = async (id: string): Promise<void> => {
    const found = remove(id)
    if (found) await closeReading(found)
  }

  return {
    /** A reading that stands behind another row is closed. */
    take: async (id: string, position: number): Promise<Open | undefined> => {
      const found = remove(id)
      if (!found || found.position === position) return found
      await closeReading(found)
      return undefined
    },
    keep: async (id: string, reading: Open): Promise<void> => {
      for (const [other, { until }] of kept) if (until <= clock()) await drop(other)
      kept.set(id, { reading, until: clock() + maxKeptMs })
      if (kept.size > maxKept) await drop(cheapestOf(kept))
    },
    drop,
  }
}

export type Readings<Open extends OpenReading> = ReturnType<typeof openReadings<Open>>

type StageOptions<Batch> = {
  turnOver: Promise<void>
  isOver: () => boolean
  stage: (batch: Batch) => Promise<boolean>
}

async function nextOf<Batch>(open: OpenReading<Batch>, turnOver: Promise<void>) {
  open.nextBatch ??= open.batches.next()
  return (await Promise.race([open.nextBatch, turnOver])) ?? undefined
}

export async function stageBatches<Batch>(
  open: OpenReading<Batch>,
  { turnOver, isOver, stage }: StageOptions<Batch>,
): Promise<'whole' | 'paused' | 'stopped'> {
  let next = await nextOf(open, turnOver)
  while (next && !next.done) {
    // Reading goes on while PostgreSQL stores the batch.
    const isStaged = stage(next.value)
    isStaged.catch(() => undefined)
    open.nextBatch = open.batches.next()
    next = await nextOf(open, turnOver)
    if (!(await isStaged)) return 'stopped'
    if (next && !next.done && isOver()) return 'paused'
  }
  return next ? 'whole' : 'paused'
}

/** Of reading and of writing; then other accounts have their turn. */
export const defaultTurnMs = 5_000

/** CPU time per run: four times what the slowest honest feed takes (docs/benchmarks.md). */
export const maxReadingMs = 5 * minuteMs

type TurnTimes = { begunAt: number; reachedAt: number; isAgain: boolean; turnMs: number }

/** After parsing again a turn lasts as long as that took: a feed takes at most twice its time. */
export const endOfTurn = ({ begunAt, reachedAt, isAgain, turnMs }: TurnTimes) =>
  Math.max(begunAt + turnMs, isAgain ? reachedAt + (reachedAt - begunAt) : 0)

/** `isKnown`: as for room; `before`: runs of its network or account in the last hour. */
export type QueuePlace = { isKnown: boolean; before: number }

/** More than any `before`, so work for known accounts comes first. */
export const knownPriority = 1_000_000

/** Puts slow work below quick work, in the same order. */
const slowOffset = 10 * knownPriority

export const minQuickPriority = -slowOffset / 2

/** A network's first run goes first; only first runs have a multiple of `knownPriority`. */
export function priorityOf({ isKnown, before }: QueuePlace, isSlow: boolean): number {
  return (isKnown ? knownPriority : 0) - before - (isSlow ? slowOffset : 0)
}

export const maxQuickFetchMs = 20_000

/** Of all attempts: a large feed may take a while, but not for ever. */
export const maxFetchMs = 5 * minuteMs

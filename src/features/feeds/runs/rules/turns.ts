import type { Columns } from '../contract.ts'
import type { RunReason } from './runs.ts'
import { minuteMs } from '#i18n/time-units.ts'

/** A feed that is read; between two turns it waits at a batch or within its text. */
export type OpenReading<Batch = unknown> = {
  /** The last row that is staged. */
  position: number
  batches: AsyncGenerator<Batch, void>
  /** What comes behind that row, once it is asked for. */
  coming?: Promise<IteratorResult<Batch, void>>
  /** When its turn began, and whether rows that are staged already are still parsed again. */
  begunAt: number
  isAgain: boolean
  /** Aborted, the feed ends where it is. */
  stopping: AbortController
  /** How many more ads of a type have room, as far as this reading has asked. */
  rooms: Map<number, number>
  /** Why it could not be read further, if so. */
  failure: RunReason | null
  columns: Columns | null
}

/** Each holds the references of its rows and some pieces of its text: at most some 30 MB. */
const maxKept = 8

/** Longer than that no reading waits for its next turn, unless another process has gone on with it. */
const keptForMs = 10 * minuteMs

/** Nothing more is read; what was opened for it is closed. */
export async function closeReading({ stopping, batches }: OpenReading): Promise<void> {
  stopping.abort()
  await batches.return()
}

/** The run whose reading has come least far, so that least is parsed again. */
function cheapestOf(kept: ReadonlyMap<string, { reading: OpenReading }>): string {
  const byPosition = [...kept]
    .toReversed()
    .toSorted(([, a], [, b]) => a.reading.position - b.reading.position)
  return byPosition[0]![0]
}

/**
 * The readings of a process that wait for their next turn, by run. Reading goes on where it was, without
 * parsing again what came before; where there are too many, the one that has come least far is begun again.
 */
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
    /** The reading of a run that stands behind this row; one that stands elsewhere is closed. */
    take: async (id: string, position: number): Promise<Open | undefined> => {
      const found = remove(id)
      if (!found || found.position === position) return found
      await closeReading(found)
      return undefined
    },
    keep: async (id: string, reading: Open): Promise<void> => {
      for (const [other, { until }] of kept) if (until <= clock()) await drop(other)
      kept.set(id, { reading, until: clock() + keptForMs })
      if (kept.size > maxKept) await drop(cheapestOf(kept))
    },
    drop,
  }
}

export type Readings<Open extends OpenReading> = ReturnType<typeof openReadings<Open>>

type Turn<Batch> = {
  /** Resolves where the turn is over before a batch is read. */
  held: Promise<void>
  isOver: () => boolean
  /** False where the run is over. */
  stage: (batch: Batch) => Promise<boolean>
}

/** The next batch; undefined where the turn ends within it. */
async function nextOf<Batch>(open: OpenReading<Batch>, held: Promise<void>) {
  open.coming ??= open.batches.next()
  return (await Promise.race([open.coming, held])) ?? undefined
}

/** Stages batch after batch until the turn or the feed ends, or the run is over. */
export async function stageBatches<Batch>(
  open: OpenReading<Batch>,
  { held, isOver, stage }: Turn<Batch>,
): Promise<'whole' | 'paused' | 'stopped'> {
  let next = await nextOf(open, held)
  while (next && !next.done) {
    // Reading goes on while PostgreSQL keeps what was read.
    const isStaged = stage(next.value)
    isStaged.catch(() => undefined)
    open.coming = open.batches.next()
    next = await nextOf(open, held)
    if (!(await isStaged)) return 'stopped'
    if (next && !next.done && isOver()) return 'paused'
  }
  return next ? 'whole' : 'paused'
}

/** Of reading and of writing; then accounts that wait have theirs. */
export const usualTurnMs = 5_000

/**
 * Milliseconds of the processor that a run may take to read its feed: four times what the dearest honest
 * feed of the largest size takes (docs/benchmarks.md).
 */
export const maxReadingMs = 5 * minuteMs

type Again = { begunAt: number; reachedAt: number; isAgain: boolean; turnMs: number }

/**
 * When a turn of reading ends. Where rows had to be parsed again to reach the next one, it lasts as long
 * again: so a feed that is begun again each time takes at most twice as long.
 */
export const endOfTurn = ({ begunAt, reachedAt, isAgain, turnMs }: Again) =>
  Math.max(begunAt + turnMs, isAgain ? reachedAt + (reachedAt - begunAt) : 0)

/** `isKnown`: as of room (`storage-shares`). `before`: runs of its network or account in the last hour. */
export type Place = { isKnown: boolean; before: number }

/** More than runs of one network are counted, so any work for a known account goes before all other. */
export const knownFirst = 1_000_000

/** Slow work lies this far below quick work and keeps its order. */
const slowBy = 10 * knownFirst

/** Of one queue quick work has these priorities, and slow work those below. */
export const leastQuick = -slowBy / 2

/**
 * The first run of every network begins before the second of any other, those of known accounts first. The
 * first of each kind has a multiple of `knownFirst`, the others less, so that they can be told apart.
 */
export function priorityOf({ isKnown, before }: Place, isSlow: boolean): number {
  return (isKnown ? knownFirst : 0) - before - (isSlow ? slowBy : 0)
}

/** Milliseconds that a fetch may have one of the places of quick ones. */
export const usualQuickMs = 20_000

/** Expectations 5.4: a large feed may take a while, an endless one not. Milliseconds of all attempts. */
export const fetchMs = 5 * minuteMs

import * as z from 'zod/mini'

/** A feed is read up to so many rows of any kind: ads, rows that are none, blank ones of a JSON list. */
export const maxRows = 200_000

/** A file of which so many rows are no ads is no feed; it is not read further. */
export const maxRefusedRows = 10_000

/** Refused rows that are kept with their reasons; the others are counted. */
export const maxListedRefusals = 1_000

/** Rows that were not taken over and stay, with their remarks, of a run that failed or was cancelled. */
export const maxRowsOfUnfinished = 100

/** `waiting`: the plan of a check is made and may be confirmed. */
export const runStates = ['queued', 'running', 'waiting', 'done', 'failed', 'cancelled'] as const

export const phases = ['fetching', 'reading', 'applying'] as const

/**
 * What is to become of a row. `missing`: an ad that the feed lacks for the first time; at the second
 * it is `removed`, as is one that the feed itself calls deleted.
 */
export const actions = ['added', 'changed', 'removed', 'missing', 'refused', 'unchanged'] as const
export type Action = (typeof actions)[number]

/** What has become of it. */
export const outcomes = [
  'created',
  'updated',
  'unchanged',
  'hidden',
  'closed',
  'missing',
  'refused',
] as const
export type Outcome = (typeof outcomes)[number]

const Fault = z.object({ msg: z.string(), code: z.string(), path: z.optional(z.string()) })

/** `addresses`: of pictures that are not in their ad, in the order of the feed; those that there is room for. */
const Remark = z.extend(Fault, { addresses: z.optional(z.array(z.string())) })

/**
 * The header of a CSV file: names that are not ours, how many more there are, and the columns that it
 * lacks although an ad needs them before the public may see it.
 */
export const Columns = z.object({
  unknown: z.array(z.string()),
  unlisted: z.int(),
  missing: z.array(z.string()),
})
export type Columns = z.output<typeof Columns>

/**
 * One reading of a feed. `progress` counts rows, of so many as far as that is known; `counts` is the
 * plan, in which an ad that could not be written is a refused row from then on; `results` is what was
 * done of it (`published`: of those created and updated, how many went on show or to review;
 * `refused`: only ads that could not be written). `short`: the feed has less than half of the ads that
 * it had last, so nothing is removed; so it is where it was not `complete`. `reviewed`: somebody looks
 * at new ads, and at what changes of texts, pictures, places, permits and main facts, before the public
 * sees it. `failure`: why it was not read to its end. `unlisted`: refused rows that are counted in
 * `counts` without a row of their own. `columns`: of a CSV file only.
 */
export const Run = z.object({
  id: z.string(),
  feedId: z.string(),
  check: z.boolean(),
  state: z.enum(runStates),
  phase: z.enum(phases),
  progress: z.object({ done: z.int(), total: z.nullable(z.int()) }),
  counts: z.record(z.enum(actions), z.int()),
  results: z.extend(z.object({ published: z.int() }), {
    created: z.int(),
    updated: z.int(),
    hidden: z.int(),
    closed: z.int(),
    refused: z.int(),
  }),
  size: z.int(),
  lastSize: z.nullable(z.int()),
  complete: z.boolean(),
  short: z.boolean(),
  reviewed: z.boolean(),
  failure: z.nullable(Fault),
  unlisted: z.int(),
  columns: z.nullable(Columns),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  updatedAt: z.string(),
})
export type Run = z.output<typeof Run>

/**
 * A row of a feed: `line` as an editor counts, null of an ad that the feed lacks; `reasons` why it
 * was refused, what of it could not be used, or what its draft lacks.
 */
export const RunRow = z.object({
  position: z.int(),
  line: z.nullable(z.int()),
  reference: z.nullable(z.string()),
  name: z.nullable(z.object({ en: z.string(), ar: z.string() })),
  action: z.enum(actions),
  outcome: z.nullable(z.enum(outcomes)),
  propertyId: z.nullable(z.int()),
  reasons: z.array(Remark),
})
export type RunRow = z.output<typeof RunRow>

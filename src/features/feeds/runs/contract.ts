import * as z from 'zod/mini'
import { Fault, Text } from '#platform/endpoint/fields.ts'

/** Rows of any kind: ads, rows that are not ads, blank ones of a JSON list. */
export const maxRows = 200_000

/** A file with more rows that are not ads is not a feed; reading stops. */
export const maxRefusedRows = 10_000

/** Refused rows that are kept with their reasons; others are counted. */
export const maxListedRefusals = 1_000

/** Unapplied rows with remarks that a failed or cancelled run keeps. */
export const maxRowsOfUnfinished = 100

/** `waiting`: the plan of a check can be confirmed. */
export const runStates = ['queued', 'running', 'waiting', 'done', 'failed', 'cancelled'] as const

export const phases = ['fetching', 'reading', 'applying'] as const

/** `missing`: absent for the first time; `removed`: absent twice, or deleted by the feed. */
export const actions = ['added', 'changed', 'removed', 'missing', 'refused', 'unchanged'] as const
export type Action = (typeof actions)[number]

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

/**
 * A reason with the `addresses` of pictures that are not in the ad, in the order of the feed, as
 * many as fit.
 */
export const Remark = z.extend(Fault, { addresses: z.optional(z.array(z.string())) })

/**
 * The header of a CSV file: unknown column names, how many more of them there are, and missing
 * columns that an ad needs before it can be public.
 */
export const Columns = z.object({
  unknown: z.array(z.string()),
  unlisted: z.int(),
  missing: z.array(z.string()),
})
export type Columns = z.output<typeof Columns>

/**
 * One reading of a feed. `progress` counts rows; `total` is null while it is unknown. `counts` is
 * the plan: an ad that cannot be written becomes a refused row. `results` is what was done;
 * `published` counts created and updated ads that became public or went to review, `refused`
 * counts only ads that could not be written. `short`: the feed has less than half of its previous
 * ads, or is not `complete`, so nothing is removed. `reviewed`: new ads and changes of texts,
 * pictures, locations, permits and main facts are reviewed before they are public. `failure` says
 * why the feed was not read to its end. `unlisted` counts refused rows that are not kept.
 * `columns` is for CSV files only.
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
 * A row of a feed. `line` is the line number in the file, or null for an ad that is missing from
 * the feed. `reasons` says why the row was refused, what could not be used, or what its draft
 * still needs.
 */
export const RunRow = z.object({
  position: z.int(),
  line: z.nullable(z.int()),
  reference: z.nullable(z.string()),
  name: z.nullable(Text),
  action: z.enum(actions),
  outcome: z.nullable(z.enum(outcomes)),
  propertyId: z.nullable(z.int()),
  reasons: z.array(Remark),
})
export type RunRow = z.output<typeof RunRow>

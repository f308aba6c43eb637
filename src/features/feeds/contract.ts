import * as z from 'zod/mini'
import { dialects } from '#features/feed-dialects/contract.ts'
import { actions, Run, RunRow } from '#features/feed-runs/contract.ts'
import { fileReply } from '#platform/endpoint/download.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import {
  choiceField,
  flagField,
  Pagination,
  pageFields,
  textField,
} from '#platform/endpoint/fields.ts'
import { isReachable } from '#platform/endpoint/pagination.ts'

export const schedules = ['off', 'hourly', 'daily'] as const

/** Expectations 5.4: megabytes of a feed, packed or not. */
export const mostMegabytes = 100

/**
 * Where ads come from in bulk: an address that is fetched, or the account's uploaded file.
 * `hidesAbsent`: an ad that a complete feed lacks twice is hidden. `lastSize`: ads of the last feed
 * that was taken over whole. `ready`: there is something to read.
 */
export const Feed = z.object({
  id: z.string(),
  source: z.enum(['address', 'file']),
  url: z.nullable(z.string()),
  dialect: z.nullable(z.enum(dialects)),
  schedule: z.enum(schedules),
  hidesAbsent: z.boolean(),
  nextRunAt: z.nullable(z.string()),
  lastSize: z.nullable(z.int()),
  ready: z.boolean(),
  createdAt: z.string(),
})
export type Feed = z.output<typeof Feed>

const feedParams = z.object({ id: z.uuid() })

/** All feeds of the account and their last runs, the newest first. */
export const listFeeds = endpoint({
  method: 'GET',
  path: '/feeds',
  access: 'account',
  reply: z.object({ feeds: z.array(Feed), runs: z.array(Run) }),
})

/** What the form of a new address sends. */
export const FeedAddress = z.object({
  url: textField(1_000).check(z.minLength(1, 'required')),
  dialect: z.optional(z.nullable(z.enum(dialects))),
  hidesAbsent: z.optional(z.boolean()),
  schedule: z.optional(z.enum(schedules)),
})

/**
 * A feed that is fetched: https, public addresses only. The same address again is the same feed,
 * with these settings. Nothing is read yet.
 */
export const addFeed = endpoint({
  method: 'POST',
  path: '/feeds',
  access: 'account',
  body: FeedAddress,
  status: 201,
  reply: z.object({ feed: Feed }),
})

/**
 * A feed as a file: XML, CSV or NDJSON, packed by gzip or not, at most 100 MB. It takes the place of
 * the account's file before it, and is kept for a day. Unless `hidesAbsent`, it may be a part of the
 * ads.
 */
export const uploadFeed = endpoint({
  method: 'POST',
  path: '/feeds/upload',
  access: 'account',
  query: z.object({
    dialect: z.optional(choiceField(dialects)),
    hidesAbsent: z.optional(flagField()),
  }),
  upload: { field: 'file', mostFiles: 1 },
  status: 201,
  reply: z.object({ feed: Feed }),
})

/** Changes how a feed is read and when. 422 `schedule` of a file, which nobody can fetch. */
export const changeFeed = endpoint({
  method: 'PUT',
  path: '/feeds/{id}',
  access: 'account',
  params: feedParams,
  body: z.object({
    dialect: z.optional(z.nullable(z.enum(dialects))),
    hidesAbsent: z.optional(z.boolean()),
    schedule: z.optional(z.enum(schedules)),
  }),
  reply: z.object({ feed: Feed }),
})

/** Forgets a feed with its runs, also one that is under way; its ads stay as they are. */
export const removeFeed = endpoint({
  method: 'DELETE',
  path: '/feeds/{id}',
  access: 'account',
  lane: 'urgent',
  params: feedParams,
  reply: z.object({}),
})

const started = { status: 202, reply: z.object({ run: Run }) } as const

/**
 * Reads a feed and changes nothing: the run ends `waiting`, with the plan. 409 while one runs; 429
 * beyond forty checks and runs within an hour.
 */
export const checkFeed = endpoint({
  method: 'POST',
  path: '/feeds/{id}/check',
  access: 'account',
  params: feedParams,
  ...started,
})

/**
 * Takes a feed over: what the waiting run has planned, else the feed anew. `acceptsFewer`: that it
 * has less than half of its ads is right. 409 while one runs; 429 as of a check.
 */
export const runFeed = endpoint({
  method: 'POST',
  path: '/feeds/{id}/run',
  access: 'account',
  params: feedParams,
  body: z.optional(z.object({ acceptsFewer: z.optional(z.boolean()) })),
  ...started,
})

/** How far a run is, and what came of it. */
export const readRun = endpoint({
  method: 'GET',
  path: '/feeds/runs/{id}',
  access: 'account',
  params: feedParams,
  reply: z.object({ run: Run }),
})

/**
 * The rows of a run, those of one action where it is named, in the order of the feed. Of what is
 * unchanged only rows are kept of which there is something to say, of what is refused the first
 * thousand.
 */
export const listRunRows = endpoint({
  method: 'GET',
  path: '/feeds/runs/{id}/rows',
  access: 'account',
  params: feedParams,
  query: z
    .object({ ...pageFields(50), action: z.optional(choiceField(actions)) })
    .check(isReachable()),
  reply: z.object({ rows: z.array(RunRow), pagination: Pagination }),
})

/**
 * The report of a run as CSV in the caller's language: row, reference, action, field and reason of
 * all that was refused, could not be used or is lacking. 429 beyond sixty within an hour, and while
 * another file of the account is on its way.
 */
export const readReport = endpoint({
  method: 'GET',
  path: '/feeds/runs/{id}/report',
  access: 'account',
  lane: 'slow',
  params: feedParams,
  download: ['text/csv'],
  reply: fileReply(),
})

/** Stops a run within two seconds; what it has done stays done. */
export const cancelRun = endpoint({
  method: 'POST',
  path: '/feeds/runs/{id}/cancel',
  access: 'account',
  lane: 'urgent',
  params: feedParams,
  reply: z.object({ run: Run }),
})

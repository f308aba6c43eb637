import * as z from 'zod/mini'
import { dialects } from '#features/feeds/formats/contract.ts'
import { actions, Run, RunRow } from '#features/feeds/runs/contract.ts'
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

export const maxMegabytes = 100

/**
 * Where ads come from in bulk: an address that is fetched, or an uploaded file. `hidesAbsent`: an
 * ad that is missing from two complete feeds in a row is hidden. `lastSize` is the number of ads
 * in the last feed that was applied completely. `ready`: there is something to read.
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
  summary: 'List your feeds',
  method: 'GET',
  path: '/feeds',
  access: 'account',
  reply: z.object({ feeds: z.array(Feed), runs: z.array(Run) }),
})

/** The address of a feed and how it is read. */
export const FeedAddress = z.object({
  url: textField(1_000).check(z.minLength(1, 'required')),
  dialect: z.optional(z.nullable(z.enum(dialects))),
  hidesAbsent: z.optional(z.boolean()),
  schedule: z.optional(z.enum(schedules)),
})

/**
 * Adds a feed that is fetched from an address: https, on a public host. Adding the same address
 * again changes the settings of that feed. Nothing is read yet: start with a check.
 */
export const addFeed = endpoint({
  summary: 'Add a feed by its address',
  method: 'POST',
  path: '/feeds',
  access: 'account',
  body: FeedAddress,
  status: 201,
  reply: z.object({ feed: Feed }),
})

/**
 * A feed as a file of at most {maxMegabytes} MB: XML, CSV or NDJSON, compressed with gzip or not. It replaces
 * the account's previous file and is kept for {keptFileHours} hours. Unless `hidesAbsent` is true, the file may
 * contain only a part of the ads.
 */
export const uploadFeed = endpoint({
  summary: 'Upload a feed as a file',
  method: 'POST',
  path: '/feeds/upload',
  access: 'account',
  query: z.object({
    dialect: z.optional(choiceField(dialects)),
    hidesAbsent: z.optional(flagField()),
  }),
  upload: { field: 'file', maxFiles: 1 },
  status: 201,
  reply: z.object({ feed: Feed }),
})

/**
 * Changes how and when a feed is read. 422 `schedule` for an uploaded file, which cannot be
 * fetched.
 */
export const changeFeed = endpoint({
  summary: 'Change a feed',
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

/** Removes a feed with its runs, even while one is running. Its ads stay as they are. */
export const removeFeed = endpoint({
  summary: 'Remove a feed',
  method: 'DELETE',
  path: '/feeds/{id}',
  access: 'account',
  lane: 'urgent',
  params: feedParams,
  reply: z.object({}),
})

const started = { status: 202, reply: z.object({ run: Run }) } as const

/**
 * Reads a feed without changing any ad. The run ends in the state `waiting` and holds the plan.
 * 409 while another run is active. 429 after {runLimit.max} checks and runs within an hour.
 */
export const checkFeed = endpoint({
  summary: 'Check a feed',
  method: 'POST',
  path: '/feeds/{id}/check',
  access: 'account',
  params: feedParams,
  refusals: [409],
  ...started,
})

/**
 * Applies the plan of the waiting run, or reads the feed again if there is none. Set
 * `acceptsFewer` to confirm that the feed is right to have less than half of its previous ads. 409
 * while another run is active. 429 after {runLimit.max} checks and runs within an hour.
 */
export const runFeed = endpoint({
  summary: 'Run a feed',
  method: 'POST',
  path: '/feeds/{id}/run',
  access: 'account',
  params: feedParams,
  body: z.optional(z.object({ acceptsFewer: z.optional(z.boolean()) })),
  refusals: [409],
  ...started,
})

/** The progress of a run and its result. */
export const readRun = endpoint({
  summary: 'Read a run',
  method: 'GET',
  path: '/feeds/runs/{id}',
  access: 'account',
  params: feedParams,
  reply: z.object({ run: Run }),
})

/**
 * The rows of a run in the order of the feed, optionally those of one `action`. Unchanged rows are
 * kept only if there is a remark on them, refused rows up to the first {maxListedRefusals}.
 */
export const listRunRows = endpoint({
  summary: 'List the rows of a run',
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
 * A CSV file in the language of `Accept-Language` with row, reference, action, field and reason of
 * everything that was refused, could not be used or is missing. 429 after {reportLimit.max} reports within an
 * hour, and while another file of the account is being sent.
 */
export const readReport = endpoint({
  summary: 'Download the report of a run',
  method: 'GET',
  path: '/feeds/runs/{id}/report',
  access: 'account',
  lane: 'slow',
  params: feedParams,
  download: ['text/csv'],
  reply: fileReply(),
})

/** Stops a run within two seconds. What it has done so far is kept. */
export const cancelRun = endpoint({
  summary: 'Cancel a run',
  method: 'POST',
  path: '/feeds/runs/{id}/cancel',
  access: 'account',
  lane: 'urgent',
  params: feedParams,
  reply: z.object({ run: Run }),
})

import * as z from 'zod/mini'
import { states } from '#features/properties/contract.ts'
import { fileReply } from '#platform/endpoint/download.ts'
import { endpoint, usualReads } from '#platform/endpoint/endpoint.ts'
import { choiceField } from '#platform/endpoint/fields.ts'

/** The forms in which ads come and go (docs/feeds.md). */
export const dialects = ['bayut', 'property-finder', 'csv', 'ndjson'] as const
export type Dialect = (typeof dialects)[number]

/**
 * The own ads as a file, an agency's and company's with those that members made for it, the newest
 * first; importing it changes nothing. Without `state`: the feeds of portals have what is on show
 * (`live`, `under_offer`), CSV and NDJSON all ads, drafts too.
 */
export const exportAds = endpoint({
  method: 'GET',
  path: '/feeds/export',
  access: 'account',
  lane: 'slow',
  query: z.object({
    dialect: choiceField(dialects),
    state: z.optional(choiceField(['all', ...states])),
  }),
  download: ['application/xml', 'text/csv', 'application/x-ndjson'],
  reply: fileReply(),
})

/** A CSV file with all columns that are read and an ad that lacks nothing, to be filled in. */
export const readSample = endpoint({
  method: 'GET',
  path: '/feeds/sample',
  access: 'public',
  lane: 'memory',
  limit: usualReads,
  download: ['text/csv'],
  reply: fileReply(),
})

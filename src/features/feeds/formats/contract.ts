import * as z from 'zod/mini'
import { states } from '#features/listing/property/contract.ts'
import { fileReply } from '#platform/endpoint/download.ts'
import { endpoint, defaultReadLimit } from '#platform/endpoint/endpoint.ts'
import { choiceField } from '#platform/endpoint/fields.ts'

export const dialects = ['bayut', 'property-finder', 'csv', 'ndjson'] as const
export type Dialect = (typeof dialects)[number]

/**
 * Your ads as a file, the newest first; an agency and a company also get the ads that members made
 * for them. Importing the file again changes nothing. Without `state`, the portal formats
 * (`bayut`, `property-finder`) contain the ads that are public (`live`, `under_offer`), and `csv`
 * and `ndjson` contain all ads, drafts too.
 */
export const exportAds = endpoint({
  summary: 'Export your ads',
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

/** A CSV file with every column that an import reads and one complete ad, as a template. */
export const readSample = endpoint({
  summary: 'Download a sample CSV file',
  method: 'GET',
  path: '/feeds/sample',
  access: 'public',
  lane: 'memory',
  limit: defaultReadLimit,
  download: ['text/csv'],
  reply: fileReply(),
})

/** The forms in which ads come and go (docs/feeds.md). */
export const dialects = ['bayut', 'property-finder', 'csv', 'ndjson'] as const
export type Dialect = (typeof dialects)[number]

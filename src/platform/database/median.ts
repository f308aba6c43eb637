import { type RawBuilder, sql } from 'kysely'

/** Of the rows of a group: the mean of the two middle values if their number is even. */
export const medianOf = (column: string): RawBuilder<number | null> =>
  sql`percentile_cont(0.5) within group (order by ${sql.ref(column)})`

import type pg from 'pg'
import type { Asker } from './connection-turns.ts'

/**
 * Milliseconds after which PostgreSQL ends a statement of a public read. Of a million ads the slowest
 * usual searches take half of it; whoever finds a slower one should not have the processor for longer,
 * least of all after leaving. With the wait before it, it ends before a request gives up on the database
 * (`defaultRequestLimits`), for which a statement that is slow would look like a server that is silent.
 */
export const maxPublicReadMs = 1_500

/** Connections whose limit is that of public reads and not the pool's own. */
const shortened = new WeakSet<pg.ClientBase>()

/** What makes the limit of a connection fit who asks; undefined where it does. Not in a transaction. */
export function limitChange(client: pg.ClientBase, { asker, usualMs }: Limit) {
  if (!usualMs || usualMs <= maxPublicReadMs) return undefined
  const isShort = asker?.isPublicRead === true
  if (isShort === shortened.has(client)) return undefined
  return {
    text: `set statement_timeout to ${isShort ? maxPublicReadMs : usualMs}`,
    note: () => void (isShort ? shortened.add(client) : shortened.delete(client)),
  }
}

type Limit = { asker: Asker | undefined; usualMs: number | undefined }

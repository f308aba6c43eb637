import type pg from 'pg'
import type { Asker } from './connection-turns.ts'

/**
 * Milliseconds; the slowest usual search over a million ads takes half of it. A statement must end
 * before `defaultRequestLimits`, or the database would count as silent.
 */
export const maxPublicReadMs = 1_500

const shortened = new WeakSet<pg.ClientBase>()

/** Not to be used inside a transaction. */
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

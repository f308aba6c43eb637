import type { FastifyReply } from 'fastify'
import type { Encoding } from './page-encoding.ts'

/** A rendered page with its compressed forms, made when first asked for. */
export type CachedPage = {
  status: number
  location: string | undefined
  writePolicy: (reply: FastifyReply) => void
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
  /** A page of a mailed link: kept nowhere, and its address is given to nobody. */
  isPrivate?: boolean
  /** Its brotli is the best there is, or on its way to be. */
  isRefined?: boolean
}

/** Milliseconds that a public page may be behind its data (architecture.md 4). */
const lifetime = 30_000
const mostPages = 500

type Entry = { page: Promise<CachedPage>; until: number }

/**
 * Public pages are the same for everybody, so one rendering serves all who ask within half a
 * minute, and those who ask at once wait for one. Failures are not kept, and what was kept before outlives them.
 */
export function newPageCache(now: () => number = Date.now) {
  const entries = new Map<string, Entry>()

  const keep = (key: string, entry: Entry) => {
    entries.delete(key)
    entries.set(key, entry)
    const oldest = entries.keys().next().value
    if (entries.size > mostPages && oldest !== undefined) entries.delete(oldest)
  }

  /** A page that cannot be made anew is better old than not at all (reliability drill R2). */
  const outlive = (key: string, old: Entry | undefined) => {
    if (old) keep(key, { ...old, until: 0 })
    else entries.delete(key)
    return old?.page
  }

  const get = async (key: string, make: () => Promise<CachedPage>): Promise<CachedPage> => {
    const found = entries.get(key)
    if (found && found.until > now()) return found.page
    const entry = { page: make(), until: now() + lifetime }
    keep(key, entry)
    try {
      const page = await entry.page
      if (page.status >= 500) return (await outlive(key, found)) ?? page
      if (page.status !== 200) entries.delete(key)
      return page
    } catch (error) {
      const old = outlive(key, found)
      if (old) return old
      throw error
    }
  }
  return { get, clear: () => entries.clear() }
}

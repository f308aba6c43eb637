import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Encoding } from '#platform/kept-files/encodings.ts'

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

/** How far a public page may be behind its data (architecture.md 4). */
const lifetimeMs = 30_000

/** Some 350 pages of results; strangers may ask for as many addresses as they like. */
const maxBytes = 48 * 1024 * 1024

/** Beside its HTML a page keeps its compressed forms, at most half as large, and its policy. */
const bytesOf = ({ page }: Entry, key: string) =>
  Math.ceil(page.bodies.identity.length * 1.5) + key.length * 2 + 4_096

type Entry = { page: CachedPage; freshUntil: number }
type Options = {
  now?: () => number
  maxBytes?: number
  /** While the database is away no page can be made anew. */
  isAway?: () => boolean
}

/** Makes a page; tells by `onWaiting` that it will take as long as the database is away. */
type Make = (onWaiting: () => void) => Promise<CachedPage>

/** A page must not stay for an hour because the system's clock was set back. */
const monotonicNow = () => performance.now()

/** Nobody waits for the database where there is an old page, which they would get in the end. */
function answerOldWhileWaiting(make: Make, old: CachedPage | undefined): Promise<CachedPage> {
  const waiting = Promise.withResolvers<CachedPage>()
  const made = make(() => {
    if (old) waiting.resolve(old)
  })
  return Promise.race([made, waiting.promise])
}

/**
 * Public pages are the same for everybody, so one rendering serves all who ask within half a minute,
 * and those who ask at once wait for one. Failures are not kept, and what was kept before outlives
 * them. The least recently asked for leave first.
 */
export function newPageCache(options: Options = {}) {
  const { now = monotonicNow, maxBytes: maxSize = maxBytes, isAway = () => false } = options
  const entries = new LRUCache<string, Entry>({ maxSize, sizeCalculation: bytesOf })
  const making = new Map<string, Promise<CachedPage>>()

  const keep = (key: string, page: CachedPage) => {
    if (page.status === 200) entries.set(key, { page, freshUntil: now() + lifetimeMs })
    else if (page.status < 500) entries.delete(key)
  }

  /** A page that cannot be made anew is better old than not at all (reliability drill R2). */
  const makeOrKeepOld = async (key: string, make: () => Promise<CachedPage>) => {
    try {
      const page = await make()
      keep(key, page)
      return page.status >= 500 ? (entries.get(key)?.page ?? page) : page
    } catch (error) {
      const old = entries.get(key)
      if (old) return old.page
      throw error
    } finally {
      making.delete(key)
    }
  }

  const get = (key: string, make: Make): Promise<CachedPage> => {
    const entry = entries.get(key)
    if (entry && (entry.freshUntil > now() || isAway())) return Promise.resolve(entry.page)
    const known = making.get(key)
    if (known) return known
    const makeKept: Make = (onWaiting) => makeOrKeepOld(key, () => make(onWaiting))
    const made = answerOldWhileWaiting(makeKept, entry?.page)
    making.set(key, made)
    return made
  }
  return { get, clear: () => entries.clear() }
}

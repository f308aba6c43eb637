import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { minuteMs } from '#i18n/time-units.ts'
import { overShare } from '#platform/http/queueing/lanes.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Encoding } from '#platform/kept-files/encodings.ts'

export type CachedPage = {
  status: number
  location: string | undefined
  writePolicy: (reply: FastifyReply) => void
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
  /** A page of a mailed link is not cached and sends no referrer. */
  isPrivate?: boolean
  /** Drawn for whoever asked. */
  isOwn?: boolean
  /** The ads and accounts that the page shows, named as in `page-subjects.ts`. */
  subjects?: ReadonlySet<string>
  isRefined?: boolean
}

/** The longest delay of a public page behind its data. */
const lifetimeMs = 30_000

/** A page of a removed ad must not stay for as long as a client keeps the server busy. */
const maxAgeMs = 2 * minuteMs
const maxAgeWhileAwayMs = 10 * minuteMs

/** Some 350 pages of results; the number of addresses is unlimited. */
const maxBytes = 48 * 1024 * 1024

/** Compressed forms, at most half as large as the HTML, and the policy are kept too. */
const bytesOf = ({ page }: Entry, key: string) =>
  Math.ceil(page.bodies.identity.length * 1.5) + key.length * 2 + 4_096

/** `isDoubtful`: notices may have been missed since the page was made. */
type Entry = { page: CachedPage; madeAt: number; isDoubtful?: boolean }

export type FoundPage = { page: CachedPage; isOld: boolean }

/** `all`: more than a notice can name; `unknown`: notices may have been missed. */
export type ChangedSubjects = ReadonlySet<string> | 'all' | 'unknown'

class News {
  readonly #subjects = new Set<string>()
  #isAll = false
  isDoubtful = false

  add(changed: ChangedSubjects): void {
    if (changed === 'all') this.#isAll = true
    else if (changed === 'unknown') this.isDoubtful = true
    else for (const subject of changed) this.#subjects.add(subject)
  }

  makesUntrue(page: CachedPage): boolean {
    return this.#isAll || isAffected(page, this.#subjects)
  }
}

type PageInMaking = { made: Promise<FoundPage>; news: News; caller: string }

type Options = {
  now?: () => number
  maxBytes?: number
  isAway?: () => boolean
}

type Make = (onWaiting: () => void) => Promise<CachedPage>

/** Monotonic, since the system clock may be set back. */
const monotonicNow = () => performance.now()

const isAffected = ({ subjects }: CachedPage, changed: ReadonlySet<string> | 'all') =>
  changed === 'all' || (subjects !== undefined && !changed.isDisjointFrom(subjects))

/** Refusals that concern only the caller who began; others may still have a share left. */
const isOfItsCaller = (error: unknown) =>
  error === overShare || (error instanceof Refusal && error.status === 429)

const isFailure = ({ status }: CachedPage) => status >= 500

/**
 * Public pages are the same for all, so requests at the same time share one rendering. Failures are
 * not cached; for a while the previous page is sent instead.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #making = new Map<string, PageInMaking>()
  readonly #now: () => number
  readonly #isAway: () => boolean

  constructor({ now = monotonicNow, maxBytes: maxSize = maxBytes, isAway }: Options = {}) {
    this.#entries = new LRUCache({ maxSize, sizeCalculation: bytesOf })
    this.#now = now
    this.#isAway = isAway ?? (() => false)
  }

  async get(key: string, make: Make, caller = ''): Promise<FoundPage> {
    const entry = this.#entries.get(key)
    if (entry && this.#isFresh(entry)) return { page: entry.page, isOld: false }
    const old = this.#isAway() ? this.#findOld(key) : undefined
    if (old) return old
    const known = this.#making.get(key)
    if (!known) return this.#begin(key, make, caller)
    return known.made.catch((error: unknown) => {
      // The same caller would be refused again, after as much work.
      if (isOfItsCaller(error) && known.caller !== caller) return this.get(key, make, caller)
      throw error
    })
  }

  /**
   * Drops pages that show what has changed, and those being made of it. With `unknown` a page is
   * made again when it is requested; if that fails, the old one is sent.
   */
  drop(changed: ChangedSubjects): void {
    for (const [key, entry] of this.#entries.entries())
      if (changed === 'unknown') entry.isDoubtful = true
      else if (isAffected(entry.page, changed)) this.#entries.delete(key)
    for (const { news } of this.#making.values()) news.add(changed)
  }

  #isFresh = ({ madeAt, isDoubtful }: Entry) => !isDoubtful && this.#now() - madeAt < lifetimeMs

  #begin(key: string, make: Make, caller: string): Promise<FoundPage> {
    const news = new News()
    const made = this.#makeOrFindOld(key, make, news)
    this.#making.set(key, { made, news, caller })
    return made
  }

  /** Returns an old page instead of waiting for the database. */
  async #makeOrFindOld(key: string, make: Make, news: News): Promise<FoundPage> {
    const waiting = Promise.withResolvers<FoundPage>()
    const onWaiting = () => {
      const old = this.#findOld(key)
      if (old) waiting.resolve(old)
    }
    const finish = async (): Promise<FoundPage> => {
      try {
        const page = await make(onWaiting)
        this.#keep(key, page, news)
        return (isFailure(page) && this.#findOld(key)) || { page, isOld: false }
      } catch (error) {
        // A caller who overloads the server must not cause old pages.
        const old = isOfItsCaller(error) ? undefined : this.#findOld(key)
        if (old) return old
        throw error
      } finally {
        this.#making.delete(key)
      }
    }
    return Promise.race([finish(), waiting.promise])
  }

  #keep(key: string, page: CachedPage, news: News): void {
    const isCurrent = page.status === 200 && !news.makesUntrue(page)
    const { isDoubtful } = news
    if (isCurrent) this.#entries.set(key, { page, madeAt: this.#now(), isDoubtful })
    else if (!isFailure(page)) this.#entries.delete(key)
  }

  #findOld(key: string): FoundPage | undefined {
    const entry = this.#entries.get(key)
    const maxAge = this.#isAway() ? maxAgeWhileAwayMs : maxAgeMs
    if (entry && this.#now() - entry.madeAt < maxAge) return { page: entry.page, isOld: true }
    return undefined
  }
}

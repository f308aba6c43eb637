import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { minuteMs } from '#i18n/time-units.ts'
import { overShare } from '#platform/http/queueing/lanes.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Encoding } from '#platform/kept-files/encodings.ts'

/** A rendered page with its compressed forms, made when first asked for. */
export type CachedPage = {
  status: number
  location: string | undefined
  writePolicy: (reply: FastifyReply) => void
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
  /** A page of a mailed link: kept nowhere, and its address is given to nobody. */
  isPrivate?: boolean
  /** The ads and accounts that it tells of, as `page-subjects.ts` names them. */
  subjects?: ReadonlySet<string>
  isRefined?: boolean
}

/** How far a public page may be behind its data. */
const lifetimeMs = 30_000

/**
 * How old a page may be where no other can be made: one of an ad that has left the site must not stay
 * for as long as somebody keeps the server busy. While the database is away no page can be made at all.
 */
const maxAgeMs = 2 * minuteMs
const maxAgeWhileAwayMs = 10 * minuteMs

/** Some 350 pages of results; strangers may ask for as many addresses as they like. */
const maxBytes = 48 * 1024 * 1024

/** Beside its HTML a page keeps its compressed forms, at most half as large, and its policy. */
const bytesOf = ({ page }: Entry, key: string) =>
  Math.ceil(page.bodies.identity.length * 1.5) + key.length * 2 + 4_096

/** `isDoubtful`: notices may have been missed since it was made. */
type Entry = { page: CachedPage; madeAt: number; isDoubtful?: boolean }

export type Found = { page: CachedPage; isOld: boolean }

/**
 * What has changed, as `page-subjects.ts` names it: `all` where it is more than a notice can name,
 * `unknown` where notices may have been missed and perhaps nothing has changed.
 */
export type Changed = ReadonlySet<string> | 'all' | 'unknown'

class News {
  readonly #subjects = new Set<string>()
  #isAll = false
  isDoubtful = false

  add(changed: Changed): void {
    if (changed === 'all') this.#isAll = true
    else if (changed === 'unknown') this.isDoubtful = true
    else for (const subject of changed) this.#subjects.add(subject)
  }

  makesUntrue(page: CachedPage): boolean {
    return this.#isAll || tellsOf(page, this.#subjects)
  }
}

type Making = { made: Promise<Found>; news: News; caller: string }

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

const tellsOf = ({ subjects }: CachedPage, changed: ReadonlySet<string> | 'all') =>
  changed === 'all' || (subjects !== undefined && !changed.isDisjointFrom(subjects))

/** The caller who began had too much under way, or has had too much: the others have a share too. */
const isOfItsCaller = (error: unknown) =>
  error === overShare || (error instanceof Refusal && error.status === 429)

const isFailure = ({ status }: CachedPage) => status >= 500

/**
 * Public pages are the same for everybody, so one rendering serves all who ask within half a minute,
 * and those who ask at once wait for one. Failures are not kept; for a while what was kept before
 * outlives them. The least recently asked for leave first.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #making = new Map<string, Making>()
  readonly #now: () => number
  readonly #isAway: () => boolean

  constructor({ now = monotonicNow, maxBytes: maxSize = maxBytes, isAway }: Options = {}) {
    this.#entries = new LRUCache({ maxSize, sizeCalculation: bytesOf })
    this.#now = now
    this.#isAway = isAway ?? (() => false)
  }

  async get(key: string, make: Make, caller = ''): Promise<Found> {
    const entry = this.#entries.get(key)
    if (entry && this.#isFresh(entry)) return { page: entry.page, isOld: false }
    const old = this.#isAway() ? this.#findOld(key) : undefined
    if (old) return old
    const known = this.#making.get(key)
    if (!known) return this.#begin(key, make, caller)
    return known.made.catch((error: unknown) => {
      // The same caller would be refused again, after as much work, and before all who come later.
      if (isOfItsCaller(error) && known.caller !== caller) return this.get(key, make, caller)
      throw error
    })
  }

  /**
   * Forgets the pages that tell of what has changed, and those that are being made of it. Where it is
   * unknown what has changed, each page is made again when it is next asked for; where that fails, the
   * old one is shown, as long as any old page may be.
   */
  drop(changed: Changed): void {
    for (const [key, entry] of this.#entries.entries())
      if (changed === 'unknown') entry.isDoubtful = true
      else if (tellsOf(entry.page, changed)) this.#entries.delete(key)
    for (const { news } of this.#making.values()) news.add(changed)
  }

  #isFresh = ({ madeAt, isDoubtful }: Entry) => !isDoubtful && this.#now() - madeAt < lifetimeMs

  #begin(key: string, make: Make, caller: string): Promise<Found> {
    const news = new News()
    const made = this.#makeOrFindOld(key, make, news)
    this.#making.set(key, { made, news, caller })
    return made
  }

  /** Nobody waits for the database where there is an old page, which they would get in the end. */
  async #makeOrFindOld(key: string, make: Make, news: News): Promise<Found> {
    const waiting = Promise.withResolvers<Found>()
    const onWaiting = () => {
      const old = this.#findOld(key)
      if (old) waiting.resolve(old)
    }
    const finish = async (): Promise<Found> => {
      try {
        const page = await make(onWaiting)
        this.#keep(key, page, news)
        return (isFailure(page) && this.#findOld(key)) || { page, isOld: false }
      } catch (error) {
        // Whoever keeps the server busy must not choose that pages are old.
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

  #findOld(key: string): Found | undefined {
    const entry = this.#entries.get(key)
    const maxAge = this.#isAway() ? maxAgeWhileAwayMs : maxAgeMs
    if (entry && this.#now() - entry.madeAt < maxAge) return { page: entry.page, isOld: true }
    return undefined
  }
}

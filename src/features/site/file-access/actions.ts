import type { AskedFile, Visibility } from '#features/files/uploads/rules.ts'
import { isSigned } from '#features/files/signatures/queries.ts'
import { visitorHash } from '#features/files/quotas/queries/visitors.ts'
import { minuteMs } from '#i18n/time-units.ts'
import { askTogether } from '#platform/database/ask-together.ts'
import type { Database } from '#platform/sql.ts'
import { type FileState, findFileStates } from './queries.ts'

/** After this a withdrawal by another process is noticed; pages may be as old. */
const freshMs = 30_000
/** As long as kept pages are shown while the database is unavailable. */
const keptMs = 10 * minuteMs
/** Some 100 bytes each. */
const maxKept = 20_000
/** After this a picture that was public a short time ago is served without an answer. */
const timeoutMs = 500

/** The id that was asked for longest ago is evicted first. */
class PublicFiles {
  readonly #kept = new Map<string, { at: number; era: number }>()
  readonly #clock: () => number
  #era = 0

  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Makes all entries stale. */
  startEra(): void {
    this.#era += 1
  }

  isFresh(id: string): boolean {
    const { at = Number.NEGATIVE_INFINITY, era } = this.#kept.get(id) ?? {}
    return era === this.#era && this.#clock() - at < freshMs
  }

  isKept = (id: string): boolean => this.#clock() - (this.#kept.get(id)?.at ?? -keptMs) < keptMs

  /** `ask` may overlap with a write, so its answer counts for the era in which it began. */
  async note(id: string, ask: () => Promise<FileState | undefined>) {
    const [at, era] = [this.#clock(), this.#era]
    const state = await ask()
    this.#kept.delete(id)
    if (state?.isPublic) this.#kept.set(id, { at, era })
    if (this.#kept.size > maxKept) this.#kept.delete(this.#kept.keys().next().value!)
    return state
  }
}

const late = Symbol('late')

const withTimeout = async <T>(answer: Promise<T>): Promise<T | typeof late> => {
  const waiting = Promise.withResolvers<typeof late>()
  const timer = setTimeout(() => waiting.resolve(late), timeoutMs)
  return Promise.race([answer, waiting.promise]).finally(() => clearTimeout(timer))
}

type FileAccessOptions = {
  database: Pick<Database, 'kysely' | 'isAway'>
  now: () => Date
  /** Monotonic milliseconds. */
  clock?: () => number
}

/** `forget`, after this process has written for an account, makes the write count at once. */
export function openFileAccess({
  database,
  now,
  clock = () => performance.now(),
}: FileAccessOptions) {
  const { kysely: db } = database
  const files = new PublicFiles(clock)
  const ask = askTogether((ids) => findFileStates(db, { ids, now: now() }))

  const stateOf = async (id: string): Promise<FileState | typeof late | undefined> => {
    const answer = () => files.note(id, () => ask(id))
    if (!files.isKept(id)) return answer()
    if (database.isAway()) return late
    return withTimeout(answer()).catch(() => late)
  }
  const showingOf = async ({ id, query, caller }: AskedFile): Promise<Visibility> => {
    if (files.isFresh(id)) return 'public'
    const state = await stateOf(id)
    if (state === late) return 'unsure'
    if (!state) return undefined
    if (state.isPublic) return 'public'
    const isSender = state.sender?.equals(visitorHash(db, caller))
    return isSender || isSigned(db, { id, query, now: now() }) ? 'private' : undefined
  }
  return { showingOf, forget: () => files.startEra() }
}

export type FileAccess = ReturnType<typeof openFileAccess>

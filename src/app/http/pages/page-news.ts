import type { Changed } from './page-cache.ts'

/** The channel of PostgreSQL on which processes tell each other what has changed. */
export const pageChannel = 'pages'

const everything = 'all'

/** PostgreSQL takes payloads of less than 8,000 bytes: some 700 ads. */
const maxPayload = 7_900

/** More of the shortest do not fit, so what comes after them need not be remembered. */
const maxPendingSubjects = 2_000

const isSubject = (text: string) => /^(ad|account)\/\d+$/.test(text)

/** Ids only; more than fit are everything. */
function payloadOf(changed: ReadonlySet<string>): string {
  const payload = [...changed].filter(isSubject).join(' ')
  return payload.length > maxPayload ? everything : payload
}

function changedIn(payload: string | undefined): Changed {
  if (payload === undefined) return 'unknown'
  return payload === everything ? 'all' : new Set(payload.split(' '))
}

type Tell = (channel: typeof pageChannel, payload: string) => Promise<void>

/**
 * Tells the other processes what this one has changed, and hears what they have. What was changed while
 * one notice is on its way goes with the next one, and what could not be told goes out once this process
 * listens again.
 */
export class PageNews {
  readonly #tell: Tell
  #untold = new Set<string>()
  #isTelling = false
  #drop: (changed: Changed) => void = () => undefined

  constructor(tell: Tell) {
    this.#tell = tell
  }

  /** `drop`: forgets the pages that tell of what has changed. */
  follow(drop: (changed: Changed) => void): void {
    this.#drop = drop
  }

  /** Pages of this process are dropped at once, those of others a moment later. */
  tell(changed: ReadonlySet<string>): void {
    this.#drop(changed)
    this.#remember(changed)
    void this.#send()
  }

  /**
   * What a notice says. Without one, at the beginning and after each loss of the connection, notices
   * may have been missed for as long as the loss was not noticed: every page is made again.
   */
  hear(payload: string | undefined): void {
    this.#drop(changedIn(payload))
    if (payload === undefined) void this.#send()
  }

  #remember(changed: ReadonlySet<string>) {
    for (const subject of changed) {
      if (this.#untold.size < maxPendingSubjects) this.#untold.add(subject)
    }
  }

  async #send(): Promise<void> {
    if (this.#isTelling) return
    this.#isTelling = true
    while (this.#untold.size > 0 && (await this.#sendAll()));
    this.#isTelling = false
  }

  /** False where the connection is lost; `hear` comes when there is another. */
  async #sendAll(): Promise<boolean> {
    const sent = this.#untold
    this.#untold = new Set()
    try {
      await this.#tell(pageChannel, payloadOf(sent))
      return true
    } catch {
      this.#remember(sent)
      return false
    }
  }
}

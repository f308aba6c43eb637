import type { ChangedSubjects } from './page-cache.ts'

export const pageChannel = 'pages'

const everything = 'all'

/** PostgreSQL limits payloads to less than 8,000 bytes: some 700 ads. */
const maxPayload = 7_900

/** More of the shortest do not fit into a payload, so no more need to be kept. */
const maxPendingSubjects = 2_000

const isSubject = (text: string) => /^(ad|account)\/\d+$/.test(text)

function payloadOf(changed: ReadonlySet<string>): string {
  const payload = [...changed].filter(isSubject).join(' ')
  return payload.length > maxPayload ? everything : payload
}

function changedIn(payload: string | undefined): ChangedSubjects {
  if (payload === undefined) return 'unknown'
  return payload === everything ? 'all' : new Set(payload.split(' '))
}

type Tell = (channel: typeof pageChannel, payload: string) => Promise<void>

/** Changes that could not be sent are sent after the connection is restored. */
export class PageNews {
  readonly #tell: Tell
  #untold = new Set<string>()
  #isTelling = false
  #drop: (changed: ChangedSubjects) => void = () => undefined

  constructor(tell: Tell) {
    this.#tell = tell
  }

  follow(drop: (changed: ChangedSubjects) => void): void {
    this.#drop = drop
  }

  tell(changed: ReadonlySet<string>): void {
    this.#drop(changed)
    this.#remember(changed)
    void this.#send()
  }

  /** Without a payload, at the start and after a lost connection, notices may have been missed. */
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

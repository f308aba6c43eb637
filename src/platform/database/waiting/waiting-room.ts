import { DatabaseAway } from '../lost-connection.ts'

type Waiter = { resolve: () => void; reject: (error: Error) => void; timer: NodeJS.Timeout }

/** Those who wait for the database, each for a time of its own, and only so many. */
export class WaitingRoom {
  readonly #waiters = new Set<Waiter>()
  readonly #maxWaiting: number

  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting
  }

  /** @throws DatabaseAway after `maxMs`, or at once where too many wait */
  wait(maxMs: number): Promise<void> {
    if (this.#waiters.size >= this.#maxWaiting || maxMs <= 0) {
      return Promise.reject(new DatabaseAway())
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      this.#leave(waiter)
      reject(new DatabaseAway())
    }
    const waiter: Waiter = { resolve, reject, timer: setTimeout(giveUp, maxMs) }
    this.#waiters.add(waiter)
    return promise
  }

  admitAll(): void {
    for (const waiter of this.#waiters) {
      this.#leave(waiter)
      waiter.resolve()
    }
  }

  refuseAll(): void {
    for (const waiter of this.#waiters) {
      this.#leave(waiter)
      waiter.reject(new DatabaseAway())
    }
  }

  #leave(waiter: Waiter) {
    clearTimeout(waiter.timer)
    this.#waiters.delete(waiter)
  }
}

import { networkOf } from '../../http/address.ts'
import { DatabaseAway } from '../lost-connection.ts'

type Waiter = {
  network: string | undefined
  resolve: () => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** One network gets at most half of the places. */
export class WaitQueue {
  readonly #waiters = new Set<Waiter>()
  readonly #maxWaiting: number

  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting
  }

  /**
   * `caller` is an address; jobs have none.
   * @throws DatabaseAway after `maxMs`, or at once when the queue is full
   */
  wait(maxMs: number, caller?: string): Promise<void> {
    const network = caller === undefined ? undefined : networkOf(caller)
    if (maxMs <= 0 || this.#isFullFor(network)) return Promise.reject(new DatabaseAway())
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      this.#leave(waiter)
      reject(new DatabaseAway())
    }
    const waiter: Waiter = { network, resolve, reject, timer: setTimeout(giveUp, maxMs) }
    this.#waiters.add(waiter)
    return promise
  }

  releaseAll(): void {
    for (const waiter of this.#waiters) {
      this.#leave(waiter)
      waiter.resolve()
    }
  }

  rejectAll(): void {
    for (const waiter of this.#waiters) {
      this.#leave(waiter)
      waiter.reject(new DatabaseAway())
    }
  }

  #isFullFor(network: string | undefined): boolean {
    if (this.#waiters.size >= this.#maxWaiting) return true
    if (network === undefined) return false
    const own = [...this.#waiters].filter((waiter) => waiter.network === network)
    return own.length >= Math.ceil(this.#maxWaiting / 2)
  }

  #leave(waiter: Waiter) {
    clearTimeout(waiter.timer)
    this.#waiters.delete(waiter)
  }
}

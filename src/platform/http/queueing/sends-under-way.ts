import type { ServerResponse } from 'node:http'
import { networkOf } from '../address.ts'

type Send = { raw: ServerResponse; beganAt: number }

/** Whoever has not read a file for so long gives its place to somebody whose network has fewer. */
const minAgeMs = 10_000

/** Answers on their way, by network; those of a network in the order in which they began. */
export class SendsUnderWay {
  readonly #networks = new Map<string, Set<Send>>()
  readonly #minAgeMs: number
  #count = 0

  constructor(minAge = minAgeMs) {
    this.#minAgeMs = minAge
  }

  get count(): number {
    return this.#count
  }

  /** Answers with the function to call when the answer has ended. */
  add(caller: string, raw: ServerResponse): () => void {
    const network = networkOf(caller)
    const sends = this.#networks.get(network) ?? new Set()
    const send = { raw, beganAt: performance.now() }
    this.#networks.set(network, sends.add(send))
    this.#count += 1
    return () => {
      if (!sends.delete(send)) return
      this.#count -= 1
      if (sends.size === 0) this.#networks.delete(network)
    }
  }

  /** Closes the oldest unread answer of the network that has most, where the caller's has fewer. */
  endOldestUnread(caller: string) {
    const own = this.#networks.get(networkOf(caller))?.size ?? 0
    let most = new Set<Send>()
    for (const sends of this.#networks.values()) if (sends.size > most.size) most = sends
    if (most.size <= own + 1) return
    const latest = performance.now() - this.#minAgeMs
    for (const { raw, beganAt } of most) {
      if (beganAt > latest) return
      const { socket } = raw
      if (!socket || socket.destroyed || socket.writableLength === 0) continue
      socket.destroy()
      return
    }
  }
}

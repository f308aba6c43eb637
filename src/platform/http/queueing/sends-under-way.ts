import type { ServerResponse } from 'node:http'
import { networkOf } from '../address.ts'

type Send = { raw: ServerResponse; beganAt: number }

/** An answer that is unread for this long may be closed for a network with fewer answers. */
const minAgeMs = 10_000

/** Keeps the answers of each network in the order in which they began. */
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

  /** Closes the oldest unread answer of the network with the most, if the caller's has fewer. */
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

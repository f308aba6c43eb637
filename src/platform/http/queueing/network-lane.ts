import { networkOf } from '../address.ts'
import { type EnterOptions, Lane, type Leave, type Limits } from './lanes.ts'
import { withTimeLimit } from './time-limit.ts'

type NetworkEntry = { lane: Lane; inside: number }

/** `network` is by default that of the caller, which is then an address. */
type NetworkEnterOptions = EnterOptions & { network?: string }

/** A network gets at most two thirds of the places, and one of its callers two thirds of these. */
export class NetworkLane {
  readonly #limits: Limits
  readonly #ofNetwork: Limits
  readonly #all: Lane
  readonly #networks = new Map<string, NetworkEntry>()

  constructor(limits: Limits, ofNetwork: Partial<Limits> = {}) {
    this.#all = new Lane(limits)
    this.#limits = limits
    this.#ofNetwork = { ...limits, maxActive: Math.ceil((limits.maxActive * 2) / 3), ...ofNetwork }
  }

  isFullFor(caller: string): boolean {
    const network = networkOf(caller)
    return this.#networks.get(network)?.lane.isFullFor(caller) || this.#all.isFullFor(network)
  }

  /** @throws overload when no place is free in time or `signal` ends the wait */
  async enter(caller: string, options: NetworkEnterOptions = {}): Promise<Leave> {
    const { network, signal, goesFirst = false } = options
    const { maxWaitMs = 0, maxNextWaitMs = maxWaitMs } = this.#limits
    const whose = { caller, network: network ?? networkOf(caller) }
    return withTimeLimit(Math.max(maxWaitMs, maxNextWaitMs), signal, (ended) =>
      this.#enterBoth(whose, (lane, name) => lane.enter(name, { signal: ended, goesFirst })),
    )
  }

  enterAgain(caller: string): Promise<Leave> {
    const whose = { caller, network: networkOf(caller) }
    return this.#enterBoth(whose, (lane, name) => lane.enterAgain(name))
  }

  async #enterBoth(
    { caller, network }: { caller: string; network: string },
    enter: (lane: Lane, name: string) => Promise<Leave>,
  ) {
    const own = this.#come(network)
    const leaves = [() => this.#go(network)]
    const leave = () => {
      for (const undo of leaves.splice(0)) undo()
    }
    try {
      leaves.unshift(await enter(own.lane, caller))
      leaves.unshift(await enter(this.#all, network))
    } catch (error) {
      leave()
      throw error
    }
    return leave
  }

  #come(network: string): NetworkEntry {
    const own = this.#networks.get(network) ?? { lane: new Lane(this.#ofNetwork), inside: 0 }
    own.inside += 1
    this.#networks.set(network, own)
    return own
  }

  #go(network: string) {
    const own = this.#networks.get(network)
    if (!own) return
    own.inside -= 1
    if (own.inside === 0) this.#networks.delete(network)
  }
}

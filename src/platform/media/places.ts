import { hourMs } from '#i18n/time-units.ts'
import { Lane, type Leave, type Limits } from '../http/queueing/lanes.ts'
import { NetworkLane } from '../http/queueing/network-lane.ts'
import { withTimeLimit } from '../http/queueing/time-limit.ts'

/** `known`: a verified or paying account. `form`: a visitor. `view`: sizes of shown pictures. */
export type Asker = {
  kind: keyof typeof limits
  caller: string
  /** Accounts are free, so networks take turns too, whatever number of callers they have. */
  network: string
  signal?: AbortSignal
}

/** A batch of 30 files waits as one; a page may show 30 photos that were never resized. */
const limits = {
  known: { maxActive: 1, maxWaiting: 128, maxWaitingOfCaller: 8, maxWaitMs: 60_000 },
  account: { maxActive: 1, maxWaiting: 128, maxWaitingOfCaller: 8, maxWaitMs: 60_000 },
  form: { maxActive: 1, maxWaiting: 128, maxWaitingOfCaller: 8, maxWaitMs: 60_000 },
  feed: { maxActive: 1, maxWaiting: 64, maxWaitingOfCaller: 8, maxWaitMs: hourMs },
  view: { maxActive: 1, maxWaiting: 256, maxWaitingOfCaller: 32, maxWaitMs: 30_000 },
} satisfies Record<string, Limits>

const atProcess = { maxActive: 1, maxWaiting: Object.keys(limits).length, maxWaitMs: hourMs }

/** Kinds take turns, within a kind networks, and within a network its callers. */
export function openPlaces() {
  const kinds = {
    known: new NetworkLane(limits.known),
    account: new NetworkLane(limits.account),
    form: new NetworkLane(limits.form),
    feed: new NetworkLane(limits.feed),
    view: new NetworkLane(limits.view),
  }
  const turns = new Lane(atProcess)

  /** `prepare` runs in the caller's turn. @throws overload when too many wait, or on abort */
  return async <Task, Result>(
    asker: Asker,
    prepare: () => Promise<Task | undefined>,
    perform: (task: Task) => Promise<Result>,
  ): Promise<Result | undefined> => {
    const { kind, caller, network, signal } = asker
    const places: Leave[] = []
    const enter = async (ended: AbortSignal) => {
      places.push(await kinds[kind].enter(caller, { network, signal: ended }))
      const task = await prepare()
      if (task) places.push(await turns.enter(kind, { signal: ended }))
      return task
    }
    try {
      const task = await withTimeLimit(limits[kind].maxWaitMs, signal, enter)
      return task && (await perform(task))
    } finally {
      for (const leave of places) leave()
    }
  }
}

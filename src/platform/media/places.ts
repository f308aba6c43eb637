import { hourMs } from '#i18n/time-units.ts'
import { Lane, type Leave, type Limits } from '../http/queueing/lanes.ts'
import { NetworkLane } from '../http/queueing/network-lane.ts'
import { withTimeLimit } from '../http/queueing/time-limit.ts'

/**
 * For whom a file is worked on. `kind`: what an account uploads that is known (verified or paying), what
 * another one does, what a visitor sends with a form, pictures of feeds, sizes of pictures that somebody
 * looks at.
 */
export type Asker = {
  kind: keyof typeof limits
  /** Callers of one network take turns: an account's number or an address. */
  caller: string
  /** Networks of one kind take turns, whatever number of callers they have: accounts are free. */
  network: string
  /** Ends when nobody waits for the result any more; work that has begun is finished. */
  signal?: AbortSignal
}

/**
 * How many wait of one network and of one caller, and how long. A batch of thirty files waits as one. A
 * page may show thirty photos that nobody has looked at yet; a browser shows a broken picture in the end.
 * A feed has nobody who waits for an answer.
 */
const limits = {
  known: { maxActive: 1, maxWaiting: 128, maxWaitingOfCaller: 8, maxWaitMs: 60_000 },
  account: { maxActive: 1, maxWaiting: 128, maxWaitingOfCaller: 8, maxWaitMs: 60_000 },
  form: { maxActive: 1, maxWaiting: 128, maxWaitingOfCaller: 8, maxWaitMs: 60_000 },
  feed: { maxActive: 1, maxWaiting: 64, maxWaitingOfCaller: 8, maxWaitMs: hourMs },
  view: { maxActive: 1, maxWaiting: 256, maxWaitingOfCaller: 32, maxWaitMs: 30_000 },
} satisfies Record<string, Limits>

/** One of each kind is before the process, and each is given it in its turn. */
const atProcess = { maxActive: 1, maxWaiting: Object.keys(limits).length, maxWaitMs: hourMs }

/**
 * The places before a process that does one thing at a time. Kinds take turns, within a kind networks do,
 * and within a network its callers, so neither many sizes nor many uploads nor a network with many callers
 * of either keep the others out.
 */
export function openPlaces() {
  const kinds = {
    known: new NetworkLane(limits.known),
    account: new NetworkLane(limits.account),
    form: new NetworkLane(limits.form),
    feed: new NetworkLane(limits.feed),
    view: new NetworkLane(limits.view),
  }
  const turns = new Lane(atProcess)

  /**
   * `prepare` is called when the caller's turn among its kind has come, so that what waits holds no
   * bytes; where it finds nothing to do, `perform` is not called.
   * @throws overload when too many wait, or nobody waits for the result any more
   */
  return async <Task, Result>(
    asker: Asker,
    prepare: () => Promise<Task | undefined>,
    perform: (task: Task) => Promise<Result>,
  ): Promise<Result | undefined> => {
    const { kind, caller, network, signal } = asker
    const places: Leave[] = []
    /** The wait among the kind and that at the process are together no longer than one. */
    const enter = async (ended: AbortSignal) => {
      places.push(await kinds[kind].enter(caller, { network, signal: ended }))
      const task = await prepare()
      if (task) places.push(await turns.enter(kind, ended))
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

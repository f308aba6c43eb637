import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../postgres/postgres.ts'
import { DatabaseAway } from './lost-connection.ts'

/** Each costs some 30 KB while it waits: at 200 requests a second, those of a second. */
const defaultMaxWaiting = 200

/** A database that restarts is found within a twentieth of a second, one that is long away is left in peace. */
const minPauseMs = 50
const maxPauseMs = 250

type Options = {
  /** Connects beside the pool and asks something; throws while the database does not answer. */
  probe: () => Promise<unknown>
  log: Pick<Log, 'info' | 'warn'>
  maxWaiting?: number
}

type Waiter = { resolve: () => void; reject: (error: Error) => void; timer: NodeJS.Timeout }

/** Those who wait for the database, each for a time of its own. */
function waitingRoom(maxWaiting: number) {
  const waiters = new Set<Waiter>()
  const leave = (waiter: Waiter) => {
    clearTimeout(waiter.timer)
    waiters.delete(waiter)
  }
  return {
    wait: (maxMs: number) =>
      new Promise<void>((resolve, reject) => {
        if (waiters.size >= maxWaiting || maxMs <= 0) return reject(new DatabaseAway())
        const giveUp = () => {
          leave(waiter)
          reject(new DatabaseAway())
        }
        const waiter: Waiter = { resolve, reject, timer: setTimeout(giveUp, maxMs) }
        waiters.add(waiter)
      }),
    admitAll: () => {
      for (const waiter of waiters) {
        leave(waiter)
        waiter.resolve()
      }
    },
    refuseAll: () => {
      for (const waiter of waiters) {
        leave(waiter)
        waiter.reject(new DatabaseAway())
      }
    },
  }
}

/**
 * Knows whether the database answers. One probe at a time looks for its return, however many wait
 * for it, so that a database that comes up is not met by a crowd.
 */
export function watchAvailability({ probe, log, maxWaiting = defaultMaxWaiting }: Options) {
  const room = waitingRoom(maxWaiting)
  const closing = new AbortController()
  let awaySince: number | undefined
  let probing: Promise<void> | undefined

  const setAway = () => {
    if (awaySince !== undefined || closing.signal.aborted) return
    awaySince = performance.now()
    log.warn('the database is away')
  }

  const setBack = () => {
    if (awaySince !== undefined) {
      log.info({ awayMs: Math.round(performance.now() - awaySince) }, 'the database is back')
    }
    awaySince = undefined
    room.admitAll()
  }

  const probeUntilBack = async () => {
    for (let pause = minPauseMs; !closing.signal.aborted; pause *= 1.5) {
      const isBack = await probe().then(
        () => true,
        () => false,
      )
      if (isBack) return setBack()
      setAway()
      const options = { ref: false, signal: closing.signal }
      await sleep(Math.min(pause, maxPauseMs), undefined, options).catch(() => undefined)
    }
  }

  const startProbing = () => {
    if (closing.signal.aborted) return
    probing ??= probeUntilBack().finally(() => {
      probing = undefined
    })
  }

  return {
    isAway: () => awaySince !== undefined,
    /** A connection was lost or refused: nobody asks before the probe has found the database. */
    reportLost: () => {
      setAway()
      startProbing()
    },
    /** A question had no answer in time: it may hang, or that question was a hard one. */
    reportSilent: startProbing,
    /** @throws DatabaseAway when it is not back in time, or too many wait already */
    waitUntilBack: async (maxMs: number) => {
      if (awaySince !== undefined) await room.wait(maxMs)
    },
    close: async () => {
      closing.abort()
      room.refuseAll()
      await probing
    },
  }
}

export type Availability = ReturnType<typeof watchAvailability>

import type { Locker, RequestRelease } from '@tus/server'

/** Milliseconds. A request that has an upload stops within three seconds of being asked to. */
const maxWaitMs = 30_000

type Turn = { askToStop: RequestRelease; left: Promise<void> }

/** @throws the reason of the signal where that comes before the end of the turn */
async function untilLeft({ left }: Turn, signal: AbortSignal) {
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort)
  await Promise.race([left, aborted]).finally(() => signal.removeEventListener('abort', onAbort))
}

type TakeTurn = (id: string, askToStop: RequestRelease, signal?: AbortSignal) => Promise<() => void>

/** Each turn answers with what ends it. */
function openTurns(): TakeTurn {
  const turns = new Map<string, Turn>()
  return async (id, askToStop, signal) => {
    const timeout = AbortSignal.timeout(maxWaitMs)
    const end = signal ? AbortSignal.any([signal, timeout]) : timeout
    for (let other = turns.get(id); other; other = turns.get(id)) {
      await other.askToStop()
      await untilLeft(other, end)
    }
    end.throwIfAborted()
    const { promise: left, resolve } = Promise.withResolvers<void>()
    turns.set(id, { askToStop, left })
    return () => {
      turns.delete(id)
      resolve()
    }
  }
}

const lockerOf = (takeTurn: TakeTurn): Locker => ({
  newLock: (id) => {
    let leave: (() => void) | undefined
    return {
      lock: async (signal, askToStop) => {
        leave = await takeTurn(id, askToStop, signal)
      },
      unlock: async () => leave?.(),
    }
  },
})

/**
 * An upload is written, asked about or ended by one request of this process at a time; the next one asks the
 * one before to stop. The protocol's own locks do not wait for that: they ask in each turn of the event loop.
 */
export function openUploadLocks() {
  const takeTurn = openTurns()
  return {
    /** For the protocol's own server. */
    locker: lockerOf(takeTurn),
    /** Does something with an upload that no request has meanwhile. */
    alone: async (id: string, task: () => Promise<unknown>): Promise<void> => {
      const leave = await takeTurn(id, () => undefined)
      await task().finally(leave)
    },
  }
}

export type UploadLocks = ReturnType<typeof openUploadLocks>

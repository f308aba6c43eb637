import type { Locker, RequestRelease } from '@tus/server'

/** @tus/server stops a request within 3 s. */
const maxWaitMs = 30_000

type LockTurn = { askToStop: RequestRelease; left: Promise<void> }

async function waitUntilLeft({ left }: LockTurn, signal: AbortSignal) {
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort)
  await Promise.race([left, aborted]).finally(() => signal.removeEventListener('abort', onAbort))
}

type TakeTurn = (id: string, askToStop: RequestRelease, signal?: AbortSignal) => Promise<() => void>

function openTurns(): TakeTurn {
  const turns = new Map<string, LockTurn>()
  return async (id, askToStop, signal) => {
    const timeout = AbortSignal.timeout(maxWaitMs)
    const end = signal ? AbortSignal.any([signal, timeout]) : timeout
    for (let other = turns.get(id); other; other = turns.get(id)) {
      await other.askToStop()
      await waitUntilLeft(other, end)
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

/** A request asks the one before it to stop; the locks of @tus/server would poll constantly. */
export function openUploadLocks() {
  const takeTurn = openTurns()
  return {
    locker: lockerOf(takeTurn),
    alone: async (id: string, task: () => Promise<unknown>): Promise<void> => {
      const leave = await takeTurn(id, () => undefined)
      await task().finally(leave)
    },
  }
}

export type UploadLocks = ReturnType<typeof openUploadLocks>

import { Refusal } from '../../refusal.ts'

type Width = { mostAtOnce: number; mostWaiting: number; maxWaitMs?: number }

const overloaded = () => new Refusal(503, [{ code: 'overloaded' }], 1)

/** Resolves when it is this one's turn, which is never the case after `maxWaitMs`. */
function waitInLine(waiting: Set<() => void>, maxWaitMs: number | undefined) {
  return new Promise<void>((resolve, reject) => {
    const enter = () => {
      clearTimeout(timer)
      resolve()
    }
    const giveUp = () => {
      waiting.delete(enter)
      reject(overloaded())
    }
    const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs)
    waiting.add(enter)
  })
}

/**
 * Lets so many through at once; others wait in line, and where the line is too long, or does not
 * move for `maxWaitMs`, they come again (503). Whoever has entered leaves once.
 */
export function turnstile({ mostAtOnce, mostWaiting, maxWaitMs }: Width) {
  let inside = 0
  const waiting = new Set<() => void>()
  return {
    enter: async () => {
      if (inside < mostAtOnce) {
        inside += 1
        return
      }
      if (waiting.size >= mostWaiting) throw overloaded()
      await waitInLine(waiting, maxWaitMs)
    },
    // Whoever leaves hands the place to the next in line.
    leave: () => {
      const [next] = waiting
      if (!next) {
        inside -= 1
        return
      }
      waiting.delete(next)
      next()
    },
  }
}

export type Turnstile = ReturnType<typeof turnstile>

import { Refusal } from '../refusal.ts'

type Width = { mostAtOnce: number; mostWaiting: number }

/**
 * Lets so many through at once; others wait in line, and where the line is too long they come again
 * (503). Whoever has entered leaves once.
 */
export function turnstile({ mostAtOnce, mostWaiting }: Width) {
  let inside = 0
  const waiting: (() => void)[] = []
  return {
    enter: async () => {
      if (inside < mostAtOnce) {
        inside += 1
        return
      }
      if (waiting.length >= mostWaiting) throw new Refusal(503, [{ code: 'overloaded' }], 1)
      await new Promise<void>((resolve) => waiting.push(resolve))
    },
    // Whoever leaves hands the place to the next in line.
    leave: () => {
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    },
  }
}

export type Turnstile = ReturnType<typeof turnstile>

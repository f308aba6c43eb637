import { openWorkTime, type WorkTime } from '#platform/jobs/work-time.ts'
import { Refusal } from '#platform/refusal.ts'

/** `endsAt`: by `performance.now()`. `leftMs`: processor time after which a file is not read further. */
type Turn = { endsAt: number; leftMs: number }

export type Pace = Pick<WorkTime, 'rest' | 'resume' | 'spentMs'> & {
  /** Begins a turn; resolves where reading waits for the next one. */
  begin: (limits: Turn) => Promise<void>
  /** Sets other limits of the turn, and counts its processor time from now on. */
  setLimits: (limits: Turn) => void
  isOver: () => boolean
  /**
   * Awaited before each piece of text.
   * @throws Refusal `feed_takes_too_long` where the processor time is used up
   */
  next: (length: number) => Promise<void>
  /** Of all text so far. */
  characters: () => number
}

/** Where reading waits for its next turn; once `signal` is aborted it waits no more. */
function openGate(signal: AbortSignal) {
  let begun = Promise.withResolvers<void>()
  let held = Promise.withResolvers<void>()
  signal.addEventListener('abort', () => begun.resolve())
  return {
    /** Resolves where reading waits again. */
    begin: (): Promise<void> => {
      begun.resolve()
      begun = Promise.withResolvers()
      held = Promise.withResolvers()
      return held.promise
    },
    wait: (): Promise<void> => {
      held.resolve()
      return signal.aborted ? Promise.resolve() : begun.promise
    },
  }
}

/**
 * Lets a file be read in turns, however far apart its records are: between two pieces of its text, reading
 * waits where its turn is over. Each turn reads at least one piece.
 */
export function openPace(signal: AbortSignal): Pace {
  const work = openWorkTime()
  const gate = openGate(signal)
  let turn: Turn = { endsAt: 0, leftMs: 0 }
  let [characters, hasRead] = [0, false]
  const setLimits = (limits: Turn) => {
    turn = limits
    work.reset()
  }
  const begin = (limits: Turn): Promise<void> => {
    setLimits(limits)
    hasRead = false
    return gate.begin()
  }
  const isOver = () => performance.now() >= turn.endsAt
  const waitForTurn = async () => {
    work.rest()
    await gate.wait()
    work.resume()
  }
  const next = async (length: number): Promise<void> => {
    if (work.spentMs() > turn.leftMs) throw new Refusal(413, [{ code: 'feed_takes_too_long' }])
    while (hasRead && isOver() && !signal.aborted) await waitForTurn()
    hasRead = true
    characters += length
  }

  const { rest, resume, spentMs } = work
  return { begin, setLimits, isOver, next, characters: () => characters, rest, resume, spentMs }
}

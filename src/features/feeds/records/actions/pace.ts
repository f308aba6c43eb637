import { openWorkTime, type WorkTime } from '#platform/jobs/work-time.ts'
import { Refusal } from '#platform/refusal.ts'

/** `endsAt`: by `performance.now()`; `leftMs`: CPU time after which reading is refused. */
type TurnLimits = { endsAt: number; leftMs: number }

export type Pace = Pick<WorkTime, 'pause' | 'resume' | 'spentMs'> & {
  begin: (limits: TurnLimits) => Promise<void>
  setLimits: (limits: TurnLimits) => void
  isOver: () => boolean
  /** Await it before each piece of text. Throws `feed_takes_too_long` after `leftMs`. */
  next: (length: number) => Promise<void>
  characters: () => number
}

function openGate(signal: AbortSignal) {
  let begun = Promise.withResolvers<void>()
  let turnOver = Promise.withResolvers<void>()
  signal.addEventListener('abort', () => begun.resolve())
  return {
    begin: (): Promise<void> => {
      begun.resolve()
      begun = Promise.withResolvers()
      turnOver = Promise.withResolvers()
      return turnOver.promise
    },
    wait: (): Promise<void> => {
      turnOver.resolve()
      return signal.aborted ? Promise.resolve() : begun.promise
    },
  }
}

/** Reading waits between pieces of text, even within a record; a turn reads at least one piece. */
export function openPace(signal: AbortSignal): Pace {
  const work = openWorkTime()
  const gate = openGate(signal)
  let turn: TurnLimits = { endsAt: 0, leftMs: 0 }
  let [characters, hasRead] = [0, false]
  const setLimits = (limits: TurnLimits) => {
    turn = limits
    work.reset()
  }
  const begin = (limits: TurnLimits): Promise<void> => {
    setLimits(limits)
    hasRead = false
    return gate.begin()
  }
  const isOver = () => performance.now() >= turn.endsAt
  const waitForTurn = async () => {
    work.pause()
    await gate.wait()
    work.resume()
  }
  const next = async (length: number): Promise<void> => {
    if (work.spentMs() > turn.leftMs) throw new Refusal(413, [{ code: 'feed_takes_too_long' }])
    while (hasRead && isOver() && !signal.aborted) await waitForTurn()
    hasRead = true
    characters += length
  }

  const { pause, resume, spentMs } = work
  return { begin, setLimits, isOver, next, characters: () => characters, pause, resume, spentMs }
}

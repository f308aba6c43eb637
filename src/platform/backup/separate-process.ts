import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'

/** The nice value, 0 to 19: requests take precedence over a backup. */
const niceness = 10

function lowerPriority({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {
    return
  }
}

export type SeparateRun<Answer> = { answer: Promise<Answer>; stop: () => Promise<void> }

/** A separate process, so that hashing and encryption do not block the event loop. */
export function runSeparately<Answer>(program: URL, message: object): SeparateRun<Answer> {
  const child = fork(program, { serialization: 'advanced' })
  lowerPriority(child)
  const ended = once(child, 'exit')
  child.send(message)
  const answer = Promise.race([
    once(child, 'message').then(([said]) => said as Answer),
    ended.then(([code, signal]) => {
      throw new Error(`the backup process ended without an answer (${code ?? signal})`)
    }),
  ])
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { answer, stop }
}

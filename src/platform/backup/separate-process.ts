import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'

/** Visitors come first: a backup takes what they leave (the system's niceness, 0 to 19). */
const niceness = 10

function lowerPriority({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {
    return
  }
}

export type SeparateRun<Answer> = { answer: Promise<Answer>; stop: () => Promise<void> }

/**
 * Runs a program beside this process, so that hashing and encrypting do not keep requests waiting.
 * The answer is rejected when it ends without one.
 */
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

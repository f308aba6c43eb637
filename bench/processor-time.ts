import { readdirSync, readFileSync } from 'node:fs'

const textOf = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const numbersIn = (folder: string) => {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

const childrenOf = (pid: number) =>
  textOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)

/** A process and all that it has started. */
export const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)]

/** Nanoseconds by thread; schedstat is finer than the hundredths of a second of stat. */
function readThreads(pids: readonly number[]): Map<string, number> {
  const threads = pids.flatMap((pid) =>
    numbersIn(`/proc/${pid}/task`).map((thread): [string, number] => {
      const spent = textOf(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]
      return [`${pid} ${thread}`, Number(spent)]
    }),
  )
  return new Map(threads)
}

/**
 * Starts a clock of processor time: asked later, it tells the milliseconds that the process and
 * all that it has started (a postmaster's backends) have used since. Only Linux tells; elsewhere 0.
 */
export function processorClock(pid: number): () => number {
  const read = () => readThreads(familyOf(pid))
  const before = read()
  return () => {
    const used = [...read()].map(([thread, now]) => now - (before.get(thread) ?? 0))
    return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6
  }
}

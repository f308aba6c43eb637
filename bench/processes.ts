import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'

/** The measured work has one core for itself, who asks has the other. */
export const cores = { measured: 0, asking: 1 }

/** Keeps a process and its threads on one core, where the system can. Returns whether it did. */
export function pin(pid: number, core: number): boolean {
  if (availableParallelism() < 2 && core !== cores.measured) return false
  try {
    execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export type RunningServer = { pid: number; origin: string; stop: () => Promise<void> }

async function addressIn(child: ChildProcess): Promise<string> {
  let said = ''
  for await (const piece of child.stdout!) {
    said += piece
    const origin = /http:\/\/[\w.:[\]]+/.exec(said)?.[0]
    if (origin) return origin
  }
  throw new Error(`a server of the benchmark did not start:\n${said}`)
}

/** Starts a program of ours that prints its address, pinned to the measured core. */
export async function startServer(
  file: string,
  env: Record<string, string>,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await addressIn(child)
  child.stdout?.resume()
  pin(child.pid!, cores.measured)
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { pid: child.pid!, origin, stop }
}

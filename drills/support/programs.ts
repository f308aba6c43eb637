import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const isReady = /is ready/

async function ready(child: ChildProcess, file: string): Promise<string> {
  let said = ''
  for await (const piece of child.stdout!) {
    said += piece
    if (isReady.test(said)) return said
  }
  throw new Error(`${file} did not start:\n${said}`)
}

export type Program = {
  pid: number
  /** What it printed until it was ready. */
  said: string
  stop: () => Promise<void>
  kill: () => Promise<void>
}

/** Starts a program of ours and waits until it says that it is ready. */
export async function startProgram(file: string, env: Record<string, string>): Promise<Program> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const said = await ready(child, file)
  child.stdout?.resume()
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return { pid: child.pid ?? 0, said, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

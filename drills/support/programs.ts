import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const isReady = /is ready/

async function ready(child: ChildProcess, file: string): Promise<string> {
  let said = ''
  for await (const piece of child.stdout!.iterator({ destroyOnReturn: false })) {
    said += piece
    if (isReady.test(said)) return said
  }
  throw new Error(`${file} did not start:\n${said}`)
}

export type Program = {
  pid: number
  /** What it printed until it was ready. */
  said: string
  /** What it has logged since, where LOG_LEVEL lets it. */
  logged: () => string
  stop: () => Promise<void>
  kill: () => Promise<void>
}

type Environment = Record<string, string>

/** Begins a program of ours; `cwd` is where another release of it finds its own files. */
export function beginProgram(file: string, env: Environment, cwd = process.cwd()) {
  const child = spawn(process.execPath, [resolve(file)], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  const untilReady = async (): Promise<Program> => {
    const said = await ready(child, file)
    let logged = ''
    child.stdout?.on('data', (piece: Buffer) => {
      logged += piece.toString()
    })
    return {
      pid: child.pid ?? 0,
      said,
      logged: () => logged,
      stop: () => end('SIGTERM'),
      kill: () => end('SIGKILL'),
    }
  }
  return { untilReady, kill: () => end('SIGKILL') }
}

/** Starts a program of ours and waits until it says that it is ready. */
export const startProgram = (file: string, env: Environment) => beginProgram(file, env).untilReady()

import { spawn } from 'node:child_process'

export type Ended = { code: number; output: string }

type Options = {
  env?: Record<string, string>
  /** Shows the output while it comes instead of returning it. */
  show?: boolean
  /** Stops a program that takes longer. */
  minutes?: number
}

/** Programs of the project's own packages are found whatever started this one. */
const path = `node_modules/.bin:${process.env.PATH ?? ''}`

const wordsOf = (command: string | string[]) =>
  typeof command === 'string' ? command.split(' ') : command

/** Runs a program to its end, without a terminal to ask; one that cannot start has code 1. */
export function runProgram(command: string | string[], options: Options = {}): Promise<Ended> {
  const [program = '', ...rest] = wordsOf(command)
  const stream = options.show ? 'inherit' : 'pipe'
  const child = spawn(program, rest, {
    env: { ...process.env, PATH: path, ...options.env },
    stdio: ['ignore', stream, stream],
    ...(options.minutes ? { timeout: options.minutes * 60_000 } : {}),
  })
  let output = ''
  for (const each of [child.stdout, child.stderr]) {
    each?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

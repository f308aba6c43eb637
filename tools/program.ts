import { spawn } from 'node:child_process'

export type Ended = { code: number; output: string }

/** Programs of the project's own packages are found whatever started this one. */
const path = `node_modules/.bin:${process.env.PATH ?? ''}`

type Options = { env?: Record<string, string>; show?: boolean }

/** Runs a program to its end; its output is returned, and shown meanwhile if asked. */
export function runProgram(command: string, options: Options = {}): Promise<Ended> {
  const [program = '', ...rest] = command.split(' ')
  const child = spawn(program, rest, {
    env: { ...process.env, PATH: path, ...options.env },
    stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

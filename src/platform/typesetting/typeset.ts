import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { secondMs } from '#i18n/time-units.ts'

const program = fileURLToPath(new URL('./typeset-process.ts', import.meta.url))

/** Native code reads what buyers wrote: without the environment it has no secrets. */
const limits = {
  env: {},
  timeout: 30 * secondMs,
  maxBuffer: 5_000_000,
  killSignal: 'SIGKILL',
} as const

type Task = { template: string; data: unknown; format?: 'pdf' | 'svg' }

let last: Promise<unknown> = Promise.resolve()

function run({ template, data, format = 'pdf' }: Task): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const options = { ...limits, encoding: 'buffer' } as const
  const child = execFile(process.execPath, [program], options, (error, stdout, stderr) => {
    if (error)
      reject(new Error(`not typeset: ${stderr.toString().slice(0, 2_000)}`, { cause: error }))
    else resolve(stdout)
  })
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(JSON.stringify({ template, data, format }))
  return promise
}

/**
 * Typesets a Typst template, which finds the data as JSON in `sys.inputs.data`. In a process of its own,
 * one at a time: the compiler takes much memory, and gives it back by ending.
 */
export function typeset(task: Task): Promise<Buffer> {
  const next = last.then(() => run(task))
  last = next.catch(() => undefined)
  return next
}

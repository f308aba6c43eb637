import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { secondMs } from '#i18n/time-units.ts'
import { Refusal } from '../refusal.ts'

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
let waiting = 0

/** Some ten seconds of work. */
const maxWaiting = 25
const retrySeconds = 10

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
 * @throws Refusal 503 where too many wait
 */
export async function typeset(task: Task): Promise<Buffer> {
  if (waiting >= maxWaiting) throw new Refusal(503, [{ code: 'overloaded' }], retrySeconds)
  waiting += 1
  const next = last.then(() => run(task))
  last = next
    .catch(() => undefined)
    .finally(() => {
      waiting -= 1
    })
  return next
}

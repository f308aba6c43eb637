import { describe, expect, test } from 'vitest'
import { runProgram } from '#tools/program.ts'

const { href } = new URL('./process.ts', import.meta.url)
const { href: log } = new URL('../log.ts', import.meta.url)

/** A process that stops by `stop` and then does `work`; what it said and how it ended. */
async function run(stop: string, work: string) {
  const program = `
    import { stopBeforeExit } from '${href}'
    import { openLog } from '${log}'
    const log = openLog({ logLevel: 'info' }, { write: (line) => process.stdout.write(line) })
    stopBeforeExit(async () => { ${stop} }, log, 300)
    setInterval(() => undefined, 1000)
    setTimeout(() => { ${work} })
  `
  const { code, output } = await runProgram([
    process.execPath,
    '--input-type=module',
    '-e',
    program,
  ])
  return { code, said: output }
}

const finish = "await new Promise((done) => setTimeout(done, 20)); console.log('answered')"

describe('a process', () => {
  test.each(["throw new Error('broken')", "Promise.reject(new Error('broken'))"])(
    'in which nobody catches %s says so, finishes what is under way and ends with 1',
    async (work) => {
      const { code, said } = await run(finish, work)
      const [line = ''] = said.split('\n')
      expect(JSON.parse(line)).toMatchObject({ level: 60, err: { message: 'broken' } })
      expect([said.includes('answered'), code]).toEqual([true, 1])
    },
  )

  test('that is told to end finishes what is under way and ends with 0', async () => {
    const { code, said } = await run(finish, "process.kill(process.pid, 'SIGTERM')")
    expect([said.includes('answered'), code]).toEqual([true, 0])
  })

  test('ends though its stop hangs or fails', async () => {
    const hanging = await run('await new Promise(() => undefined)', "throw new Error('broken')")
    const failing = await run("throw new Error('no stop')", "process.kill(process.pid, 'SIGTERM')")
    expect([hanging.code, failing.code]).toEqual([1, 0])
    expect(failing.said).toContain('no stop')
  })
})

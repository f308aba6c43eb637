import { describe, expect, test } from 'vitest'
import { runSteps, type Step } from './steps.ts'

const ran: string[] = []
const step = (name: string, run: Step['run']): Step => ({
  name,
  run: () => {
    ran.push(name)
    return run()
  },
})

const steps = [
  step('broken', async () => ['a.ts:1: wrong\nbecause']),
  step('crashing', async () => {
    throw new Error('no such file')
  }),
  step('fine', async () => []),
  step('unsure', async () => ({ faults: [], notes: ['the registry did not answer'] })),
]

async function check(...wanted: string[]) {
  ran.length = 0
  const lines: string[] = []
  const code = await runSteps(steps, wanted, (line) => lines.push(line))
  return { code, lines, ran: [...ran] }
}

describe('npm run check', () => {
  test('runs every step though earlier ones fail, and fails', async () => {
    const { code, lines, ran } = await check()
    expect(ran).toEqual(['broken', 'crashing', 'fine', 'unsure'])
    expect(code).toBe(1)
    expect(lines[0]).toMatch(/^FAIL broken +\d+\.\d s$/)
    expect(lines[1]).toBe('     a.ts:1: wrong\n     because')
    expect(lines.join('\n')).toContain('no such file')
    expect(lines.at(-1)).toBe('failed: broken, crashing')
  })

  test('runs only the steps that are named', async () => {
    const { code, lines, ran } = await check('fine')
    expect({ code, ran }).toEqual({ code: 0, ran: ['fine'] })
    expect(lines.at(-1)).toBe('all hold')
  })

  test('runs two steps at once and reports them in their order', async () => {
    const { promise, resolve } = Promise.withResolvers<string[]>()
    const waiting = step('waiting', () => promise)
    const next = step('next', async () => {
      resolve([])
      return []
    })
    const lines: string[] = []
    expect(await runSteps([waiting, next], [], (line) => lines.push(line))).toBe(0)
    expect(lines.map((line) => line.split(/ +/)[1])).toEqual(['waiting', 'next', 'hold'])
  })

  test('says what could not be learnt, and neither fails nor says that all is well', async () => {
    const { code, lines } = await check('fine', 'unsure')
    expect(code).toBe(0)
    expect(lines[1]).toMatch(/^NOTE unsure +\d+\.\d s$/)
    expect(lines[2]).toBe('     the registry did not answer')
    expect(lines.at(-1)).toBe('all hold, with notes: unsure')
  })

  test('refuses a step that does not exist instead of passing', async () => {
    const { code, lines, ran } = await check('shapes', 'fine')
    expect({ code, ran }).toEqual({ code: 2, ran: [] })
    expect(lines).toEqual(['no step shapes; there are broken, crashing, fine, unsure'])
  })
})

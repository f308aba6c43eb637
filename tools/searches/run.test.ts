import { afterEach, expect, it, vi } from 'vitest'
import { readSearched } from '#features/site/popular-searches/actions.ts'
import { weekOf } from '#features/site/popular-searches/rules.ts'
import { commandEnvironment } from '#test/backups/command-environment.ts'
import { freshDatabase } from '#test/database.ts'
import { seedSmall } from '#test/small-seed.ts'
import { runProgram } from '../program.ts'
import { readArguments } from './arguments.ts'
import { runSearchesCommand } from './run.ts'

const db = await freshDatabase()
await seedSmall(db)
const env = commandEnvironment(db)

afterEach(() => vi.restoreAllMocks())

async function run(...args: string[]) {
  const wanted = readArguments(args)
  if (typeof wanted === 'string' || 'problem' in wanted) throw new Error(JSON.stringify(wanted))
  const printed: string[] = []
  const note = (text: unknown) => printed.push(String(text)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(note)
  vi.spyOn(process.stderr, 'write').mockImplementation(note)
  const code = await runSearchesCommand(wanted, env)
  return { code, text: printed.join('') }
}

it('lists what is popular, excludes one by its URL and allows it again', async () => {
  expect(await run('list')).toEqual({ code: 0, text: 'There are none.\n' })
  for (const days of [0, 7]) {
    await db.pool.query(
      `insert into search_counts (week, location_id, purpose, type_id, networks, days)
      values ($1, 10, 0, 1, 40, 6)`,
      [weekOf(new Date(Date.now() - days * 24 * 3600_000))],
    )
  }
  const url = '/properties?locations=10&property_type=apartment&purpose=sale'
  const shown = (excluded: string) =>
    `networks  days  excluded  URL\n80        12    ${excluded}${url}\n`
  expect((await run('list')).text).toBe(shown('no        '))
  const [listed] = JSON.parse((await run('list', '--json')).text)
  expect(listed).toMatchObject({ url, networks: 80, days: 12, isExcluded: false })
  const whole = `https://dara.example/ar${url}`
  expect(await run('exclude', whole)).toEqual({ code: 0, text: `${url} is excluded.\n` })
  expect((await run('exclude', url)).text).toBe(`${url} was excluded before.\n`)
  expect((await run('list')).text).toBe(shown('yes       '))
  expect(await readSearched(db.kysely, new Date())).toEqual([])
  expect((await run('allow', url)).text).toBe(`${url} is allowed.\n`)
  expect(await readSearched(db.kysely, new Date())).toHaveLength(1)
})

it.each([
  '/properties?purpose=sale',
  'nonsense',
  '/properties?locations=10,11&purpose=sale',
  '?',
  '/properties?locations=999999&purpose=sale',
])('does not guess which search is %s', async (url) => {
  expect(await run('exclude', url)).toEqual({
    code: 1,
    text: `${url} is no search of one purpose, one location and at most one type.\n`,
  })
})

it.each([
  [[], 'Say what to do'],
  [['exclude'], 'Say which search'],
  [['list', 'x'], 'x is too much'],
  [['allow', 'a', 'b'], 'One at a time'],
  [['list', '--all'], '--all'],
])('does not guess what %j means', (given, problem) => {
  expect(readArguments(given)).toMatchObject({ problem: expect.stringContaining(problem) })
})

it.each([
  ['--help', 0, 'exclude URL'],
  ['nonsense', 2, 'Say what to do'],
])('answers "%s" with the code %i', async (given, code, words) => {
  const ended = await runProgram(`node tools/searches/searches.ts ${given}`)
  expect(ended.code).toBe(code)
  expect(ended.output).toContain(words)
})

import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { requireNode } from './node-version.ts'

requireNode()

const { printGoals } = await import('../drills/support/goals.ts')

/** `minutes`: how long what is broken stays so, for drills that can take their time. */
type Options = { minutes?: number }
type Drill = { title: string; run: (options: Options) => Promise<Parameters<typeof printGoals>[0]> }

/** Every file in these folders is a drill: drills/security/r13.ts is R13. */
const fileOf = new Map(
  globSync('drills/{reliability,security}/*.ts').map((path) => [
    basename(path, '.ts').toUpperCase(),
    path,
  ]),
)
const names = fileOf
  .keys()
  .toArray()
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))

async function read(name: string): Promise<Drill> {
  const file = resolve(fileOf.get(name) ?? '')
  return (await import(pathToFileURL(file).href)) as Drill
}

async function list() {
  console.log('Name one or more: npm run drill -- R13 S4')
  console.log('ALL performs every one of them; R15 and R19 take the time they are given:')
  console.log('npm run drill -- R15 --minutes 30\n')
  for (const name of names) console.log(`  ${name.padEnd(7)}${(await read(name)).title}`)
}

async function perform(name: string): Promise<boolean> {
  const { title, run } = await read(name)
  console.log(`\n${name} · ${title}\n`)
  return printGoals(await run(options))
}

/** One after the other, each to its end; 0 when every goal was met. */
async function performAll(wanted: readonly string[]): Promise<number> {
  const missed: string[] = []
  for (const name of wanted) if (!(await perform(name))) missed.push(name)
  console.log(missed.length === 0 ? '\nevery goal was met' : `\nmissed: ${missed.join(', ')}`)
  return missed.length === 0 ? 0 : 1
}

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string' } },
  allowPositionals: true,
})
const minutes = Number(values.minutes)
if (values.minutes !== undefined && !(minutes > 0 && minutes <= 24 * 60)) {
  console.log('--minutes takes a number above 0: --minutes 30')
  process.exit(2)
}
const options: Options = minutes > 0 ? { minutes } : {}
const given = positionals.map((name) => name.toUpperCase())
const wanted = given.includes('ALL') ? names : given
const unknown = wanted.filter((name) => !names.includes(name))
if (wanted.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.log(`There is no ${unknown.join(', ')}.`)
  await list()
  process.exitCode = unknown.length > 0 ? 2 : 0
} else {
  process.exitCode = await performAll(wanted)
}

import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { requireNode } from './node-version.ts'

requireNode()

const { printGoals } = await import('../drills/goals.ts')

/** `minutes`: how long what is broken stays so, for drills that can take their time. */
type Options = { minutes?: number }
type Drill = { title: string; run: (options: Options) => Promise<Parameters<typeof printGoals>[0]> }

/** Drills are the files that are called like one: drills/r13.ts is R13. */
const names = globSync('drills/*.ts')
  .map((path) => /([rs]\d+)\.ts$/.exec(path)?.[1]?.toUpperCase())
  .filter((name) => name !== undefined)
  .toSorted()

async function read(name: string): Promise<Drill> {
  const file = resolve(`drills/${name.toLowerCase()}.ts`)
  return (await import(pathToFileURL(file).href)) as Drill
}

async function list() {
  console.log('Name one or more: npm run drill -- R13 S4')
  console.log('R15 takes the time it is given: npm run drill -- R15 --minutes 30\n')
  for (const name of names) console.log(`  ${name.padEnd(5)}${(await read(name)).title}`)
}

async function perform(name: string): Promise<boolean> {
  const { title, run } = await read(name)
  console.log(`\n${name} · ${title}\n`)
  return printGoals(await run(options))
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
const wanted = positionals.map((name) => name.toUpperCase())
const unknown = wanted.filter((name) => !names.includes(name))
if (wanted.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.log(`There is no ${unknown.join(', ')}.`)
  await list()
  process.exitCode = unknown.length > 0 ? 2 : 0
} else {
  let areMet = true
  for (const name of wanted) areMet = (await perform(name)) && areMet
  process.exitCode = areMet ? 0 : 1
}

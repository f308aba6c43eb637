import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { browserRefusals } from './browser-refusals.ts'
import { refusals } from './refusals.ts'

const paths = globSync('src/{i18n/refusals/*,features/*/*/{refusals,refusals/*}}.ts')

/** The codes of all tables of a file. */
async function codesIn(path: string): Promise<string[]> {
  const tables = Object.values((await import(/* @vite-ignore */ resolve(path))) as object)
  return tables.flatMap((table) => Object.keys(table))
}

test('The code of a refusal stands in one table, and all tables are put together', async () => {
  const codes = (await Promise.all(paths.map(codesIn))).flat()
  expect(paths.length).toBeGreaterThan(20)
  expect(codes.toSorted()).toEqual(Object.keys(refusals).toSorted())
})

test('A code that a contract names is one that a browser has the words of', () => {
  const contracts = globSync('src/{features/*/*/{contract,contract/*},platform/endpoint/*}.ts')
  const text = contracts.map((path) => readFileSync(path, 'utf8')).join('\n')
  const named = Object.keys(refusals).filter((code) => text.includes(`'${code}'`))
  expect(named).toContain('required')
  expect(named.filter((code) => !Object.hasOwn(browserRefusals, code))).toEqual([])
})

import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
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

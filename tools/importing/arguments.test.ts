import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runProgram } from '../program.ts'
import { readArguments } from './arguments.ts'

describe('npm run import', () => {
  it('calls the source after the file where none is named', () => {
    expect(readArguments(['properties', 'data/listings_sale.ndjson.gz'])).toMatchObject({
      kind: 'properties',
      file: resolve('data/listings_sale.ndjson.gz'),
      source: 'listings_sale',
      refusedFile: resolve('data/listings_sale.ndjson.gz.errors.ndjson'),
      isDryRun: false,
    })
    expect(readArguments(['locations', 'x.csv', '--source', 'atlas'])).toMatchObject({
      source: 'atlas',
    })
  })

  it.each([
    [[], 'locations or properties'],
    [['places', 'x'], 'locations or properties'],
    [['locations'], 'which file'],
    [['locations', 'a', 'b'], 'One file'],
    [['locations', 'a', '--errors', 'a'], 'errors'],
    [['locations', 'a', '--sauce'], '--sauce'],
    [['locations', 'a', '--source'], '--source'],
  ])('does not guess what %j means', (given, problem) => {
    expect(readArguments(given)).toMatchObject({ problem: expect.stringContaining(problem) })
  })

  it.each([
    ['--help', 0, '--dry-run'],
    ['nonsense', 2, 'locations or properties'],
    ['properties /nowhere/at/all', 1, 'There is no such file'],
  ])('answers "%s" with the code %i', async (given, code, words) => {
    const ended = await runProgram(`node tools/import.ts ${given}`)
    expect(ended.code).toBe(code)
    expect(ended.output).toContain(words)
  })
})

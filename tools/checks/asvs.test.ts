import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asvsFaults } from './asvs.ts'

const root = process.cwd()
const text = readFileSync('docs/security.md', 'utf8')

const firstRow = /^\| 1\.1\.1 \|.*$/m
const replaced = (by: string) => asvsFaults(root, text.replace(firstRow, by))

describe('The walk through the ASVS', () => {
  test('judges each requirement once, by files and tests that exist', () => {
    expect(asvsFaults(root, text)).toEqual([])
  })

  test.each([
    ['', ['1.1.1 is not judged']],
    ['| 1.1.1 | holds | perhaps, somewhere |', ['1.1.1: names no file, test or document']],
    [
      '| 1.1.1 | fine | `src/app/server.ts` does it |',
      ['1.1.1: “fine” is not one of holds, does not apply, deviation'],
    ],
    ['| 1.1.1 | deviation | no |', ['1.1.1: gives no reason']],
    ['| 1.1.1 | holds | by `src/app/none.ts` |', ['1.1.1: src/app/none.ts does not exist']],
    [
      '| 1.1.1 | holds | `src/app/server.ts` › “is safe” |',
      ['1.1.1: src/app/server.ts has no “is safe”'],
    ],
    ['| 1.1.1-1.1.2 | deviation | both of them at once |', ['1.1.2 is judged 2 times']],
    [
      '| 1.1.1, 99.1.1 | deviation | more than there is |',
      ['99.1.1 is not among the requirements that apply'],
    ],
  ])('is refused with %j', (row, faults) => {
    expect(text).toMatch(firstRow)
    expect(replaced(row)).toEqual(faults)
  })
})

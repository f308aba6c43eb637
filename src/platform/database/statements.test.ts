import { expect, test } from 'vitest'
import { namedStatement } from './statements.ts'

/** As a query builder makes it: the same letters, another string. */
const written = (word: string) => ['select', word].join(' ')

test('a statement has a name of its text, and its values are a copy', () => {
  const values = [1]
  const first = namedStatement(written('1'), values)
  const again = namedStatement(written('1'), values)
  const other = namedStatement(written('2'), [])
  expect(first).toEqual({ name: expect.stringMatching(/^[\w-]{22}$/), text: 'select 1', values })
  expect([again, other.name === first.name]).toEqual([first, false])
  expect(first.values).not.toBe(values)
})

test('what is planned anew has no name', () => {
  expect(namedStatement('/* plan anew */ select 1', [])).toEqual({
    text: '/* plan anew */ select 1',
    values: [],
  })
})

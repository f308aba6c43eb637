import { afterEach, describe, expect, test, vi } from 'vitest'
import { createNameFinder } from './naming.ts'

afterEach(() => vi.restoreAllMocks())

describe('Names in a text', () => {
  test('are compared with the words of a text only where a name may begin', () => {
    const isNamed = createNameFinder('home '.repeat(800))
    const compared = vi.spyOn(String.prototype, 'endsWith')
    const names = Array.from({ length: 200 }, (_, at) => `Palm ${at}`)
    expect(names.some(isNamed)).toBe(false)
    expect(compared.mock.calls.length).toBeLessThan(10 * names.length)
  })

  test('are looked for in as many letters as a text has, though signs stand for many more', () => {
    const split = vi.spyOn(String.prototype, 'split')
    createNameFinder('ﷺ '.repeat(2_000))
    const [words] = split.mock.results.map(({ value }) => value.length)
    expect(words).toBeLessThan(2_000)
  })
})

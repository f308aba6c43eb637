import { expect, test } from 'vitest'
import { askTogether } from './ask-together.ts'

/** Answers each statement when it is told to. */
function slowAnswers() {
  const statements: { keys: readonly string[]; end: PromiseWithResolvers<Map<string, string>> }[] =
    []
  const ask = askTogether((keys) => {
    const end = Promise.withResolvers<Map<string, string>>()
    statements.push({ keys, end })
    return end.promise
  })
  return { ask, statements }
}

test('Questions that come while a statement runs are asked together by the next one', async () => {
  const { ask, statements } = slowAnswers()
  const first = ask('a')
  const others = [ask('b'), ask('c'), ask('b')]
  expect(statements.map(({ keys }) => keys)).toEqual([['a']])
  statements[0]!.end.resolve(new Map([['a', 'A']]))
  expect(await first).toBe('A')
  await expect.poll(() => statements[1]?.keys).toEqual(['b', 'c'])
  statements[1]!.end.resolve(new Map([['b', 'B']]))
  expect(await Promise.all(others)).toEqual(['B', undefined, 'B'])
})

test('A failure is told to those who waited for it, and the next are asked', async () => {
  const { ask, statements } = slowAnswers()
  const failing = ask('a')
  const next = ask('b')
  statements[0]!.end.reject(new Error('away'))
  await expect(failing).rejects.toThrow('away')
  await expect.poll(() => statements.length).toBe(2)
  statements[1]!.end.resolve(new Map([['b', 'B']]))
  expect(await next).toBe('B')
})

import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTurns } from './turns.ts'

const network = '198.51.100'

test('so many begin in each turn of the event loop, in their order', async () => {
  const inTurn = openTurns(3)
  const begun: number[] = []
  const beginAll = (numbers: number[]) => {
    for (const number of numbers)
      inTurn({ network, begin: () => begun.push(number), isGone: () => false })
  }
  beginAll([1, 2, 3, 4, 5, 6, 7])
  expect(begun).toEqual([1, 2, 3])
  await turn()
  expect(begun).toEqual([1, 2, 3, 4, 5, 6])
  beginAll([8])
  await turn()
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  await turn()
  beginAll([9, 10, 11, 12])
  expect(begun.at(-1)).toBe(11)
})

test('who has gone away takes no turn of those who wait', async () => {
  const inTurn = openTurns(2)
  const begun: number[] = []
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    inTurn({ network, begin: () => begun.push(number), isGone: () => number < 6 })
  }
  await turn()
  expect(begun).toEqual([1, 2, 6, 7])
})

test('networks take turns, however many of one of them wait', async () => {
  const inTurn = openTurns(2)
  const begun: string[] = []
  const enter = (name: string) =>
    inTurn({ network: name, begin: () => begun.push(name), isGone: () => false })
  for (const _ of [1, 2, 3, 4, 5, 6]) enter('crowd')
  enter('other')
  enter('third')
  await turn()
  await turn()
  expect(begun).toEqual(['crowd', 'crowd', 'crowd', 'other', 'third', 'crowd'])
})

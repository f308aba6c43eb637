import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inPieces } from './pieces.ts'

const busyMs = 4

/** A text that takes a while to make. */
function makeSlowly(text: string): string {
  const until = performance.now() + busyMs
  while (performance.now() < until);
  return text
}

async function read(pieces: AsyncIterable<string>) {
  const all: string[] = []
  for await (const piece of pieces) all.push(piece)
  return all
}

async function* pagesOf(count: number, make: (text: string) => string) {
  for (let page = 0; page < count; page += 1) {
    yield Array.from({ length: 20 }, (_, at) => `${page}/${at} `)
      .values()
      .map(make)
  }
}

test('A page of a file is made with pauses in which others have their turn', async () => {
  let turns = 0
  let isOver = false
  const others = async () => {
    for (; !isOver; turns += 1) await turn()
  }
  const going = others()
  const pieces = await read(inPieces(pagesOf(2, makeSlowly)))
  isOver = true
  await going
  expect(pieces).toHaveLength(2)
  expect(pieces[1]).toBe(Array.from({ length: 20 }, (_, at) => `1/${at} `).join(''))
  // 160 ms of work, and no more than three texts between two turns of the others.
  expect(turns).toBeGreaterThan(10)
})

test('A page of long texts is sent in pieces, and an empty one in none', async () => {
  const long = 'x'.repeat(100 * 1024)
  const pieces = await read(inPieces(pagesOf(1, () => long)))
  expect(pieces.map(({ length }) => length / long.length)).toEqual([3, 3, 3, 3, 3, 3, 2])
  expect(await read(inPieces(pagesOf(0, String)))).toEqual([])
})

import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { limitSmallChunks } from './small-chunks.ts'

const limits = { maxSmall: 1_000, minAverageBytes: 256 }
const chunk = (bytes: number) => Buffer.alloc(bytes)

/** How many of the chunks are read before the message is ended; all are where it is not. */
function countRead(...chunks: [count: number, bytes: number][]): number {
  const message = new IncomingMessage(new Socket())
  let ended = false
  limitSmallChunks(message, limits, () => {
    ended = true
  })
  const sizes = chunks.flatMap(([count, bytes]) => Array<number>(count).fill(bytes))
  let read = 0
  for (const bytes of sizes) {
    message.push(chunk(bytes))
    if (ended) break
    read += 1
  }
  return read
}

test.each([
  ['a thousand of one byte', [[1_000, 1]], 1_000],
  ['more of one byte', [[5_000, 1]], 1_003],
  ['packets of the smallest networks, without end', [[20_000, 536]], 20_000],
  [
    'large ones and then small ones',
    [
      [400, 65_536],
      [5_000, 1],
    ],
    1_403,
  ],
  [
    'small ones with large ones between them',
    [
      [900, 1],
      [4, 65_536],
      [900, 1],
    ],
    1_804,
  ],
] as const)('%s: %j', (_, chunks, count) => {
  expect(countRead(...(chunks as unknown as [number, number][]))).toBe(count)
})

import { describe, expect, it } from 'vitest'
import type { FeedAd } from '#features/feeds/formats/rules.ts'
import { batchesOf, type FeedItem } from './reading.ts'

const ad = {} as FeedAd

async function* items(count: number, size: number): AsyncGenerator<FeedItem> {
  for (let row = 1; row <= count; row++) yield { row, ad, size }
}

let read = 0
const pace = { characters: () => read, pause: () => {}, resume: () => {} }

/** Rows that are refused, each after so much text. */
async function* refused(count: number, text: number): AsyncGenerator<FeedItem> {
  for (let row = 1; row <= count; row++) {
    read += text
    yield { row, reference: null, faults: [] }
  }
}

async function positionsOf(feed: AsyncIterable<FeedItem>, after = 0) {
  const batches: number[][] = []
  for await (const batch of batchesOf(feed, { after, pace }))
    batches.push(batch.map((one) => one.position))
  return batches.map((positions) => [positions[0], positions.at(-1)])
}

describe('The batches of a feed', () => {
  it('are of a thousand ads, and go on where the run was left', async () => {
    expect(await positionsOf(items(2_500, 10))).toEqual([
      [1, 1_000],
      [1_001, 2_000],
      [2_001, 2_500],
    ])
    expect(await positionsOf(items(2_500, 10), 2_000)).toEqual([[2_001, 2_500]])
  })

  it('are of fewer where ads are large', async () => {
    expect(await positionsOf(items(9, 250_000))).toEqual([
      [1, 4],
      [5, 8],
      [9, 9],
    ])
  })

  it('are of fewer where much text comes to few rows', async () => {
    const batches = [
      [1, 40],
      [41, 80],
      [81, 100],
    ]
    expect(await positionsOf(refused(100, 100_000))).toEqual(batches)
    expect(await positionsOf(refused(100, 100_000), 40)).toEqual(batches.slice(1))
  })
})

import { describe, expect, it } from 'vitest'
import { maxRefusedRows, maxRows } from '#features/feeds/runs/contract.ts'
import { readFeed } from './actions.ts'

/** A feed in pieces: `start`, many times `part`, and `end`. */
type Feed = { start: string; part: (at: number) => string; count: number; end?: string }

async function* feedOf({ start, part, count, end = '' }: Feed) {
  yield Buffer.from(start)
  for (let from = 0; from < count; from += 1_000) {
    const size = Math.min(1_000, count - from)
    yield Buffer.from(Array.from({ length: size }, (_, at) => part(from + at)).join(''))
  }
  yield Buffer.from(end)
}

async function read(chunks: AsyncIterable<Uint8Array>) {
  const counts = { ads: 0, refused: 0 }
  try {
    for await (const item of readFeed(chunks)) counts['ad' in item ? 'ads' : 'refused'] += 1
  } catch (error) {
    const { reasons = [] } = error as { reasons?: { code: string; values: object }[] }
    return { ...counts, ended: reasons[0] }
  }
  return { ...counts, ended: undefined }
}

const tooManyRefused = { code: 'feed_too_many_refused', values: { maximum: maxRefusedRows } }
const tooMany = { code: 'feed_too_many', values: { maximum: maxRows } }

describe('Reading a feed', () => {
  const unnamed = '<property><price>1</price></property>'
  it.each([
    ['XML', () => feedOf({ start: '<list>', part: () => unnamed, count: 30_000, end: '</list>' })],
    ['CSV', () => feedOf({ start: 'referenceId,price\n', part: () => ',1\n', count: 30_000 })],
    [
      'CSV of broken rows',
      () => feedOf({ start: 'referenceId,price\n', part: () => '1,2,3\n', count: 30_000 }),
    ],
    ['NDJSON', () => feedOf({ start: '{}\n', part: () => '{}\n', count: 30_000 })],
    ['JSON', () => feedOf({ start: '[{}', part: () => ',{}', count: 30_000, end: ']' })],
    [
      'one reference',
      () => feedOf({ start: 'referenceId\nA\n', part: () => 'A\n', count: 30_000 }),
    ],
  ])('ends after ten thousand refused rows of %s', async (_, feed) => {
    expect(await read(feed())).toMatchObject({ refused: maxRefusedRows, ended: tooManyRefused })
  })

  it('goes on to the end where exactly so many rows are refused', async () => {
    const feed = feedOf({ start: 'referenceId\nA\n', part: () => 'A\n', count: maxRefusedRows })
    expect(await read(feed)).toEqual({ ads: 1, refused: maxRefusedRows, ended: undefined })
  })

  it('ends after 200,000 rows, ads or not', async () => {
    const feed = feedOf({
      start: 'referenceId\n',
      part: (at) => (at % 50 === 7 ? ',,\n' : `A-${at}\n`),
      count: 200_500,
    })
    const { ads, refused, ended } = await read(feed)
    expect([ads + refused, ended]).toEqual([maxRows, tooMany])
  })

  it.each([
    [
      'blank lines',
      () => feedOf({ start: 'referenceId\nA\n', part: () => '\n', count: 1_000_000 }),
    ],
    [
      'blank elements',
      () =>
        feedOf({ start: '[{"referenceId":"A"},{}', part: () => ',', count: 1_000_000, end: ']' }),
    ],
  ])('ends within a million %s', async (_, feed) => {
    expect((await read(feed())).ended).toEqual(tooMany)
  })
})

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

type Limits = NonNullable<Parameters<typeof readFeed>[1]>['limits']

async function read(chunks: AsyncIterable<Uint8Array>, limits?: Limits) {
  const counts = { ads: 0, refused: 0 }
  const options = limits ? { limits } : {}
  try {
    for await (const item of readFeed(chunks, options))
      counts['ad' in item ? 'ads' : 'refused'] += 1
  } catch (error) {
    const { reasons = [] } = error as { reasons?: { code: string; values: object }[] }
    return { ...counts, ended: reasons[0] }
  }
  return { ...counts, ended: undefined }
}

const tooManyRefused = (maximum: number) => ({ code: 'feed_too_many_refused', values: { maximum } })
const tooMany = (maximum: number) => ({ code: 'feed_too_many', values: { maximum } })

/** The usual ones in small: every row costs a tenth of a millisecond. */
const limits = { rows: 4_000, refused: 200 }

describe('Reading a feed', () => {
  const unnamed = '<property><price>1</price></property>'
  const ndjson = () => feedOf({ start: '{}\n', part: () => '{}\n', count: 30_000 })

  it('ends after ten thousand refused rows', async () => {
    const ended = tooManyRefused(maxRefusedRows)
    expect(await read(ndjson())).toMatchObject({ refused: maxRefusedRows, ended })
  })

  const count = 600
  it.each([
    ['XML', () => feedOf({ start: '<list>', part: () => unnamed, count, end: '</list>' })],
    ['CSV', () => feedOf({ start: 'referenceId,price\n', part: () => ',1\n', count })],
    [
      'CSV of broken rows',
      () => feedOf({ start: 'referenceId,price\n', part: () => '1,2,3\n', count }),
    ],
    ['NDJSON', ndjson],
    ['JSON', () => feedOf({ start: '[{}', part: () => ',{}', count, end: ']' })],
    ['one reference', () => feedOf({ start: 'referenceId\nA\n', part: () => 'A\n', count })],
  ])('ends after as many refused rows of %s as are allowed', async (_, feed) => {
    const ended = tooManyRefused(limits.refused)
    expect(await read(feed(), limits)).toMatchObject({ refused: limits.refused, ended })
  })

  it('goes on to the end where exactly so many rows are refused', async () => {
    const feed = feedOf({ start: 'referenceId\nA\n', part: () => 'A\n', count: limits.refused })
    const whole = { ads: 1, refused: limits.refused, ended: undefined }
    expect(await read(feed, limits)).toEqual(whole)
  })

  it('ends after as many rows as are allowed, ads or not', async () => {
    const feed = feedOf({
      start: 'referenceId\n',
      part: (at) => (at % 50 === 7 ? ',,\n' : `A-${at}\n`),
      count: limits.rows + 500,
    })
    const { ads, refused, ended } = await read(feed, limits)
    expect([ads + refused, ended]).toEqual([limits.rows, tooMany(limits.rows)])
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
    expect((await read(feed())).ended).toEqual(tooMany(maxRows))
  })
})

import { describe, expect, it } from 'vitest'
import { maxRefusedRows, maxRows } from '#features/feed-runs/contract.ts'
import { readFeed } from './jobs.ts'

/** A feed in pieces: `start`, many times `part`, and `end`. */
async function* feedOf(start: string, part: (at: number) => string, count: number, end = '') {
  yield Buffer.from(start)
  for (let from = 0; from < count; from += 1_000) {
    const size = Math.min(1_000, count - from)
    yield Buffer.from(Array.from({ length: size }, (_, at) => part(from + at)).join(''))
  }
  yield Buffer.from(end)
}

async function read(chunks: AsyncIterable<Uint8Array>) {
  let [ads, refused] = [0, 0]
  try {
    for await (const item of readFeed(chunks)) {
      if ('ad' in item) ads += 1
      else refused += 1
    }
  } catch (error) {
    const { reasons = [] } = error as { reasons?: { code: string; values: object }[] }
    return { ads, refused, ended: reasons[0] }
  }
  return { ads, refused }
}

const tooManyRefused = { code: 'feed_too_many_refused', values: { maximum: maxRefusedRows } }
const tooMany = { code: 'feed_too_many', values: { maximum: maxRows } }

describe('Reading a feed', () => {
  const unnamed = '<property><price>1</price></property>'
  it.each([
    ['XML', () => feedOf('<list>', () => unnamed, 30_000, '</list>')],
    ['CSV', () => feedOf('referenceId,price\n', () => ',1\n', 30_000)],
    ['CSV of broken rows', () => feedOf('referenceId,price\n', () => '1,2,3\n', 30_000)],
    ['NDJSON', () => feedOf('{}\n', () => '{}\n', 30_000)],
    ['JSON', () => feedOf('[{}', () => ',{}', 30_000, ']')],
    ['one reference', () => feedOf('referenceId\nA\n', () => 'A\n', 30_000)],
  ])('ends after ten thousand refused rows of %s', async (_, feed) => {
    expect(await read(feed())).toMatchObject({ refused: maxRefusedRows, ended: tooManyRefused })
  })

  it('goes on to the end where exactly so many rows are refused', async () => {
    const feed = feedOf('referenceId\nA\n', () => 'A\n', maxRefusedRows)
    expect(await read(feed)).toEqual({ ads: 1, refused: maxRefusedRows })
  })

  it('ends after 200,000 rows, ads or not', { timeout: 60_000 }, async () => {
    const feed = feedOf('referenceId\n', (at) => (at % 50 === 7 ? ',,\n' : `A-${at}\n`), 200_500)
    const { ads, refused, ended } = await read(feed)
    expect([ads + refused, ended]).toEqual([maxRows, tooMany])
  })

  it.each([
    ['blank lines', () => feedOf('referenceId\nA\n', () => '\n', 1_000_000)],
    ['blank elements', () => feedOf('[{"referenceId":"A"},{}', () => ',', 1_000_000, ']')],
  ])('ends within a million %s', async (_, feed) => {
    expect((await read(feed())).ended).toEqual(tooMany)
  })
})

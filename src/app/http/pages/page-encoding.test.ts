import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress } from '#platform/kept-files/encodings.ts'
import { newRefiner } from './page-encoding.ts'

const page = Buffer.from(
  Array.from({ length: 400 }, (_, at) => `<li>${at * 7919} homes</li>`).join(),
)

test('a page asked for again gets smaller, and stays the same page', async () => {
  const first = await compress(page, 'br')
  const refined = await newRefiner()(page)
  expect(refined!.length).toBeLessThan(first.length)
  expect(brotliDecompressSync(refined!)).toEqual(page)
})

test('refining rests three times as long as it worked', async () => {
  let time = 0
  const refine = newRefiner(() => time)
  const working = refine(page)
  expect(await refine(page)).toBeUndefined()
  time = 200
  await working
  time = 799
  expect(await refine(page)).toBeUndefined()
  time = 800
  expect(await refine(page)).toBeDefined()
})

import { rgbaToThumbHash } from 'thumbhash'
import { expect, it } from 'vitest'
import { tintOf } from './tint.ts'

const plain = (red: number, green: number, blue: number) => {
  const pixels = Uint8Array.from(Array(16).fill([red, green, blue, 255]).flat())
  return tintOf(Buffer.from(rgbaToThumbHash(4, 4, pixels)).toString('base64'))
}

it.each([
  ['black', [0, 0, 0], 1],
  ['grey', [128, 128, 128], 7],
  ['white', [255, 255, 255], 13],
  ['sand', [210, 190, 150], 11],
  ['the evening sky', [40, 60, 110], 3],
  ['the sea at noon', [150, 200, 240], 9],
] as const)('a picture as %s as %j has the tint %i', (_, [red, green, blue], tint) => {
  expect(plain(red, green, blue)).toBe(tint)
})

it('a picture without a thumbhash has none', () => {
  expect([null, undefined, ''].map(tintOf)).toEqual([null, null, null])
})

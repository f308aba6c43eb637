import { expect, it } from 'vitest'
import { sizesIn } from '../photo.ts'
import { mosaicBox } from './photo-sizes.ts'

const first = { index: 0, shown: 5 }
const later = { index: 3, shown: 5 }
const times = (factor: number, width: string) =>
  factor === 1 ? width : `calc(${factor} * ${width})`

/** How much wider than its box a photo is: in the wide mosaic, in the narrower ones, on phones. */
it.each([
  ['3:2', 1920, 1280, first, ['796px', '596px', '50vw'], [1, 1.21, 1]],
  ['3:2', 1920, 1280, later, ['394px', '294px', '25vw'], [1, 1.2, 1]],
  ['portrait', 900, 1600, first, ['796px', '596px', '50vw'], [1, 1, 1]],
  ['panorama', 3000, 1000, first, ['796px', '596px', '50vw'], [2.01, 2.42, 2]],
  ['alone', 1920, 1280, { index: 0, shown: 1 }, ['1600px', '1200px', '100vw'], [1, 1, 1]],
] as const)(
  'A photo is asked for as wide as it covers its box: %s',
  (_, width, height, at, [large, normal, share], [inWide, inNarrow, onPhones]) => {
    const sizes = [
      `(min-width:1632px) ${times(inWide, large)}`,
      `(min-width:1536px) ${times(inWide, share)}`,
      `(min-width:1232px) ${times(inNarrow, normal)}`,
      `(min-width:768px) ${times(inNarrow, share)}`,
      times(onPhones, '100vw'),
    ]
    expect(sizesIn(mosaicBox(at), { width, height })).toBe(sizes.join(', '))
  },
)

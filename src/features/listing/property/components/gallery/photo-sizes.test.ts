import { expect, it } from 'vitest'
import { sizesIn } from '../photo.ts'
import { mosaicBox } from './photo-sizes.ts'

const first = { index: 0, shown: 5 }
const later = { index: 3, shown: 5 }

it.each([
  ['3:2', 1920, 1280, first, 'calc(1.21 * 596px)', 'calc(1.21 * 50vw)', '100vw'],
  ['3:2', 1920, 1280, later, 'calc(1.2 * 294px)', 'calc(1.2 * 25vw)', '100vw'],
  ['portrait', 900, 1600, first, '596px', '50vw', '100vw'],
  ['panorama', 3000, 1000, first, 'calc(2.42 * 596px)', 'calc(2.42 * 50vw)', 'calc(2 * 100vw)'],
  ['alone', 1920, 1280, { index: 0, shown: 1 }, '1200px', '100vw', '100vw'],
])(
  'A photo is asked for as wide as it covers its box: %s',
  (_, width, height, at, wide, middle, phone) => {
    const sizes = `(min-width:1232px) ${wide}, (min-width:768px) ${middle}, ${phone}`
    expect(sizesIn(mosaicBox(at), { width, height })).toBe(sizes)
  },
)

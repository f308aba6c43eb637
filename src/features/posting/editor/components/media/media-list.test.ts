import { describe, expect, test } from 'vitest'
import type { Upload } from '#features/files/uploads/components/upload-queue.ts'
import {
  coverOf,
  idsIn,
  idsOf,
  isSmall,
  type StoredFile,
  mediaOf,
  moveEntry,
} from './media-list.ts'
import { uploadsAmong } from './video-field.tsx'

const file = new File(['x'], 'hall.jpg')
const sending = (key: number): Upload => ({ key, file, progress: 0.5, state: 'sending' })
const sent = (key: number, id: string): Upload => {
  const about = { width: 1200, height: 900, thumbhash: null, srcset: null, kind: 'image' } as const
  return { key, file, progress: 1, state: 'sent', sent: { id, url: `/${id}`, ...about } }
}
const kept = new Map<string, StoredFile>([
  ['a', { id: 'a', url: '/a' }],
  ['b', { id: 'b', url: '/b' }],
])

describe('The photos of an ad', () => {
  test('stand as they were ordered, and new ones last', () => {
    const uploads = [sending(1), sent(2, 'c')]
    const media = mediaOf({ order: ['b', 'upload 2', 'a'], kept, uploads })
    expect(media.map(({ key }) => key)).toEqual(['b', 'upload 2', 'a', 'upload 1'])
  })

  test('are named once they have arrived, in their order', () => {
    const uploads = [sending(1), sent(2, 'c')]
    expect(idsOf(mediaOf({ order: ['upload 2', 'upload 1', 'a'], kept, uploads }))).toEqual([
      'c',
      'a',
    ])
  })

  test('have as their cover the first that did not fail', () => {
    const broken = { key: 1, file, progress: 1, state: 'failed', fault: 'Broken' } as const
    const media = mediaOf({ order: ['upload 1', 'b', 'a'], kept, uploads: [broken] })
    expect(coverOf(media)?.key).toBe('b')
  })

  test('that were given up leave no gap', () => {
    expect(mediaOf({ order: ['upload 7', 'a'], kept, uploads: [] })).toHaveLength(1)
  })

  test('of which a kept form knows only the id are shown from where they lie', () => {
    const [photo] = mediaOf({ order: ['AAAAAAAAAAAAAAAAAAAAAA'], kept, uploads: [] })
    expect(photo?.kept?.url).toBe('/media/files/AAAAAAAAAAAAAAAAAAAAAA-320.webp')
  })

  test.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [2, 1, 'acbd'],
    [1, 1, 'abcd'],
  ])('move from place %i to %i', (from, to, order) => {
    expect(moveEntry(['a', 'b', 'c', 'd'], from, to).join('')).toBe(order)
  })

  test.each([
    [800, 600, false],
    [600, 800, false],
    [799, 600, true],
    [4000, 500, true],
    [null, null, false],
  ])('of %s × %s are said to be small: %s', (width, height, isTold) => {
    expect(isSmall({ width, height })).toBe(isTold)
  })
})

test.each([
  ['["a","b"]', ['a', 'b']],
  ['["a",7]', ['a']],
  ['"a"', []],
  ['', []],
])('The value %s holds %j', (value, ids) => {
  expect(idsIn(value)).toEqual(ids)
})

test('Uploads among an ad’s videos are told from its link', () => {
  const upload = '/media/files/AAAAAAAAAAAAAAAAAAAAAA.mp4'
  expect(uploadsAmong([{ url: 'https://vimeo.com/1' }, { url: upload }])).toEqual([
    { id: 'AAAAAAAAAAAAAAAAAAAAAA', url: upload },
  ])
})

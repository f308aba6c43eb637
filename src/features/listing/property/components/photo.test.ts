import { expect, it } from 'vitest'
import { sizesIn } from './photo.ts'

const box = [
  { when: '(min-width:768px)', width: '300px', ratio: 1.5 },
  { width: '100vw', ratio: 2.5 },
]

it('a photo asks for the width that is drawn, which is more where its sides are cut', () => {
  const sizes = [0.75, 1, 1.5, 2.5, 3].map((width) => sizesIn(box, { width, height: 1 }))
  const usual = '(min-width:768px) 300px, 100vw'
  expect(sizes).toEqual([
    usual,
    usual,
    usual,
    '(min-width:768px) calc(1.67 * 300px), 100vw',
    '(min-width:768px) calc(2 * 300px), calc(1.2 * 100vw)',
  ])
})

it('a photo of unknown size counts as one of the usual shape', () => {
  const sizes = sizesIn([{ width: '100vw', ratio: 0.75 }], { width: 0, height: 0 })
  expect(sizes).toBe('calc(2 * 100vw)')
})

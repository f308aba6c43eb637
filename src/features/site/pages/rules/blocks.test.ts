import { expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'

it('draws paragraphs and lists in their order', () => {
  expect(blocksOf('One.\n\n- a\n- b\n\nTwo\nlines.')).toEqual([
    { text: 'One.' },
    { items: ['a', 'b'] },
    { text: 'Two lines.' },
  ])
})

it.each([
  ['', []],
  ['  \n\n \n', []],
  ['- not\na list', [{ text: '- not a list' }]],
])('draws %j as %j', (body, blocks) => expect(blocksOf(body)).toEqual(blocks))

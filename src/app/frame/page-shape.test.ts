import { describe, expect, it } from 'vitest'
import { shapeOf } from './page-shape.ts'

describe('A page that is on its way', () => {
  it.each([
    ['/properties', 'cards'],
    ['/ar/properties/', 'cards'],
    ['/en/agents', 'cards'],
    ['/properties/5/sea-view', 'ad'],
    ['/ar/properties/5', 'ad'],
    ['/properties/filters', 'page'],
    ['/agents/5/mira', 'page'],
    ['/', 'page'],
  ])('of %s is drawn as %s', (path, shape) => {
    expect(shapeOf(path)).toBe(shape)
  })
})

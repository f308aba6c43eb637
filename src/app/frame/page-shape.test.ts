import { describe, expect, it } from 'vitest'
import { isWidePage, shapeOf } from './page-shape.ts'

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

describe('A page', () => {
  it.each([
    '/',
    '/en',
    '/ar?for=rent',
    '/properties',
    '/ar/properties?rooms=2',
    '/en/properties/',
    '/ar/agents',
    '/agents?kind=agency',
    '/en/agents/5/mira?page=2',
  ])('%s uses the width of large screens', (address) => expect(isWidePage(address)).toBe(true))

  it.each(['/properties/5/villa', '/en/properties/filters', '/agentsx', '/login'])(
    '%s does not use it',
    (address) => expect(isWidePage(address)).toBe(false),
  )
})

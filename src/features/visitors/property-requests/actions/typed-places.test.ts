import { expect, test, vi } from 'vitest'
import type { Locations } from '#features/reference/place-search/actions.ts'
import { maxLocations } from '#features/search/query/contract/limits.ts'
import { placeFinder } from './typed-places.ts'

test('too many names of places are counted but not searched for', () => {
  const locations = vi.fn<() => Locations>()
  const names = Array.from({ length: 5_000 }, (_, at) => `Marena ${at}`)
  const found = placeFinder(locations)(names.join(','), 1)
  expect(found).toHaveLength(maxLocations + 1)
  expect(locations).not.toHaveBeenCalled()
})

import { expect, test } from 'vitest'
import { pieceFor } from './page-pieces.ts'

const home = '/src/routes/{-$lang}/index.tsx?tsr-split=component'
const results = '/src/routes/{-$lang}/properties/index.tsx?tsr-split=component'
const login = '/src/routes/{-$lang}/login.tsx?tsr-split=component'
const sheet = '/src/features/search/filter-sheet/components/filter-sheet.tsx'
const panels = '/src/features/search/results/components/filters/panel-choices.ts'

test('What pages of all kinds draw is in the piece of the site', () => {
  expect(pieceFor('/src/ui/surface.tsx', () => [sheet, login])).toBe('site')
})

const pieceOf = (...importers: string[]) =>
  pieceFor('/src/one.ts', (id) => (id === '/src/one.ts' ? importers : []))

test.each([
  ['home', [home]],
  ['site', [home, results]],
  ['results', [results, sheet]],
  ['site', [home, sheet]],
  ['filters', [sheet, panels]],
  [undefined, [sheet, login]],
  [undefined, [login]],
])('A module is in the piece %s if it is imported by %j', (piece, importers) => {
  expect(pieceOf(...importers)).toBe(piece)
})

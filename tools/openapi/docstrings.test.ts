import { describe, expect, test } from 'vitest'
import { readConstants } from '../checks/named-numbers.ts'
import { fillDocstring } from './docstrings.ts'

const code = [
  ['reference/places/rules.ts', 'export const maxPlaces = 200_000\nconst keptSeconds = 48 * 3600'],
  ['reference/places/queries.ts', "const limits = { 'phone-change': { max: 3 } } as const"],
  ['feeds/runs/rules.ts', 'const maxPlaces = 9\nconst maxFiles = 1\nconst name = "a"'],
  ['feeds/sources/rules.ts', 'const maxFiles = 2'],
].map(([path, text = '']) => ({ path: `src/features/${path}`, text }))

const contract = 'src/features/reference/places/contract.ts'
const fill = (text: string, path = contract) => fillDocstring(text, path, readConstants(code))

describe('A docstring of a contract', () => {
  test('has the limits of the code in the place of their names', () => {
    expect(fill('Up to {limits.phone-change.max} in {keptSeconds/3600} hours.')).toBe(
      'Up to 3 in 48 hours.',
    )
    expect(fill('Kept {keptSeconds*2}')).toBe('Kept 345,600')
  })

  test('means its own feature by a name that others have too', () => {
    expect(fill('{maxPlaces} places')).toBe('200,000 places')
    expect(fill('{maxPlaces} places', 'src/features/feeds/runs/contract.ts')).toBe('9 places')
  })

  test('keeps the parameters of paths', () => {
    expect(fill('Like `GET /auth/{token}`.')).toBe('Like `GET /auth/{token}`.')
  })

  test.each(['{maxFiles}', '{gone}', '{name}'])('names one number of the code: not %s', (text) => {
    expect(() => fill(text)).toThrow(`${contract}: ${text} in a docstring names`)
  })
})

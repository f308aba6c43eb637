import { describe, expect, test } from 'vitest'
import { canLogInWith, returnPath } from './rules.ts'

describe('a login leads back', () => {
  test.each(['/account/security', '/ar/properties?purpose=rent&rooms=2', '/'])('to %s', (path) => {
    expect(returnPath(path)).toBe(path)
  })

  test.each([
    undefined,
    '',
    'account',
    '//other.example',
    '/\\other.example',
    '/a\\b',
    '/\t/other.example',
    'https://other.example/',
    'data:text/html,home',
  ])('home where %j is no path of ours', (path) => {
    expect(returnPath(path)).toBe('/')
  })
})

describe('what one can log in with', () => {
  test.each(['sara@example.com', ' sara@example.com ', '050 111 2233', '+971-50-1112233'])(
    'is %j',
    (text) => expect(canLogInWith(text)).toBe(true),
  )

  test('is a number in Arabic digits too', () => {
    expect(canLogInWith('٠٥٠ ١١١ ٢٢٣٣')).toBe(true)
  })

  test.each(['sara', 'sara@example', '12', 'a1234567'])('is not %j', (text) => {
    expect(canLogInWith(text)).toBe(false)
  })
})

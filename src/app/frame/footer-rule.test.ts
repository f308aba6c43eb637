import { describe, expect, it } from 'vitest'
import { hasFooter } from './footer-rule.ts'

describe('the footer', () => {
  it.each(['/login', '/en/login', '/ar/register', '/register/', '/verify/abc', '/ar/verify/abc'])(
    'is hidden on %s',
    (path) => expect(hasFooter(path)).toBe(false),
  )

  it.each(['/', '/ar', '/properties', '/en/verify', '/verify/a/b', '/login-help', '/fr/login'])(
    'stands on %s',
    (path) => expect(hasFooter(path)).toBe(true),
  )
})

import { describe, expect, it } from 'vitest'
import { hasFooter } from './footer-rule.ts'

describe('the footer', () => {
  it.each(['/login', '/en/login', '/ar/register', '/register/', '/verify', '/ar/verify'])(
    'is hidden on %s',
    (path) => expect(hasFooter(path)).toBe(false),
  )

  it.each(['/', '/ar', '/properties', '/en/verify/a', '/verify-help', '/login-help', '/fr/login'])(
    'stands on %s',
    (path) => expect(hasFooter(path)).toBe(true),
  )
})

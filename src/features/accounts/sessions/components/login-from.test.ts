import { expect, test } from 'vitest'
import { loginFrom } from './login-from.ts'

test('leads back to the page it was asked for on', () => {
  expect(loginFrom('/ar/properties?purpose=rent&rooms=2')).toBe(
    '/login?next=%2Far%2Fproperties%3Fpurpose%3Drent%26rooms%3D2',
  )
})

test.each(['/', '/en', '/ar/login?next=%2Fen', '/en/register', '/ar/reset-password/abc'])(
  'needs no way back to %s',
  (address) => expect(loginFrom(address)).toBe('/login'),
)

test('says that a session has ended, and leads back all the same', () => {
  expect(loginFrom('/en/account', { hasEnded: true })).toBe(
    '/login?next=%2Fen%2Faccount&ended=true',
  )
})

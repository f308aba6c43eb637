import { describe, expect, test } from 'vitest'
import { readTokenAddress } from './token-address.ts'

describe('The address of a mailed link', () => {
  test.each([
    ['/verify/abc', 'verify', 'abc', '/verify'],
    ['/en/verify/abc/', 'verify', 'abc', '/en/verify'],
    [
      '/ar/reset-password/a-b_c?from=mail',
      'reset-password',
      'a-b_c',
      '/ar/reset-password?from=mail',
    ],
    ['/ar/join/abc', 'join', 'abc', '/ar/join'],
    ['/en/newsletter/confirm/abc', 'newsletter/confirm', 'abc', '/en/newsletter/confirm'],
    [
      '/ar/newsletter/unsubscribe/abc',
      'newsletter/unsubscribe',
      'abc',
      '/ar/newsletter/unsubscribe',
    ],
    ['/en/join', 'join', undefined, '/en/join'],
  ])('%s is that of a page and its token', (address, page, token, bare) => {
    expect(readTokenAddress(address)).toEqual({ page, token, bare })
  })

  test.each([
    '/',
    '/en',
    '/verify/a/b',
    '/fr/verify/abc',
    '/verify-me/abc',
    '/x/join/abc',
    '/joint',
  ])('%s is another page', (address) => expect(readTokenAddress(address)).toBeUndefined())
})

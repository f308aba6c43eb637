import { describe, expect, test } from 'vitest'
import { openVault } from './vault.ts'

const vault = openVault(Buffer.alloc(32, 1))

describe('what a row keeps sealed', () => {
  test('opens where it was sealed, in either script', () => {
    const sealed = vault.seal('784-1990-1234567-1 · هوية', 'accounts/7')
    expect(vault.open(sealed, 'accounts/7')).toBe('784-1990-1234567-1 · هوية')
  })

  test('never looks the same twice and does not show what is in it', () => {
    const [one, two] = [vault.seal('secret', 'a/1'), vault.seal('secret', 'a/1')]
    expect(one.equals(two)).toBe(false)
    expect(one.includes('secret')).toBe(false)
  })

  test('does not open in another row, with another key, or altered', () => {
    const sealed = vault.seal('secret', 'accounts/7')
    expect(() => vault.open(sealed, 'accounts/8')).toThrow('unable to authenticate')
    expect(() => openVault(Buffer.alloc(32, 2)).open(sealed, 'accounts/7')).toThrow(
      'unable to authenticate',
    )
    sealed[sealed.length - 1]! ^= 1
    expect(() => vault.open(sealed, 'accounts/7')).toThrow('unable to authenticate')
  })
})

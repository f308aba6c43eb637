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

  test('opens as it was when it was packed, which takes fewer bytes', () => {
    const text = 'شقة مشرقة · a bright home. '.repeat(100)
    const sealed = vault.sealPacked(text, 'accounts/7')
    expect(vault.open(sealed, 'accounts/7')).toBe(text)
    expect(sealed.length).toBeLessThan(Buffer.byteLength(text) / 10)
    expect(() => vault.open(sealed, 'accounts/8')).toThrow('unable to authenticate')
  })

  test('that is packed does not open as text, nor text as what is packed', () => {
    for (const [sealed, version] of [
      [vault.sealPacked('secret', 'a/1'), 1],
      [vault.seal('secret', 'a/1'), 2],
    ] as const) {
      sealed[0] = version
      expect(() => vault.open(sealed, 'a/1')).toThrow('unable to authenticate')
    }
  })

  test('does not open in another row, with another key, or altered', () => {
    const sealed = vault.seal('secret', 'accounts/7')
    expect(() => vault.open(sealed, 'accounts/8')).toThrow('unable to authenticate')
    expect(() => openVault(Buffer.alloc(32, 2)).open(sealed, 'accounts/7')).toThrow(
      'unable to authenticate',
    )
    expect(vault.tryOpen(sealed, 'accounts/7')).toBe('secret')
    sealed[sealed.length - 1]! ^= 1
    expect(() => vault.open(sealed, 'accounts/7')).toThrow('unable to authenticate')
    for (const altered of [sealed, sealed.subarray(0, 9), Buffer.alloc(0)])
      expect(vault.tryOpen(altered, 'accounts/7')).toBeUndefined()
  })
})

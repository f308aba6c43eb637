import { describe, expect, it } from 'vitest'
import { compareAddress, wantedIn } from './compare-address.ts'

describe('An address of a comparison', () => {
  it.each([
    ['12,34', [12, 34], false],
    ['12, 34 ,12', [12, 34], false],
    ['12،34', [12, 34], false],
    ['1,2,3,4', [1, 2, 3, 4], false],
    ['1,2,3,4,5', [1, 2, 3, 4], true],
    ['1,2,3,4,4', [1, 2, 3, 4], false],
    ['0,-1,1.5,a,\u0000,1e3,7', [7], false],
    ['9999999999', [9_999_999_999], false],
    ['12345678901', [], false],
    ['', [], false],
    [undefined, [], false],
  ])('%j names the ads %j', (text, ids, isCut) => {
    expect(wantedIn(text, 4)).toEqual({ ids, isCut })
  })

  it('is written as it is read', () => {
    expect(compareAddress([12, 34])).toBe('/compare?ids=12,34')
    expect(compareAddress([])).toBe('/compare')
  })
})

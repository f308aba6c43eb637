import { describe, expect, test } from 'vitest'
import { cameFromReferrer, stateFor } from './came-from.ts'

const results = { pathname: '/en/properties', search: '?purpose=sale&page=2', index: 3 }
const address = '/en/properties?purpose=sale&page=2'

describe('A page knows the address on which the link to it was followed', () => {
  test('with its place in the history', () => {
    const state = stateFor({ pathname: '/en/properties/5/villa' }, results)
    expect(state).toEqual({ cameFrom: { address, index: 3 } })
  })

  test('and keeps it in another language', () => {
    const ad = { pathname: '/en/properties/5/villa', search: '', index: 4 }
    expect(stateFor({ pathname: '/ar/properties/5/villa' }, ad)).toBe(true)
  })

  test('by its referrer after a whole page was loaded, unless that is another site', () => {
    const page = new URL('https://dara.example/en/properties/5/villa')
    expect(cameFromReferrer(`https://dara.example${address}`, page)).toEqual({ address })
    expect(cameFromReferrer(`https://other.example${address}`, page)).toBeUndefined()
    expect(cameFromReferrer(page.href, page)).toBeUndefined()
    expect(cameFromReferrer('', page)).toBeUndefined()
  })
})

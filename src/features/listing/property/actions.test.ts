import { describe, expect, it } from 'vitest'
import { describeGroup } from './actions.ts'

describe('The ads that an ad is compared with', () => {
  const apartments = { en: 'Apartments', ar: 'شقق' }

  it.each([
    [2, { en: 'two-bedroom apartments', ar: 'شقق بغرفتي نوم' }],
    [0, { en: 'studio apartments', ar: 'شقق استوديو' }],
    [9, { en: '9-bedroom apartments', ar: 'شقق بـ9 غرف نوم' }],
    [null, { en: 'apartments', ar: 'شقق' }],
  ])('are named by type and bedrooms: %s', (rooms, said) => {
    expect(describeGroup(apartments, rooms)).toEqual(said)
  })
})

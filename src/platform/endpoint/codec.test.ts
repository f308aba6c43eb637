import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { queryString, readQuery, writeQuery } from './codec.ts'
import { choiceField, integerField, listField, numberField, pageFields } from './fields.ts'

const Search = z.object({
  purpose: z.optional(choiceField(['sale', 'rent'])),
  price_max: z.optional(numberField(0, 1e9)),
  locations: z.optional(listField(integerField(1, 1000), { maximum: 4 })),
  ...pageFields(20),
})

describe('a query', () => {
  test.each(['1.5', '5e-324', '1e-9'])('has no whole number in %s', (typed) => {
    expect(z.safeParse(integerField(0, 9), typed).success).toBe(false)
  })

  test('has one reading: repeated, bracketed and listed values are the same', () => {
    const queries = ['=1,2', '=1&locations=2', '[]=1&locations[]=2', '=١،٢']
    for (const query of queries) {
      const raw = readQuery(`locations${query}`)
      expect([query, z.parse(Search, raw).locations]).toEqual([query, [1, 2]])
    }
  })

  test('of one number given twice is refused, not put together', () => {
    expect(z.safeParse(Search, readQuery('page=1&page=2')).success).toBe(false)
    expect(z.safeParse(Search, readQuery('price_max=500&price_max=600')).success).toBe(false)
  })

  test('has no empty fields and no prototype', () => {
    expect(readQuery('purpose=&price_max=%20&locations=,%20,&__proto__=1')).toEqual({})
    expect(Object.getPrototypeOf(readQuery('a=1'))).toBe(Object.prototype)
  })

  test('accepts Arabic digits and thousands separators', () => {
    expect(z.parse(Search, { price_max: '٢٬٠٠٠٬٠٠٠' }).price_max).toBe(2_000_000)
    expect(z.parse(Search, { price_max: '2,000,000' }).price_max).toBe(2_000_000)
    expect(z.parse(Search, { price_max: '20,00,000.50' }).price_max).toBe(2_000_000.5)
  })

  test.each(['NaN', 'Infinity', '-1', '1e400', '1e3', '0x10', '0x10zz', '--1', '1,5', '5,', ',5'])(
    'refuses the price %s',
    (price) => {
      expect(z.safeParse(Search, { price_max: price }).success).toBe(false)
    },
  )

  test('is written so that it reads as before', () => {
    const search = { purpose: 'rent', locations: [3, 4], price_max: 5000 }
    expect(queryString(search)).toBe('?purpose=rent&locations=3,4&price_max=5000')
    expect(writeQuery({ a: undefined, b: null, c: '', d: [], e: false })).toEqual({ e: 'false' })
  })
})

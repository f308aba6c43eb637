import { describe, expect, it, test } from 'vitest'
import { readRent, rentQueryOf } from './read-rent.ts'

const saidAt = (path: string, query: Record<string, string>) =>
  (['en', 'ar'] as const).map(
    (language) => readRent(query, language).faults.find((fault) => fault.path === path)?.msg,
  )

describe('The rent calculator', () => {
  it('reads two rents, in Arabic digits too', () => {
    const { result, faults } = readRent({ rent: '٧٩٠٠٠', average: '100,000' }, 'ar')
    expect(faults).toEqual([])
    expect(result).toMatchObject({ rise: 10, newRent: 86_900 })
  })

  it('asks for nothing before its form is sent', () => {
    for (const query of [{}, { rent: '79000', ad: '5' }, { average: '100000' }]) {
      expect(readRent(query, 'en')).toMatchObject({ faults: [], result: undefined })
    }
  })

  it('says which rent is required', () => {
    const sent = rentQueryOf({ rent: '', average: '', check: '1' })
    expect(sent).toEqual({ check: '1' })
    expect(saidAt('rent', sent)).toEqual(['Current rent is required', 'الإيجار الحالي مطلوب'])
    expect(saidAt('average', sent)).toEqual(['Average rent is required', 'متوسط الإيجار مطلوب'])
  })

  test.each([
    ['much', 'Enter a number', 'أدخل رقمًا'],
    ['-1', 'Enter 1 or more', 'أدخل 1 أو أكثر'],
    ['0', 'Enter 1 or more', 'أدخل 1 أو أكثر'],
    ['99999999999', 'Enter 10,000,000,000 or less', 'أدخل 10,000,000,000 أو أقل'],
  ])('says at both fields what is wrong with %s', (typed, ...said) => {
    expect(saidAt('rent', { rent: typed, average: '1' })).toEqual(said)
    expect(saidAt('average', { rent: '1', average: typed })).toEqual(said)
  })

  it('keeps the ad in its address', () => {
    const typed = { rent: '1', average: '2', ad: '7', check: '1' }
    expect(rentQueryOf(typed)).toEqual({ rent: '1', average: '2', ad: '7' })
  })
})

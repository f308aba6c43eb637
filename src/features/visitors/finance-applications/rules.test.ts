import { describe, expect, test } from 'vitest'
import { findBirthYearFault, findUnknownLocation, indicationOf } from './rules.ts'

const now = new Date('2026-06-15T08:00:00Z')

const means = {
  propertyStatus: 'completed' as 'completed' | 'under-construction',
  budget: 5_000_000,
  initialPaymentPercentage: 20,
  uaeNational: false,
  birthYear: 1990,
  employmentSituation: 'employed' as 'employed' | 'self-employed',
  totalIncome: 30_000,
  creditCardLimit: 20_000,
  monthlyRepayments: 2_000,
}

const indicate = (changes: Partial<typeof means> = {}, yearlyRate = 4.5) =>
  indicationOf({ ...means, ...changes }, { yearlyRate, now })

describe('What a bank may lend', () => {
  // The sums of the Central Bank's rules, at 4.50 % over 25 years.
  test('is bound by repayments, tested at three points more', () => {
    expect(indicate()).toEqual({
      largestLoan: 1_623_835.35,
      boundBy: 'repayments',
      wantedLoan: 4_000_000,
      years: 25,
      yearlyRate: 4.5,
    })
  })

  const rich = { totalIncome: 1_000_000 }

  test.each([
    ['an expatriate', { budget: 1_500_000 }, 1_200_000],
    ['a national', { budget: 1_500_000, uaeNational: true }, 1_275_000],
    ['five million exactly', { budget: 5_000_000 }, 4_000_000],
    ['a dirham above', { budget: 5_000_001 }, 3_500_000.7],
    ['a dirham above, a national', { budget: 5_000_001, uaeNational: true }, 3_750_000.75],
    [
      'a home under construction',
      {
        budget: 2_000_000,
        uaeNational: true,
        propertyStatus: 'under-construction' as const,
      },
      1_000_000,
    ],
  ])('is bound by the price: %s', (_, changes, largestLoan) => {
    expect(indicate({ ...rich, ...changes })).toMatchObject({ largestLoan, boundBy: 'value' })
  })

  test.each([
    [false, 2_520_000],
    [true, 2_880_000],
  ])('is bound by the years of an income where the rate is low (national: %s)', (who, loan) => {
    const free = { creditCardLimit: 0, monthlyRepayments: 0, budget: 9_000_000, uaeNational: who }
    expect(indicate(free, 0)).toMatchObject({ largestLoan: loan, boundBy: 'income' })
  })

  test('is less over the years that are left to the age at which banks want the last instalment', () => {
    const older = indicate({ birthYear: 1975 })
    expect([older.years, older.boundBy]).toEqual([14, 'repayments'])
    expect(older.largestLoan).toBeLessThan(indicate().largestLoan)
    expect(indicate({ birthYear: 1975, employmentSituation: 'self-employed' }).years).toBe(19)
  })

  test('is nothing past that age, which is then the limit', () => {
    const past = { largestLoan: 0, boundBy: 'age', years: 0 }
    expect(indicate({ birthYear: 1961 })).toMatchObject(past)
    expect(indicate({ birthYear: 1940 })).toMatchObject(past)
    expect(indicate({ birthYear: 1962 })).toMatchObject({ years: 1, boundBy: 'repayments' })
  })

  test('is nothing where other repayments take half of the income already', () => {
    const burdened = indicate({ monthlyRepayments: 16_000 })
    expect([burdened.largestLoan, burdened.boundBy]).toEqual([0, 'repayments'])
  })

  test('is compared with the budget without the initial payment', () => {
    expect(indicate({ initialPaymentPercentage: 12.5 }).wantedLoan).toBe(4_375_000)
    expect(indicate({ initialPaymentPercentage: 100 }).wantedLoan).toBe(0)
  })
})

describe('A year of birth', () => {
  const codeOf = (birthYear: number, at = now) => findBirthYearFault({ birthYear }, at)[0]?.code

  test.each([
    [2008, undefined],
    [2009, 'born_too_late'],
    [2027, 'born_too_late'],
    [1926, undefined],
    [1925, 'born_too_early'],
    [90, 'born_too_early'],
    [-1990, 'born_too_early'],
  ])('%i: %s', (birthYear, code) => {
    expect(codeOf(birthYear)).toBe(code)
  })

  test('changes its limits with the year in the Emirates', () => {
    expect(codeOf(2009, new Date('2026-12-31T19:59:00Z'))).toBe('born_too_late')
    expect(codeOf(2009, new Date('2026-12-31T20:00:00Z'))).toBeUndefined()
  })
})

test('A location that does not exist is refused by the name of the field', () => {
  const gazetteer = { byId: (id: number) => (id === 1 ? ({ id } as never) : undefined) }
  expect(findUnknownLocation({ locations: [1] }, gazetteer)).toEqual([])
  const fault = { code: 'unknown_location', path: 'locations' }
  expect(findUnknownLocation({ locations: [1, 2] }, gazetteer)).toEqual([fault])
})

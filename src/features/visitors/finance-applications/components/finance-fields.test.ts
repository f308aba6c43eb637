import { describe, expect, test } from 'vitest'
import {
  applicationIn,
  faultsUpTo,
  findFirstFaultyStep,
  indicationIn,
  lastStep,
} from './finance-fields.ts'

const filled: Record<string, string> = {
  propertyType: 'villa',
  propertyStatus: 'completed',
  locations: '[{"id":215,"path":[]}]',
  mortgageType: 'new',
  budget: '١٬٥٠٠٬٠٠٠',
  initialPaymentPercentage: '20',
  purchaseTime: 'not-decided',
  stage: 'searching',
  name: 'سارة حداد',
  phone: '٠٥٠١١١٢٢٣٣',
  email: 'sara@example.com',
  uaeNational: 'false',
  birthYear: '١٩٩٠',
  applicationType: 'joint',
  employmentSituation: 'employed',
  totalIncome: '30,000',
  creditCardLimit: '٢٠٠٠٠',
  monthlyRepayments: '0',
}

function typed(changes: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...filled, ...changes })) form.append(name, value)
  return form
}

const wrongUpTo = (step: number, changes: Record<string, string> = {}) =>
  faultsUpTo(step, typed(changes), 'en').map(({ path }) => path)

describe('The steps of the finance form', () => {
  test('find nothing wrong where all is right, in digits of any script', () => {
    expect(wrongUpTo(lastStep)).toEqual([])
    expect(applicationIn(typed())).toMatchObject({
      budget: 1_500_000,
      birthYear: 1990,
      totalIncome: 30_000,
      creditCardLimit: 20_000,
      uaeNational: false,
      locations: [215],
      consentVersion: 1,
    })
  })

  test('say of every empty field that it is required, each in its own step', () => {
    const empty = Object.fromEntries(Object.keys(filled).map((name) => [name, '']))
    const before: string[] = []
    for (let step = 0; step <= lastStep; step += 1) {
      const known = Object.fromEntries(before.map((name) => [name, filled[name] ?? '']))
      const found = faultsUpTo(step, typed({ ...empty, ...known }), 'en')
      expect(found.map(({ msg }) => msg)).toEqual(found.map(() => 'This field is required'))
      before.push(...found.map(({ path = '' }) => path))
    }
    expect(before.toSorted()).toEqual(Object.keys(filled).toSorted())
  })

  test('cannot be skipped', () => {
    expect(wrongUpTo(lastStep, { mortgageType: '', totalIncome: '' })).toEqual(['mortgageType'])
    expect(wrongUpTo(0, { totalIncome: '' })).toEqual([])
    expect(findFirstFaultyStep([{ msg: '', path: 'phone' }])).toBe(2)
  })

  test.each([
    ['budget', '0', 'Enter 1 or more'],
    ['budget', '-5', 'Enter 1 or more'],
    ['budget', '9'.repeat(400), 'Enter a number'],
    ['budget', '99999999999', 'Enter 10,000,000,000 or less'],
    ['budget', '1e5', 'Enter a number'],
    ['totalIncome', '<b>5</b>', 'Enter a number'],
    ['monthlyRepayments', '-1', 'Enter 0 or more'],
    ['initialPaymentPercentage', '101', 'Enter 100 or less'],
    ['birthYear', '1990.5', 'Enter a whole number'],
    ['birthYear', '90', 'Enter the year in full, '],
    ['birthYear', '2999', 'Applicants must be at least 18 years old'],
    ['email', 'nobody', 'Enter a valid email address'],
  ])('refuse %s: %s', (name, value, msg) => {
    const [fault, ...others] = faultsUpTo(lastStep, typed({ [name]: value }), 'en')
    expect(others).toEqual([])
    expect(fault).toMatchObject({ path: name, msg: expect.stringContaining(msg) })
  })
})

test('The result is there once everything that it needs is right', () => {
  const found = indicationIn(filled, 4.5)
  expect(found?.indication).toMatchObject({ largestLoan: 1_200_000, boundBy: 'value' })
  expect(found?.indication.wantedLoan).toBe(1_200_000)
  for (const name of ['budget', 'birthYear', 'uaeNational', 'monthlyRepayments']) {
    expect(indicationIn({ ...filled, [name]: '' }, 4.5)).toBeUndefined()
  }
  expect(indicationIn({ ...filled, birthYear: '2999' }, 4.5)).toBeUndefined()
  // The person is no part of it.
  expect(indicationIn({ ...filled, name: '' }, 4.5)).toEqual(found)
})

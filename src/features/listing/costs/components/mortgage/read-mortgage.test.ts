import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Language } from '#i18n/language.ts'
import { toFils } from '../../rules/mortgage.ts'
import { convertedDownPayment } from './convert-down-payment.ts'
import { readMortgage } from './read-mortgage.ts'
import { type CalculatorSettings, mortgageQueryOf, type Query } from './usual-values.ts'

const settings: CalculatorSettings = {
  minRate: 2.75,
  maxRate: 6.99,
  defaultRate: 4.5,
  defaultEmirate: 'dubai',
  emirates: [
    { value: 'dubai', label: 'Dubai' },
    { value: 'ajman', label: 'Ajman' },
  ],
}

const read = (query: Query, language: Language = 'en') =>
  readMortgage(query, { settings, language })
const priced = { price: '1500000' }

/** The message at a field, in both languages. */
const saidAt = (path: string, query: Query) =>
  (['en', 'ar'] as const).map(
    (language) => read(query, language).faults.find((fault) => fault.path === path)?.msg,
  )

describe('An address with a price alone', () => {
  it('is a resident’s ready first home in Dubai with the least down payment', () => {
    const { plan, faults, fields } = read(priced)
    expect(faults).toEqual([])
    expect(plan).toMatchObject({ price: 1_500_000, downPayment: 300_000 })
    expect(toFils(plan!.monthly)).toBe(6_669.99)
    expect(fields).toMatchObject({ years: '25', rate: '4.5', emirate: 'dubai' })
  })

  it('is read in Arabic and Persian digits, with their separators', () => {
    for (const price of ['١٥٠٠٠٠٠', '۱۵۰۰۰۰۰', '١٬٥٠٠٬٠٠٠', '1,500,000.00']) {
      expect(toFils(read({ price, rate: '٤٫٥' }).plan?.monthly ?? 0)).toBe(6_669.99)
    }
  })

  it('takes the higher share at five million exactly', () => {
    expect(read({ price: '5000000' }).plan?.downPayment).toBe(1_000_000)
    expect(read({ price: '5000001' }).plan?.downPayment).toBe(1_500_000.3)
  })
})

describe('The type of an ad in the address', () => {
  it.each([
    ['land', 430, false],
    ['villa', 580, true],
    ['castle', 580, false],
  ])('%s has an administration fee of %i', (type, amount, isEstimate) => {
    const { plan, faults } = read({ ...priced, type })
    expect(faults).toEqual([])
    expect(plan?.cash).toMatchObject({ isEstimate })
    expect(plan?.cash?.costs).toContainEqual({ item: 'administration', amount })
  })

  it('stays there when the form changes the rest', () => {
    const typed = { price: '2000000', type: 'villa' }
    expect(mortgageQueryOf(typed)).toEqual(typed)
  })
})

describe('A price that nobody has typed', () => {
  it('is no fault before the form is sent', () => {
    expect(read({})).toMatchObject({ faults: [], plan: undefined })
    expect(read({ years: '20' })).toMatchObject({ faults: [], plan: undefined })
  })

  it('is required once it is sent', () => {
    expect(saidAt('price', { check: '1' })).toEqual([
      'Property price is required',
      'سعر العقار مطلوب',
    ])
  })
})

describe('What cannot be calculated is said at its field, and stays as it was typed', () => {
  test.each([
    ['price', 'a house', 'Enter a number', 'أدخل رقمًا'],
    ['price', '-1500000', 'Enter 1 or more', 'أدخل 1 أو أكثر'],
    ['price', '0', 'Enter 1 or more', 'أدخل 1 أو أكثر'],
    ['price', '99999999999999', 'Enter 10,000,000,000 or less', 'أدخل 10,000,000,000 أو أقل'],
    ['price', '9'.repeat(400), 'Enter a number', 'أدخل رقمًا'],
    ['rate', '2.74', 'Enter 2.75 or more', 'أدخل 2.75 أو أكثر'],
    ['rate', '7', 'Enter 6.99 or less', 'أدخل 6.99 أو أقل'],
    ['rate', 'low', 'Enter a number', 'أدخل رقمًا'],
    ['years', '0', 'Enter 1 or more', 'أدخل 1 أو أكثر'],
    ['years', '26', 'Enter 25 or less', 'أدخل 25 أو أقل'],
    ['years', '12.5', 'Enter a whole number', 'أدخل عددًا صحيحًا'],
    ['down_payment', 'some', 'Enter a number', 'أدخل رقمًا'],
    ['down_payment', '-5', 'Enter 0 or more', 'أدخل 0 أو أكثر'],
    [
      'down_payment',
      '19.99',
      'The down payment must be at least 20% of the price: AED 300,000',
      'يجب ألا تقل الدفعة الأولى عن 20% من السعر: 300,000 درهم',
    ],
    [
      'down_payment',
      '101',
      'The down payment cannot be more than the price',
      'لا يمكن أن تتجاوز الدفعة الأولى سعر العقار',
    ],
    ['down_payment_unit', 'euro', 'Choose one of the listed options', 'اختر أحد الخيارات المتاحة'],
    ['buyer', 'alien', 'Choose one of the listed options', 'اختر أحد الخيارات المتاحة'],
    ['home', 'third', 'Choose one of the listed options', 'اختر أحد الخيارات المتاحة'],
    ['ready', 'ruin', 'Choose one of the listed options', 'اختر أحد الخيارات المتاحة'],
    ['emirate', 'mars', 'Choose one of the listed options', 'اختر أحد الخيارات المتاحة'],
  ])('%s of %s', (path, typed, english, arabic) => {
    const query = { ...priced, [path]: typed }
    expect(saidAt(path, query)).toEqual([english, arabic])
    expect(read(query).plan).toBeUndefined()
    expect(read(query).fields[path]).toBe(typed)
  })

  test('a down payment in dirhams above the price', () => {
    const query = { ...priced, down_payment: '1500000.01', down_payment_unit: 'aed' }
    expect(saidAt('down_payment', query)[0]).toMatch(/cannot be more/)
  })

  test.each(['years', 'rate'])('%s that were emptied', (path) => {
    const query = mortgageQueryOf({ ...priced, years: '25', rate: '4.5', [path]: ' ' })
    expect(saidAt(path, query)).toEqual(['This field is required', 'هذا الحقل مطلوب'])
    expect(read(query).fields[path]).toBe('')
  })
})

describe('The least down payment', () => {
  test.each([
    [{}, 20],
    [{ buyer: 'national' }, 15],
    [{ home: 'further' }, 40],
    [{ buyer: 'national', home: 'further' }, 35],
    [{ buyer: 'national', ready: 'off-plan' }, 50],
    [{ price: '6000000' }, 30],
    [{ price: '6000000', buyer: 'national' }, 25],
  ])('with %o is %d %%', (query, share) => {
    const asked = { ...priced, ...query }
    expect(read(asked).leastShare).toBe(share)
    expect(read({ ...asked, down_payment: String(share) }).faults).toEqual([])
    expect(read({ ...asked, down_payment: String(share - 0.01) }).faults).toHaveLength(1)
  })
})

describe('A down payment in the other unit', () => {
  const typed = { ...priced, years: '25', rate: '4.5' }
  const convert = (query: Query) => convertedDownPayment({ ...typed, ...query }, read)

  it('is the same amount', () => {
    expect(convert({ down_payment: '20', down_payment_unit: 'aed' })).toBe('300000')
    expect(convert({ down_payment: '375000', down_payment_unit: 'percent' })).toBe('25')
  })

  it('is left alone where there is nothing to convert', () => {
    expect(convert({ down_payment: '', down_payment_unit: 'aed' })).toBeUndefined()
    expect(convert({ down_payment: 'x', down_payment_unit: 'aed' })).toBeUndefined()
    expect(convert({ price: '', down_payment: '20', down_payment_unit: 'aed' })).toBeUndefined()
  })
})

describe('The address of what was typed', () => {
  const typed = {
    price: ' 1500000',
    down_payment: '',
    down_payment_unit: 'percent',
    years: '25',
    rate: '4.5',
    buyer: 'resident',
    home: 'first',
    ready: 'ready',
    emirate: 'dubai',
  }

  it('has all of it but what is empty, and no mark of a complete form', () => {
    const query = mortgageQueryOf({ ...typed, check: '1', utm_source: 'mail' })
    expect(Object.keys(query)).not.toContain('down_payment')
    expect(query).toMatchObject({ years: '25', rate: '4.5', emirate: 'dubai' })
    expect(query).not.toHaveProperty('check')
    expect(query).not.toHaveProperty('utm_source')
  })

  it('marks a form that was sent without a price', () => {
    expect(mortgageQueryOf({ ...typed, price: '', check: '1' }).check).toBe('1')
    expect(mortgageQueryOf({ ...typed, price: '' })).not.toHaveProperty('check')
  })
})

test('No query fails, and each has either faults or a plan or no price', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('1', '20', '1500000', '4.5', 'ready', 'dubai'))
  const names = ['price', 'down_payment', 'down_payment_unit', 'years', 'rate', 'emirate', 'check']
  const any = fc.dictionary(fc.constantFrom(...names), text)
  fc.assert(
    fc.property(any, (query) => {
      const { faults, plan } = read(query)
      const outcomes = [plan !== undefined, faults.length > 0, !query.price]
      expect(outcomes).toContain(true)
      expect(plan !== undefined && faults.length > 0).toBe(false)
      expect(faults.map(({ msg }) => msg).join(' ')).not.toMatch(/[{}]/)
    }),
  )
})

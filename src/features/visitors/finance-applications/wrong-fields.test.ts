import { describe, expect, test } from 'vitest'
import { asker } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { financeOn } from '#test/visitors/finance.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { kysely: db } = site.db
const ask = asker(site)
const finance = financeOn(site)
const fields = Object.keys(finance)

type CallOptions = Parameters<typeof ask>[2]

const send = (changes: object = {}, way: CallOptions = {}) =>
  ask('POST', '/finance-applications', { ...way, body: { ...finance, ...changes } })

const stored = () => db.selectFrom('finance_applications').select('id').execute()

const huge = 1e308
const choices = [
  'propertyType',
  'propertyStatus',
  'mortgageType',
  'purchaseTime',
  'stage',
  'applicationType',
  'employmentSituation',
]
const amounts = ['budget', 'totalIncome', 'creditCardLimit', 'monthlyRepayments']
const texts = ['name', 'phone', 'email']
const numbers = [...amounts, 'initialPaymentPercentage']

const thisYear = new Date().getFullYear()

const wrong: [field: string, value: unknown, code: string][] = [
  ...fields.flatMap((field): [string, unknown, string][] => [
    [field, undefined, 'required'],
    [field, null, 'required'],
  ]),
  ...choices.flatMap((field): [string, unknown, string][] => [
    [field, '', 'required'],
    [field, 'castle', 'invalid_choice'],
    [field, 'a\u0000b', 'invalid_choice'],
    [field, '<b>villa</b>', 'invalid_choice'],
    [field, 7, 'invalid_choice'],
    [field, ['villa'], 'invalid_choice'],
  ]),
  ...texts.flatMap((field): [string, unknown, string][] => [
    [field, '', 'required'],
    [field, ' \n ', 'required'],
    [field, 'x'.repeat(4_001), 'too_long'],
    [field, 'a\u0000b', 'invalid_text'],
    [field, 'a\ud800b', 'invalid_text'],
    [field, 7, 'invalid'],
  ]),
  ...numbers.flatMap((field): [string, unknown, string][] => [
    [field, -0.01, 'too_small'],
    [field, -huge, 'too_small'],
    [field, huge, 'too_big'],
    [field, '1500', 'invalid_number'],
    [field, '١٥٠٠', 'invalid_number'],
    [field, '', 'invalid_number'],
    [field, {}, 'invalid_number'],
  ]),
  ['budget', 0, 'too_small'],
  ['budget', 10_000_000_001, 'too_big'],
  ['totalIncome', 0, 'too_small'],
  ['initialPaymentPercentage', 100.1, 'too_big'],
  ['phone', 'call me', 'invalid_phone'],
  ['phone', '<b>050</b>', 'invalid_phone'],
  ['phone', '9'.repeat(40), 'invalid_phone'],
  ['email', 'nobody', 'invalid_email'],
  ['email', 'سارة@example.com', 'invalid_email'],
  ['email', 'a@b.example\r\nBcc: c@d.example', 'invalid_email'],
  ['uaeNational', 'yes', 'invalid'],
  ['uaeNational', 1, 'invalid'],
  ['birthYear', thisYear, 'born_too_late'],
  ['birthYear', thisYear + 1, 'born_too_late'],
  ['birthYear', thisYear - 17, 'born_too_late'],
  ['birthYear', 1800, 'born_too_early'],
  ['birthYear', -1990, 'born_too_early'],
  ['birthYear', 1990.5, 'invalid_integer'],
  ['birthYear', huge, 'too_big'],
  ['birthYear', '1990', 'invalid_number'],
  ['locations', [], 'required'],
  ['locations', 'marina', 'invalid'],
  ['locations', [1, 2, 3, 4, 5], 'too_many_locations'],
  ['locations', [999_999], 'unknown_location'],
  ['locations', [-1], 'unknown_location'],
]

describe('An application with a wrong field is refused by the name of the field', () => {
  test.each(wrong)('%s: %j', async (field, value, code) => {
    for (const language of ['en', 'ar']) {
      const { status, body } = await send(
        { [field]: value },
        { headers: { 'accept-language': language } },
      )
      const msg = expect.stringMatching(language === 'ar' ? /[ء-ي]/ : /[a-z]/i)
      expect([status, body.errors]).toEqual([422, [{ code, path: field, msg }]])
    }
    expect(await stored()).toEqual([])
  })

  test.each([
    [['1'], 'invalid_number'],
    [[huge], 'too_big'],
    [[1.5], 'invalid_integer'],
    [[null], 'required'],
  ])('and by the place in its list: %j', async (locations, code) => {
    const { status, body } = await send({ locations })
    expect([status, body.errors[0]]).toMatchObject([422, { code, path: 'locations.0' }])
  })

  test('and all that is wrong is said together', async () => {
    const { body } = await ask('POST', '/finance-applications', { body: {} })
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(fields)
    const two = await send({ phone: '12', locations: [999_999], birthYear: thisYear })
    const paths = two.body.errors.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(['locations', 'phone', 'birthYear'])
  })

  test('with a year that has no separator', async () => {
    const { body } = await send({ birthYear: 90 })
    expect(body.errors[0].msg).toContain(String(thisYear - 100))
  })
})

describe('A field that looks odd and is none the worse', () => {
  test('keeps tags and other scripts as they were written', async () => {
    const name = '<b>Jürgen</b> أحمد 王 {{7*7}}'
    const { status, body } = await send({ name, email: "o'hara+1@finance.example" })
    expect([status, body.data.financeApplication.name]).toEqual([201, name])
  })

  test.each([
    ['topicNote', 7],
    ['openMs', 'soon'],
    ['consentVersion', 99],
    ['consentVersion', 0],
  ])('%s: %j is refused', async (field, value) => {
    const { status, body } = await send({ [field]: value })
    expect([status, body.errors[0].path]).toEqual([422, field])
  })
})

import { describe, expect, test } from 'vitest'
import { asker } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { wishOn } from '#test/visitors/wish.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { kysely: db } = site.db
const ask = asker(site)
const wish = wishOn(site)
const dubai = wish.city
const sharjah = site.gazetteer.bySlug('sharjah')?.id ?? 0
const elsewhere = site.gazetteer.childrenOf(sharjah)[0]?.id ?? 0
const office = site.catalogue.propertyTypes.find(({ category }) => category === 'commercial')

type CallOptions = Parameters<typeof ask>[2]

const send = (changes: object = {}, way: CallOptions = {}) =>
  ask('POST', '/property-request', { ...way, body: { ...wish, ...changes } })

const stored = () => db.selectFrom('property_requests').select('id').execute()

const required = [
  'name',
  'phone',
  'city',
  'area',
  'goals',
  'customerTypes',
  'propertyTypes',
  'priceRanges',
  'specifications',
]

const huge = 1e308

const wrong: [field: string, value: unknown, code: string][] = [
  ...required.map((field): [string, unknown, string] => [field, undefined, 'required']),
  ...['area', 'goals', 'customerTypes', 'propertyTypes', 'priceRanges'].map(
    (field): [string, unknown, string] => [field, [], 'required'],
  ),
  ...['name', 'phone', 'specifications'].flatMap((field): [string, unknown, string][] => [
    [field, ' ', 'required'],
    [field, 'x'.repeat(4_001), 'too_long'],
    [field, 'a\u0000b', 'invalid_text'],
    [field, 'a\ud800b', 'invalid_text'],
    [field, 7, 'invalid'],
  ]),
  ['phone', 'call me', 'invalid_phone'],
  ['email', 'nobody', 'invalid_email'],
  ['email', 'سارة@example.com', 'invalid_email'],
  ['email', `${'x'.repeat(250)}@example.com`, 'too_long'],
  ['city', 999_999, 'unknown_choice'],
  ['city', site.marina.id, 'unknown_choice'],
  ['city', huge, 'too_big'],
  ['city', 'dubai', 'invalid_number'],
  ['city', 1.5, 'invalid_integer'],
  ['region', 999_999, 'unknown_location'],
  ['region', 0, 'unknown_location'],
  ['region', elsewhere, 'location_elsewhere'],
  ['area', [elsewhere], 'location_elsewhere'],
  ['area', [dubai], 'unknown_location'],
  ['area', [1, 2, 3, 4, 5], 'too_many_locations'],
  ['area', 'marina', 'invalid'],
  ['goals', 'buy', 'invalid'],
  ['paymentMethod', undefined, 'required'],
  ['paymentMethod', 'gold', 'invalid_choice'],
  ['category', undefined, 'required'],
  ['category', 'castle', 'invalid_choice'],
  ['propertyTypes', [999_999], 'unknown_choice'],
  ['propertyTypes', [office?.id], 'type_of_other_category'],
  ['propertyTypes', Array.from({ length: 21 }, () => 1), 'too_many'],
  ['priceRanges', [99], 'unknown_choice'],
  ['space', 9, 'too_small'],
  ['space', huge, 'too_big'],
  ['space', '1200', 'invalid_number'],
  ['measurement', null, 'required'],
  ['measurement', 'acre', 'invalid_choice'],
  ['insideMallOnly', 'yes', 'invalid'],
  ['acceptTerms', false, 'terms_not_accepted'],
  ['acceptTerms', undefined, 'terms_not_accepted'],
]

describe('A request with a wrong field is refused by the name of the field', () => {
  test.each(wrong)('%s: %j', async (field, value, code) => {
    for (const language of ['en', 'ar']) {
      const { status, body } = await send(
        { region: undefined, [field]: value },
        { headers: { 'accept-language': language } },
      )
      const msg = expect.stringMatching(language === 'ar' ? /[ء-ي]/ : /[a-z]/i)
      expect(status).toBe(422)
      expect(body.errors).toContainEqual({ code, path: field, msg })
    }
    expect(await stored()).toEqual([])
  })

  test('in a choice of a list by its place', async () => {
    const { body } = await send({ goals: ['buy', 'steal'], propertyTypes: ['1'] })
    const paths = body.errors.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(['goals.1', 'propertyTypes.0'])
  })

  test('with the words of the specification for the terms and the locations', async () => {
    const { body } = await send({ acceptTerms: false, area: [1, 2, 3, 4, 5] })
    expect(body.errors.map(({ msg }: { msg: string }) => msg)).toEqual([
      'You can select up to 4 locations only',
      'You must agree to the terms and conditions',
    ])
  })

  test('and what is wrong with phone and choices is said together', async () => {
    const { body } = await send({ phone: '12', area: [elsewhere], region: undefined })
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['phone', 'area'])
  })
})

import { describe, expect, test } from 'vitest'
import { asker } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { projectOn } from '#test/visitors/project.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { kysely: db } = site.db
const ask = asker(site)
const project = projectOn(site)

const send = (changes: object, headers: object = {}) =>
  ask('POST', '/fundraising-requests', { headers, body: { ...project, ...changes } })

type Wrong = [field: string, value: unknown, code: string]

const texts = ['name', 'email', 'phone', 'projectTitle', 'summary']
const huge = 1e308

const wrong: Wrong[] = [
  ...[...texts, 'emirateId', 'amount'].flatMap((field): Wrong[] => [
    [field, undefined, 'required'],
    [field, null, 'required'],
  ]),
  ...texts.flatMap((field): Wrong[] => [
    [field, '', 'required'],
    [field, ' \n ', 'required'],
    [field, 7, 'invalid'],
    [field, { toString: 'x' }, 'invalid'],
  ]),
  ...[...texts, 'companyName'].flatMap((field): Wrong[] => [
    [field, 'x'.repeat(4_001), 'too_long'],
    [field, 'a\u0000b', 'invalid_text'],
    [field, 'a\ud800b', 'invalid_text'],
  ]),
  ['email', 'nobody', 'invalid_email'],
  ['email', 'سارة@example.com', 'invalid_email'],
  ['phone', 'call me', 'invalid_phone'],
  ['phone', '9'.repeat(40), 'invalid_phone'],
  ['companyName', ['a'], 'invalid'],
  ['emirateId', 999_999, 'unknown_choice'],
  ['emirateId', -1, 'unknown_choice'],
  ['emirateId', site.marina.id, 'unknown_choice'],
  ['emirateId', huge, 'too_big'],
  ['emirateId', 'dubai', 'invalid_number'],
  ['emirateId', 1.5, 'invalid_integer'],
  ['projectType', undefined, 'required'],
  ['projectType', 'castle', 'invalid_choice'],
  ['projectType', ['other'], 'invalid_choice'],
  ['amount', 0, 'too_small'],
  ['amount', -5, 'too_small'],
  ['amount', 10_000_000_001, 'too_big'],
  ['amount', huge, 'too_big'],
  ['amount', '٢٥٠٠٠', 'invalid_number'],
  ['amount', '25000', 'invalid_number'],
  ['currency', undefined, 'required'],
  ['currency', 'BTC', 'invalid_choice'],
  ['currency', 'aed', 'invalid_choice'],
  ['acceptTerms', false, 'terms_not_accepted'],
  ['acceptTerms', undefined, 'terms_not_accepted'],
  ['acceptTerms', 'yes', 'terms_not_accepted'],
  ['consentVersion', 99, 'too_big'],
  ['consentVersion', 0.5, 'invalid_integer'],
  ['openMs', 'soon', 'invalid_number'],
]

describe('A fundraising request with a wrong field is refused by the name of the field', () => {
  test.each(wrong)('%s: %j', async (field, value, code) => {
    for (const language of ['en', 'ar']) {
      const { status, body } = await send({ [field]: value }, { 'accept-language': language })
      const msg = expect.stringMatching(language === 'ar' ? /[ء-ي]/ : /[a-z]/i)
      expect([status, body.errors]).toEqual([422, [{ code, path: field, msg }]])
    }
    expect(await db.selectFrom('fundraising_requests').select('id').execute()).toEqual([])
  })

  test('all at once, with the words of the specification for the terms', async () => {
    const { body } = await ask('POST', '/fundraising-requests', { body: {} })
    const paths = body.errors.map(({ path }: { path: string }) => path)
    const others = ['projectType', 'currency', 'acceptTerms']
    expect(paths.toSorted()).toEqual([...texts, 'emirateId', 'amount', ...others].toSorted())
    expect(body.errors.at(-1).msg).toBe('You must agree to the terms and conditions')
  })

  test('phone and emirate together', async () => {
    const { body } = await send({ phone: '12', emirateId: site.marina.id })
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['phone', 'emirateId'])
  })

  test('and HTML is text', async () => {
    const summary = '<script>alert(1)</script>'
    const { status, body } = await send({ summary, name: '<b>x</b>' })
    expect([status, body.data.fundraisingRequest]).toMatchObject([
      201,
      { summary, name: '<b>x</b>' },
    ])
  })
})

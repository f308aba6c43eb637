import { describe, expect, test } from 'vitest'
import type { Phrase } from '#i18n/phrases.ts'
import { numberRules, phraseRules, phrasesOf } from './phrases.ts'
import { rawTextFaults } from '../shape/raw-text.ts'
import { readSource } from '../shape/source.ts'

const found: Phrase = {
  en: { one: 'One home', other: '{count} homes' },
  ar: {
    zero: 'لا بيوت',
    one: 'بيت واحد',
    two: 'بيتان',
    few: '{count} بيوت',
    many: '{count} بيتًا',
    other: '{count} بيت',
  },
}

describe('A phrase', () => {
  test.each([
    ['another place', { en: '{price} a year', ar: '{cost} سنويًا' }],
    ['a place in Arabic alone', { en: 'Price', ar: 'السعر {price}' }],
    ['Latin letters in Arabic', { en: 'Broker', ar: 'وسيط broker' }],
    ['Arabic letters in English', { en: 'دارة homes', ar: 'بيوت' }],
    ['the other word for an agency', { en: 'An agency', ar: 'إعلانات الوكالات' }],
    ['another English word than the glossary', { en: 'The ad is on show', ar: 'الإعلان معروض' }],
    ['another one that ends with a stop', { en: 'Ref. {id} is yours', ar: 'الإعلان {id} لك' }],
    ['another one that begins with a place', { en: '{count} letters', ar: '{count} حرف' }],
    ['another Arabic word than the glossary', { en: 'Dashboard', ar: 'لوحة المتابعة' }],
    ['the name of the site', { en: 'You advertise on Dara', ar: 'لديك إعلانات في موقعنا' }],
    ['a blank at its end', { en: 'Price ', ar: 'السعر' }],
    ['no words', { en: 'Price', ar: '' }],
    [
      'a plural form without its number',
      { ...found, ar: { ...(found.ar as object), few: 'بيوت' } },
    ],
    ['another place in one plural form', { ...found, en: { one: '{n} home', other: '{count}' } }],
  ])('may not have %s', (_what, phrase) => {
    expect(phraseRules(phrase as Phrase)).not.toEqual([])
  })

  test.each<[string, Phrase]>([
    ['the same places in both languages', { en: '{a} of {b}', ar: '{a} من {b}' }],
    ['names that Arabic readers know in Latin', { en: 'AED {a}', ar: '{a} AED عبر WhatsApp' }],
    ['words of their own for none, one and two', found],
  ])('may have %s', (_what, phrase) => {
    expect(phraseRules(phrase)).toEqual([])
  })
})

describe('A number in a phrase', () => {
  test.each<[string, Phrase]>([
    ['digits', { en: 'Up to 4 places', ar: 'أماكن حتى {maximum}' }],
    ['digits of Arabic alone', { en: 'Up to {maximum}', ar: 'حتى ٤' }],
    ['words', { en: 'Valid for one hour', ar: 'صالح لمدة ساعة' }],
    ['one form', { ...found, en: { one: 'One home', other: '{count} homes in ten places' } }],
  ])('is a parameter: not %s', (_what, phrase) => {
    expect(numberRules(phrase)).not.toEqual([])
  })

  test.each<[string, Phrase]>([
    ['a name', { en: 'Two-step verification in UTF-8', ar: 'التحقق بخطوتين بترميز UTF-8' }],
    ['the word of a plural form', found],
    ['an example', { en: 'For example 050 123 4567', ar: 'مثال: 0501234567' }],
  ])('may be %s', (_what, phrase) => {
    expect(numberRules(phrase)).toEqual([])
  })
})

describe('A table of phrases', () => {
  test('may hold tables, whose phrases are read too', () => {
    const yes = { en: 'With video', ar: 'مع فيديو' }
    const named = phrasesOf({ found, flags: { has_video: { true: yes } } })
    expect(named).toEqual([
      { name: 'found', phrase: found },
      { name: 'flags.has_video.true', phrase: yes },
    ])
  })
})

describe('Words on a screen', () => {
  const rawIn = (jsx: string, path = 'src/ui/a.tsx') =>
    rawTextFaults([readSource(path, `\nconst a = ${jsx}`)])

  test.each([
    ['<p>Homes</p>', '<p>{words(phrases.homes)}</p>'],
    ['<p>بيوت</p>', '<p>{count} · {price}</p>'],
    ["<p>{'Homes'}</p>", "<p>{' '}</p>"],
    ['<img alt="A villa" />', '<img alt="" />'],
    ["<a aria-label={'Close'} />", '<a aria-label={words(phrases.close)} />'],
    ['<input placeholder="Where" />', '<input name="where" />'],
  ])('come from phrases: not %s but %s', (bad, good) => {
    expect(rawIn(bad)).toEqual([
      { path: 'src/ui/a.tsx', line: 2, rule: expect.stringMatching(/is not a phrase$/) },
    ])
    expect(rawIn(good)).toEqual([])
    expect(rawIn(bad, 'src/ui/a.test.tsx')).toEqual([])
  })
})

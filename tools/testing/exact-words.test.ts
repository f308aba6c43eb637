import { describe, expect, test } from 'vitest'
import type { Phrase } from '#i18n/phrases.ts'
import { formatPhraseExactly } from './exact-words.ts'

const limit: Phrase = { en: 'Up to {maximum} in {place}', ar: 'حتى {maximum} في {place}' }
const plain: Phrase = { en: 'Search', ar: 'ابحث' }
const homes: Phrase = {
  en: { one: 'One home', other: '{count} homes' },
  ar: { zero: 'لا', one: 'بيت', two: 'بيتان', few: '{count}', many: '{count}', other: '{count}' },
}

describe('Words that a story looks for', () => {
  test('are said with exactly the parameters of their phrase', () => {
    expect(formatPhraseExactly(limit, 'en', { maximum: 4, place: 'Ajman' })).toBe(
      'Up to 4 in Ajman',
    )
    expect(formatPhraseExactly(homes, 'ar', { count: 1 })).toBe('بيت')
    expect(formatPhraseExactly(plain, 'ar')).toBe('ابحث')
  })

  test.each([
    ['none', limit, {}, 'takes maximum, place and got nothing'],
    ['one of two', limit, { maximum: 4 }, 'takes maximum, place and got maximum'],
    ['one too many', plain, { count: 1 }, 'takes nothing and got count'],
    ['no number for a plural', homes, {}, 'takes count and got nothing'],
  ])('are refused with %s', (_what, phrase, values, why) => {
    expect(() => formatPhraseExactly(phrase, 'en', values)).toThrow(why)
  })
})

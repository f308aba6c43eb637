import { describe, expect, test } from 'vitest'
import { bothTexts, mergeTexts, nameIn } from './both-texts.ts'

const neither = { en: null, ar: null }

describe('Two texts', () => {
  test.each([
    ['Omar Sabbagh', 'عمر صباغ', { en: 'Omar Sabbagh', ar: 'عمر صباغ' }],
    ['عمر صباغ', 'Omar Sabbagh', { en: 'Omar Sabbagh', ar: 'عمر صباغ' }],
    ['Emaar', 'Emaar', { en: 'Emaar', ar: 'Emaar' }],
    ['ليلى', null, { en: null, ar: 'ليلى' }],
    ['7th Key', null, { en: '7th Key', ar: null }],
    [null, null, neither],
  ])('are told apart by the letters of the first: %s, %s', (first, second, both) => {
    expect(bothTexts({ first, second })).toEqual(both)
  })

  test('are read in the language of the page, or in the only one there is', () => {
    const names = { en: 'Omar', ar: 'عمر' }
    expect(nameIn({ name: 'Omar', names }, 'ar')).toBe('عمر')
    expect(nameIn({ name: 'عمر', names }, 'en')).toBe('Omar')
    expect(nameIn({ name: 'Omar', names: { ...names, ar: null } }, 'ar')).toBe('Omar')
  })
})

describe('A change of two texts', () => {
  const stored = { text: 'Omar', both: { en: 'Omar', ar: 'عمر' } }
  const none = { text: null, both: neither }

  test.each([
    ['leaves what is not sent', stored, {}, ['Omar', 'عمر']],
    ['replaces the first and keeps the second', stored, { text: 'Umar' }, ['Umar', 'عمر']],
    ['adds the second', none, { text: 'Omar', both: { ar: 'عمر' } }, ['Omar', 'عمر']],
    ['removes the second', stored, { both: { ar: null } }, ['Omar', null]],
    ['replaces both by language', stored, { both: { en: 'Umar', ar: 'عُمر' } }, ['Umar', 'عُمر']],
    ['cannot remove the first', stored, { both: { en: null } }, ['Omar', 'عمر']],
    ['lets `text` win over its twin', stored, { text: 'A', both: { en: 'B' } }, ['A', 'عمر']],
    [
      'drops a second text in the language of the new first',
      stored,
      { text: 'عمر' },
      ['عمر', null],
    ],
    ['may swap them', stored, { text: 'عمر', both: { en: 'Omar' } }, ['عمر', 'Omar']],
    ['begins with either language', none, { both: { ar: 'مستشار' } }, ['مستشار', null]],
    [
      'allows one script for both',
      none,
      { text: 'Emaar', both: { ar: 'Emaar' } },
      ['Emaar', 'Emaar'],
    ],
    ['finds nothing to store', none, {}, [null, null]],
  ] as const)('%s', (_, before, sent, [first, second]) => {
    expect(mergeTexts(before, sent)).toEqual({ first, second })
  })
})

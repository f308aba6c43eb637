import { expect, test } from 'vitest'
import { faultLine } from '../check-shape.ts'
import { languageFaults } from './languages.ts'
import { readSource } from './source.ts'

const linesOf = (path: string, text: string) =>
  languageFaults([readSource(path, text)]).map(faultLine)

const title = 'src/features/listing/homes/components/title.ts'

test.each([
  ["const comma = language === 'ar' ? '، ' : ', '", 'code asks'],
  ["const other = 'en' !== language", 'code asks'],
  ["switch (language) { case 'ar': mirror() }", 'code asks'],
  ["type Props = { language: 'en' | 'ar' }", 'languages written out'],
  ["type Props = { language?: 'ar' | 'en' | undefined }", 'languages written out'],
  ["for (const language of ['en', 'ar'] as const) run(language)", 'languages written out'],
  ['type Name = { en: string; ar: string }', 'languages written out'],
  ['const names = [name.en, name.ar, ...aliases]', 'languages written out'],
  ['const isList = /^(\\/(en|ar))?\\/homes$/.test(path)', 'prefixes of addresses'],
])('Code outside of i18n does not ask which language it is: %s', (text, rule) => {
  expect(linesOf(title, text)).toEqual([expect.stringContaining(`${title}:1: ${rule}`)])
  expect(linesOf('tools/homes.ts', text)).toHaveLength(1)
  for (const home of ['src/i18n/language.ts', 'demo/ads/title.ts', 'test/homes.ts', 'a.test.ts']) {
    expect(linesOf(home, text)).toEqual([])
  }
})

test('The product does not name a field in one language', () => {
  const text = "const path = 'description.ar'"
  expect(linesOf(title, text)).toEqual([expect.stringContaining('a field in one language')])
  expect(linesOf('tools/openapi/samples.ts', text)).toEqual([])
})

test.each([
  ["const phrases = { save: { en: 'Save', ar: 'حفظ' } }"],
  ['const name = { en: name_en, ar: name_ar }'],
  ["const isRightToLeft = directionOf(language) === 'rtl'"],
  ["const sorted = names.toSorted((a, b) => a.localeCompare(b, 'en'))"],
  ['const isWhen = /^(then|arrived)$/.test(word)'],
  ["const kinds = ['en', 'studio']"],
  ["const texts = { 'name.ar': { en: 'the Arabic title', ar: 'العنوان' } }"],
])('Texts in each language, and other words, may be: %s', (text) => {
  expect(linesOf(title, text)).toEqual([])
})

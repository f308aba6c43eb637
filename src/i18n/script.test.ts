import { expect, test } from 'vitest'
import { countLetters, languageOfText } from './script.ts'

test.each([
  ['Property consultant', 'en'],
  ['مستشار عقاري', 'ar'],
  ['مستشار في DAMAC', 'ar'],
  ['24/7', 'en'],
  ['I know every lane of دبي مارينا and speak العربية', 'en'],
  ['أعرف كل شوارع Dubai Marina', 'ar'],
  ['DAMAC داماك', 'ar'],
])('The language of “%s” is %s', (text, language) => {
  expect(languageOfText(text)).toBe(language)
  expect(languageOfText(text)).toBe(language)
})

test('Letters are counted by the script of a language', () => {
  expect(countLetters('برج DAMAC 2', 'ar')).toBe(3)
  expect(countLetters('برج DAMAC 2', 'en')).toBe(5)
  expect(countLetters('', 'en')).toBe(0)
})

import { describe, expect, it } from 'vitest'
import { bilingual } from './bilingual.ts'
import {
  joinWithCommas,
  languageOfHeader,
  languageOfPath,
  languages,
  otherContentLanguage,
  pathInLanguage,
  pathWithoutLanguage,
  toLanguage,
} from './language.ts'

describe('the language of an address', () => {
  it.each([
    ['/ar', 'ar'],
    ['/ar/properties', 'ar'],
    ['/en/properties', 'en'],
    ['/', 'en'],
    ['/properties', 'en'],
    ['/arabian-ranches', 'en'],
  ])('%s is read as %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language)
  })
})

describe('the language switch', () => {
  it.each([
    ['/', 'ar', '/ar'],
    ['/en', 'ar', '/ar'],
    ['/ar', 'en', '/en'],
    ['/properties', 'ar', '/ar/properties'],
    ['/en/properties/5/sea-view', 'ar', '/ar/properties/5/sea-view'],
    ['/ar/properties?purpose=rent&rooms=1,2', 'en', '/en/properties?purpose=rent&rooms=1,2'],
    ['/enclave', 'ar', '/ar/enclave'],
  ] as const)('leads from %s to its %s twin %s', (path, language, twin) => {
    expect(pathInLanguage(path, language)).toBe(twin)
  })
})

describe('the language of a call', () => {
  it('is Arabic only where Arabic is the first wish', () => {
    expect(languageOfHeader('ar-AE,en;q=0.8')).toBe('ar')
    expect(languageOfHeader('en,ar;q=0.9')).toBe('en')
    expect(languageOfHeader(' AR')).toBe('ar')
    expect(languageOfHeader('arz')).toBe('en')
    expect(languageOfHeader('fr,ar;q=0.9')).toBe('en')
    expect(languageOfHeader('constructor')).toBe('en')
    expect(languageOfHeader(undefined)).toBe('en')
  })
})

describe('the address of a page in every language', () => {
  it.each([
    ['/', '/'],
    ['/ar', '/'],
    ['/en/', '/'],
    ['/ar/properties', '/properties'],
    ['/properties', '/properties'],
    ['/ar?step=2', '?step=2'],
    ['/enclave', '/enclave'],
    ['/fr/properties', '/fr/properties'],
  ])('of %s is %s', (path, bare) => {
    expect(pathWithoutLanguage(path)).toBe(bare)
  })
})

describe('the list of languages', () => {
  it('begins with English', () => expect(languages.slice(0, 2)).toEqual(['en', 'ar']))

  it('has the default for codes of no language', () => {
    expect(toLanguage('ar')).toBe('ar')
    expect(toLanguage('fr')).toBe('en')
    expect(toLanguage('toString')).toBe('en')
  })

  it('has a comma of its own for each', () => {
    expect(joinWithCommas(['Dubai Marina', 'Dubai'], 'en')).toBe('Dubai Marina, Dubai')
    expect(joinWithCommas(['دبي مارينا', 'دبي'], 'ar')).toBe('دبي مارينا، دبي')
  })
})

describe('the languages of ads', () => {
  it('have one value of a text each', () => {
    expect(bilingual((language) => `name_${language}`)).toEqual({ en: 'name_en', ar: 'name_ar' })
  })

  it('have each the other', () => {
    expect(otherContentLanguage('en')).toBe('ar')
    expect(otherContentLanguage('ar')).toBe('en')
  })
})

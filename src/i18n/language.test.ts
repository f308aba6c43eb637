import { describe, expect, it } from 'vitest'
import { languageOfHeader, languageOfPath, pathInLanguage } from './language.ts'

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
    expect(languageOfHeader(undefined)).toBe('en')
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { User } from '#features/accounts/account/contract.ts'
import { losesVerifiedMark } from './rules.ts'

const name = 'Sara Haddad'
const user = { name, names: { en: name, ar: null }, companyName: null, brn: null, orn: null }
const loses = (changes: object) => losesVerifiedMark(changes, user as User)

/** What folding drops, and what can be written in place of letters. */
const signs = fc.constantFrom('ء', '★', '🅴', '🅥', '🇻', '\u20ac', '\u{1f1e6}\u{1f1ea}', 'ﺀ')
const addition = fc.array(fc.oneof(signs, fc.string({ unit: 'binary' })), { minLength: 1 })

/** Vowel signs, accents, tatweel, punctuation and what is invisible make no other name. */
function isSeen(text: string): boolean {
  const shown = text
    .normalize('NFKC')
    .replace(/[\p{M}\u0640]|\p{Default_Ignorable_Code_Point}/gu, '')
  return /[\p{L}\p{N}\p{S}]/u.test(shown)
}
const seen = addition.map((parts) => parts.join('')).filter(isSeen)

describe('The verified mark', () => {
  test('is lost with any second name', () => {
    const texts = fc.oneof(signs, fc.string({ unit: 'binary', minLength: 1 }))
    const any = fc.property(texts, (ar) => {
      expect(loses({ names: { ar } })).toBe(true)
    })
    fc.assert(any)
  })

  test('is lost with anything seen that is added to the name', () => {
    const both = fc.property(seen, (more) => {
      for (const longer of [`${more} ${name}`, `${name} ${more}`]) {
        expect(loses({ name: longer })).toBe(true)
      }
    })
    fc.assert(both)
  })

  test('is lost with small letters above the others', () => {
    expect(loses({ name: 'Sara Haddad \u0364\u036b\u0363\u0363\u036c' })).toBe(true)
  })

  test('is lost with one sign in place of another', () => {
    const named = { ...user, name: 'ءء', names: { en: null, ar: 'ءء' } } as User
    expect(losesVerifiedMark({ name: 'ء' }, named)).toBe(true)
    expect(losesVerifiedMark({ name: 'ءء' }, named)).toBe(false)
  })

  test('stays with other case, spaces, vowel signs and forms of Arabic letters', () => {
    const arabic = { ...user, name: 'سارة أحمد', names: { en: null, ar: 'سارة أحمد' } } as User
    for (const same of ['ســارة  احمد', 'سَارَه أَحْمَد']) {
      expect(losesVerifiedMark({ name: same }, arabic)).toBe(false)
    }
    const cases = fc.array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    const write = (upper: boolean[]) =>
      Array.from(name, (one, at) => (upper[at] ? one.toUpperCase() : one.toLowerCase())).join('')
    fc.assert(fc.property(cases, (upper) => !loses({ name: ` ${write(upper)}` })))
  })
})

import { describe, expect, test } from 'vitest'
import { isEasyPassword } from './rules.ts'

const own = {
  name: 'Sara Haddad',
  email: 'sara.haddad@marina.example',
  phone: '+971501112233',
  birthday: '1990-06-15',
}

describe('a password that others would try early', () => {
  test.each([
    '123456',
    '987654321',
    'aaaaaa',
    'abcabc',
    '121212',
    'qwerty',
    'qwerty123',
    'Password1!',
    'P@ssw0rd',
    'iloveyou2',
    'Dubai2026',
    'emirates#1',
    'dara123',
    'عقارات123',
    'كلمة المرور',
    '١٢٣٤٥٦',
    '15061990',
    'sarahaddad',
    'Haddad99',
    'Marina!!1',
    '0501112233',
    '501112233',
  ])('is refused: %s', (password) => {
    expect(isEasyPassword(password, own)).toBe(true)
  })

  test.each([
    'tr0ub4dor&3',
    'k7Vq2x',
    'correct horse battery staple',
    'شاي بالنعناع مساءً',
    '🦜🌴🐫🕌🌙⭐',
    'my password is long',
    '83920174652',
  ])('is not %s', (password) => {
    expect(isEasyPassword(password, own)).toBe(false)
  })
})

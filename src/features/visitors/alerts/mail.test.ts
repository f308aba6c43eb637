import { expect, test } from 'vitest'
import { alertMail } from './mail.ts'
import type { Letter } from './rules/letters.ts'

const search = { id: 'a', name: 'Flats', filters: {}, ads: [], more: 900, isCut: false }
const letter: Letter = { searches: [search], total: 1_000, isCut: false }
const cut: Letter = { searches: [{ ...search, isCut: true }], total: 1_000, isCut: true }

function said(told: Letter, language: 'en' | 'ar') {
  const reader = { language, email: 'sara@example.com', name: null, secondName: null }
  const context = { reader, origin: 'https://dara.example' }
  const mail = alertMail({ letter: told, cards: new Map(), stopToken: 'x' }, context)
  return [
    mail.subject,
    ...(mail.groups ?? []).flatMap(({ items }) => items.flatMap((item) => item.notes)),
  ]
}

test('An alert whose matches were cut says at least how many there are', () => {
  expect(said(letter, 'en')).toEqual([
    '1,000 properties for “Flats”',
    '900 more properties match this search',
  ])
  expect(said(cut, 'en')).toEqual([
    '1,000 properties or more for “Flats”',
    'At least 900 more properties match this search',
  ])
  expect(said(cut, 'ar')).toEqual([
    '1,000 عقار أو أكثر يطابق «\u2068Flats\u2069»',
    'يطابق هذا البحث 900 عقار آخر على الأقل',
  ])
  const several = { ...cut, searches: [...cut.searches, { ...search, id: 'b' }], total: 1_003 }
  expect(said(several, 'en')[0]).toBe('1,003 properties or more for your saved searches')
  expect(said(several, 'ar')[0]).toBe('1,003 عقارات أو أكثر تطابق عمليات بحثك المحفوظة')
})

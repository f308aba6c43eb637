import type { User } from '#features/accounts/account/contract.ts'
import type { Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import type { phrases } from '../phrases/screen.ts'

type Word = keyof typeof phrases
export type ChangedField = { field: Word; value: string; isWord?: true }

const plain = [
  'name',
  'email',
  'phone',
  'whatsapp',
  'job',
  'bio',
  'companyName',
  'companyAddress',
  'brn',
  'orn',
  'membershipId',
] as const

const lists = ['languages', 'specialities'] as const

const namesOf = (list: User['languages'], language: Language) =>
  list.map(({ name }) => textIn(name, language)).join(' · ')

export function findChangedFields(before: User, now: User, language: Language): ChangedField[] {
  const texts = plain.flatMap((field) =>
    before[field] === now[field] ? [] : [{ field, value: now[field] ?? '' }],
  )
  const choices = lists.flatMap((field) => {
    const value = namesOf(now[field], language)
    return value === namesOf(before[field], language) ? [] : [{ field, value }]
  })
  const isMoved = before.emirate?.id !== now.emirate?.id
  const emirate = now.emirate ? textIn(now.emirate.name, language) : ''
  return [
    ...texts,
    ...(isMoved ? [{ field: 'emirate' as const, value: emirate }] : []),
    ...choices,
    ...(before.showPhone === now.showPhone
      ? []
      : [
          {
            field: 'showPhone' as const,
            value: now.showPhone ? 'yes' : 'no',
            isWord: true as const,
          },
        ]),
    ...(before.photo?.id === now.photo?.id
      ? []
      : [{ field: 'photo' as const, value: now.photo ? 'yes' : 'no', isWord: true as const }]),
  ]
}

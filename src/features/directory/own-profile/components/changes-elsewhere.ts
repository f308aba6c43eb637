import type { User } from '#features/accounts/account/contract.ts'
import { otherLanguageOf, secondOf } from '#features/accounts/advertiser/rules/second-texts.ts'
import { defaultLanguage, type Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import type { phrases } from '../phrases/screen.ts'
import type { Typed } from './changes-of.ts'
import { adoptSent } from './sent-changes.ts'

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

const labels = {
  name: { en: 'nameInEnglish', ar: 'nameInArabic' },
  job: { en: 'jobInEnglish', ar: 'jobInArabic' },
  bio: { en: 'bioInEnglish', ar: 'bioInArabic' },
} as const

/** The first texts are among the plain ones. */
function findChangedSeconds(before: User, now: User): ChangedField[] {
  return (['name', 'job', 'bio'] as const).flatMap((text) => {
    const [was, is] = [before, now].map((user) => secondOf(user[text], user[`${text}s`]))
    const language = otherLanguageOf(now[text], defaultLanguage)
    return was === is ? [] : [{ field: labels[text][language], value: is ?? '' }]
  })
}

const lists = ['languages', 'specialities'] as const

const namesOf = (list: User['languages'], language: Language) =>
  list.map(({ name }) => textIn(name, language)).join(' · ')

const switches = ['showPhone', 'showWhatsapp'] as const

const yesOrNo = (is: boolean) => ({ value: is ? 'yes' : 'no', isWord: true as const })

function compareUsers(before: User, now: User, language: Language): ChangedField[] {
  const texts = plain.flatMap((field) =>
    before[field] === now[field] ? [] : [{ field, value: now[field] ?? '' }],
  )
  const choices = lists.flatMap((field) => {
    const value = namesOf(now[field], language)
    return value === namesOf(before[field], language) ? [] : [{ field, value }]
  })
  const shown = switches.flatMap((field) =>
    before[field] === now[field] ? [] : [{ field, ...yesOrNo(now[field]) }],
  )
  const isMoved = before.emirate?.id !== now.emirate?.id
  const emirate = now.emirate ? textIn(now.emirate.name, language) : ''
  const isOtherPhoto = before.photo?.id !== now.photo?.id
  return [
    ...texts,
    ...findChangedSeconds(before, now),
    ...(isMoved ? [{ field: 'emirate' as const, value: emirate }] : []),
    ...choices,
    ...shown,
    ...(isOtherPhoto ? [{ field: 'photo' as const, ...yesOrNo(now.photo !== null) }] : []),
  ]
}

type Versions = {
  before: User
  /** What this form has sent since `before`; it may be in `now`, although no answer arrived. */
  sent: readonly Typed[]
  now: User
}

export function findChangedFields({ before, sent, now }: Versions, language: Language) {
  const known = sent.reduce((user, one) => adoptSent(user, one, now), before)
  return compareUsers(known, now, language)
}

import type { User } from '#features/accounts/account/contract.ts'
import { slugOf } from '#features/accounts/registration/rules/registrations.ts'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import { bothTexts, mergeTexts } from '#i18n/texts/both-texts.ts'
import { fold } from '#i18n/fold.ts'
import { contentLanguages } from '#i18n/language.ts'
import { normalizeText } from '#i18n/normalize-text.ts'
import type { ProfileChanges } from './contract.ts'

type Lookups = { gazetteer: Gazetteer; catalogue: Catalogue }

type Choice = 'emirateId' | 'languageIds' | 'specialityIds'

export function findUnknownChoices(changes: ProfileChanges, lookups: Lookups): Choice[] {
  const { gazetteer, catalogue } = lookups
  const { emirateId, languageIds = [], specialityIds = [] } = changes
  const isKnown = {
    emirateId: emirateId === undefined || gazetteer.byId(emirateId)?.kind === 'emirate',
    languageIds: areAmong(languageIds, catalogue.languages),
    specialityIds: areAmong(specialityIds, catalogue.specialities),
  }
  return (Object.keys(isKnown) as Choice[]).filter((choice) => !isKnown[choice])
}

/** Email and numbers are for login and calls: changing or showing one needs proof, hiding none. */
export const needsProof = (changes: ProfileChanges, before: User): boolean =>
  movesReach(changes, before) || showsNumber(changes, before)

function movesReach(changes: ProfileChanges, before: User): boolean {
  const { email = before.email?.toLowerCase(), phone = before.phone } = changes
  const { whatsapp = before.whatsapp } = changes
  return (
    email !== before.email?.toLowerCase() ||
    phone !== before.phone ||
    (whatsapp !== null && whatsapp !== before.whatsapp)
  )
}

const showsNumber = ({ showPhone, showWhatsapp }: ProfileChanges, before: User) =>
  (showPhone === true && !before.showPhone) || (showWhatsapp === true && !before.showWhatsapp)

/** Any account may take any number, so its changes are limited. */
export function movesPhone({ phone }: ProfileChanges, before: User): boolean {
  return phone !== undefined && phone !== before.phone
}

/** What folding drops and readers see: symbols such as 🅴, hamza, and marks that are letters. */
const signs = /[\p{S}ء]|(?![\u0300-\u0362\p{Script_Extensions=Arabic}])\p{M}/gu

function spellingOf(name: string | null): string | null {
  if (name === null) return null
  return [fold(name), ...(normalizeText(name, 'NFKC').match(signs) ?? [])].join(' ')
}

const isOtherName = (name: string | null | undefined, before: string | null) =>
  name !== undefined && spellingOf(name) !== spellingOf(before)

const isOtherNumber = (number: string | null | undefined, before: string | null) =>
  number !== undefined && number !== before

export const textsAfter = (changes: ProfileChanges, before: User) => ({
  name: mergeTexts(
    { text: before.name, both: before.names },
    { text: changes.name, both: changes.names },
  ),
  job: mergeTexts(
    { text: before.job, both: before.jobs },
    { text: changes.job, both: changes.jobs },
  ),
  bio: mergeTexts(
    { text: before.bio, both: before.bios },
    { text: changes.bio, both: changes.bios },
  ),
})
export type ProfileTexts = ReturnType<typeof textsAfter>

export function slugFor({ name }: ProfileTexts, role: User['role']): string {
  const names = bothTexts(name)
  return slugOf({ name: name.first ?? '', names, role: role === 'operator' ? 'agent' : role })
}

function changesName(changes: ProfileChanges, before: User): boolean {
  const names = bothTexts(textsAfter(changes, before).name)
  return contentLanguages.some((language) => isOtherName(names[language], before.names[language]))
}

/** Case, spaces, punctuation, accents and letter forms make no other name. */
export const losesVerifiedMark = (changes: ProfileChanges, before: User) =>
  changesName(changes, before) || changesPapers(changes, before)

const changesPapers = ({ companyName, brn, orn }: ProfileChanges, before: User) =>
  isOtherName(companyName, before.companyName) ||
  isOtherNumber(brn, before.brn) ||
  isOtherNumber(orn, before.orn)

const areAmong = (ids: readonly number[], known: readonly { id: number }[]) =>
  ids.every((id) => known.some((one) => one.id === id))

const mask = (text: string) => `${/^./u.exec(text)?.[0] ?? ''}…`

/** `s…@e….com`: its owner recognises it, and no one else can write to it. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const end = domain.lastIndexOf('.')
  return `${mask(local)}@${mask(domain.slice(0, end))}${domain.slice(end)}`
}

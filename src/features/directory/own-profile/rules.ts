import type { User } from '#features/accounts/account/contract.ts'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import { fold } from '#i18n/fold.ts'
import type { ProfileChanges } from './contract.ts'

type Lookups = { gazetteer: Gazetteer; catalogue: Catalogue }

type Choice = 'emirateId' | 'languageIds' | 'specialityIds'

export function unknownChoices(changes: ProfileChanges, lookups: Lookups): Choice[] {
  const { gazetteer, catalogue } = lookups
  const { emirateId, languageIds = [], specialityIds = [] } = changes
  const isKnown = {
    emirateId: emirateId === undefined || gazetteer.byId(emirateId)?.kind === 'emirate',
    languageIds: areAmong(languageIds, catalogue.languages),
    specialityIds: areAmong(specialityIds, catalogue.specialities),
  }
  return (Object.keys(isKnown) as Choice[]).filter((choice) => !isKnown[choice])
}

/**
 * By e-mail and numbers one logs in and is called, and a number that is hidden is private: whoever changes
 * them or shows one proves to be the owner. Hiding one gives nothing away and leads callers to nobody.
 */
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

/** Any account may take any number, so changes of it are counted. */
export function movesPhone({ phone }: ProfileChanges, before: User): boolean {
  return phone !== undefined && phone !== before.phone
}

const isOtherName = (name: string | null | undefined, before: string | null) =>
  name !== undefined && fold(name ?? '') !== fold(before ?? '')

const isOtherNumber = (number: string | null | undefined, before: string | null) =>
  number !== undefined && number !== before

/**
 * The verified mark was given to a name and a number together: with another one it is gone. Case,
 * spaces and how a letter is written make no other name.
 */
export const losesMark = ({ name, companyName, brn, orn }: ProfileChanges, before: User) =>
  isOtherName(name, before.name) ||
  isOtherName(companyName, before.companyName) ||
  isOtherNumber(brn, before.brn) ||
  isOtherNumber(orn, before.orn)

const areAmong = (ids: readonly number[], known: readonly { id: number }[]) =>
  ids.every((id) => known.some((one) => one.id === id))

const mask = (text: string) => `${/^./u.exec(text)?.[0] ?? ''}…`

/** Its owner recognises it and nobody else can write to it: `s…@e….com`. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const end = domain.lastIndexOf('.')
  return `${mask(local)}@${mask(domain.slice(0, end))}${domain.slice(end)}`
}

import {
  formOfUnknownType,
  type PermitRule,
  permitRules,
} from '#features/reference/permit-rules/rules.ts'
import type { BrowserRefusalCode } from '#i18n/browser-refusals.ts'
import { formatList } from '#i18n/format-list.ts'
import type { Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'

/** `slugs` of locations from the emirate down; days are `YYYY-MM-DD`. */
export type Permit = {
  permitNumber: string | null
  permitType: string | null
  permitExpiresAt: string | null
  slugs: readonly string[]
}

export type PermitFault = { code: BrowserRefusalCode; path: string }

/** The operators' setting `permits`: no check, a hint, or a requirement. */
export type PermitPolicy = 'off' | 'warn' | 'enforce'

type Rules = readonly PermitRule[]

function neededTypes(slugs: readonly string[], rules: Rules) {
  const rule = rules.find(({ emirate }) => emirate === slugs[0])
  if (!rule || rule.types.length === 0) return undefined
  return slugs.some((slug) => rule.exempt.includes(slug)) ? undefined : rule.types
}

export function permitPlaces(language: Language, rules: Rules = permitRules): string {
  const places = rules.flatMap((rule) => rule.places)
  return formatList(
    places.map((name) => textIn(name, language)),
    language,
  )
}

export const isPermitNeeded = (slugs: readonly string[], rules: Rules = permitRules) =>
  neededTypes(slugs, rules) !== undefined

/** Checks the form only; no authority is asked. A permit without a type counts as the first. */
export function permitFaults(
  permit: Permit,
  today: string,
  rules: Rules = permitRules,
): PermitFault[] {
  const types = neededTypes(permit.slugs, rules)
  if (!types) return []
  const { permitNumber, permitType, permitExpiresAt } = permit
  if (!permitNumber) return [{ code: 'permit_needed', path: 'permitNumber' }]
  const type = permitType ?? types[0]?.type
  const known = types.find((one) => one.type === type)
  const form = new RegExp(known?.form ?? formOfUnknownType)
  return [
    ...(known ? [] : [{ code: 'wrong_permit' as const, path: 'permitType' }]),
    ...(form.test(permitNumber) ? [] : [{ code: 'wrong_permit' as const, path: 'permitNumber' }]),
    ...(permitExpiresAt && permitExpiresAt < today
      ? [{ code: 'permit_expired' as const, path: 'permitExpiresAt' }]
      : []),
  ]
}

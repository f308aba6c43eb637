import {
  formOfUnknownType,
  type PermitRule,
  permitRules,
} from '#features/reference/permit-rules/rules.ts'
import type { BrowserRefusalCode } from '#i18n/browser-refusals.ts'

/** `slugs`: the places an ad lies in, from the emirate down. Days are `YYYY-MM-DD`. */
export type Permit = {
  permitNumber: string | null
  permitType: string | null
  permitExpiresAt: string | null
  slugs: readonly string[]
}

export type PermitFault = { code: BrowserRefusalCode; path: string }

/** What the operators' setting `permits` asks for: nothing, a hint, or that there is a good one. */
export type PermitPolicy = 'off' | 'warn' | 'enforce'

type Rules = readonly PermitRule[]

/** The types of permits of which an ad there needs one; undefined where it needs none. */
function neededTypes(slugs: readonly string[], rules: Rules) {
  const rule = rules.find(({ emirate }) => emirate === slugs[0])
  if (!rule || rule.types.length === 0) return undefined
  return slugs.some((slug) => rule.exempt.includes(slug)) ? undefined : rule.types
}

/** Whether an ad that lies there needs a permit at all. */
export const asksPermit = (slugs: readonly string[], rules: Rules = permitRules) =>
  neededTypes(slugs, rules) !== undefined

/**
 * What keeps a permit from being good for an ad, by its form alone: nobody asks the authority.
 * Without a type it is taken for the first that the emirate issues.
 */
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

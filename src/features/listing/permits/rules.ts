import type { BrowserRefusalCode } from '#i18n/browser-refusals.ts'

/** `slugs`: the places an ad lies in, from the emirate down. Days are `YYYY-MM-DD`. */
export type Permit = {
  permitNumber: string | null
  permitType: string | null
  permitExpiresAt: string | null
  slugs: readonly string[]
}

export type PermitFault = { code: BrowserRefusalCode; path: string }

// `permit_place` and `standing` of properties hold what these lists and forms say: change both.

/** Who issues permits, by emirate (Al Ain lies in Abu Dhabi's), and their forms. */
const issuers: Record<string, readonly string[]> = {
  dubai: ['rera', 'dtcm'],
  'abu-dhabi': ['adrec'],
}

/** Free zones whose ads need none. */
const exempt = ['dubai/difc', 'dubai/jebel-ali-freezone']

const forms: Record<string, RegExp> = { rera: /^[0-9]{10,11}$/ }
const anyForm = /^[A-Za-z0-9\u0621-\u064a][A-Za-z0-9\u0621-\u064a /.-]{2,39}$/

/** What the operators' setting `permits` asks for: nothing, a hint, or that there is a good one. */
export type PermitPolicy = 'off' | 'warn' | 'enforce'

/** The permit's number of the place of an ad; undefined where none is asked for. */
function askedTypes(slugs: readonly string[]): readonly string[] | undefined {
  return slugs.some((slug) => exempt.includes(slug)) ? undefined : issuers[slugs[0] ?? '']
}

/** Whether an ad that lies there needs a permit at all. */
export const asksPermit = (slugs: readonly string[]) => askedTypes(slugs) !== undefined

/**
 * What keeps a permit from being good for an ad, by its form alone: nobody asks the authority.
 * Without a type it is taken for the first that the emirate issues.
 */
export function permitFaults(permit: Permit, today: string): PermitFault[] {
  const types = askedTypes(permit.slugs)
  if (!types) return []
  const { permitNumber, permitType, permitExpiresAt } = permit
  if (!permitNumber) return [{ code: 'permit_needed', path: 'permitNumber' }]
  const type = permitType ?? types[0] ?? ''
  const form = forms[type] ?? anyForm
  return [
    ...(types.includes(type) ? [] : [{ code: 'wrong_permit' as const, path: 'permitType' }]),
    ...(form.test(permitNumber) ? [] : [{ code: 'wrong_permit' as const, path: 'permitNumber' }]),
    ...(permitExpiresAt && permitExpiresAt < today
      ? [{ code: 'permit_expired' as const, path: 'permitExpiresAt' }]
      : []),
  ]
}

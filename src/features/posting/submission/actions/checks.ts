import type { AdFields } from '#features/posting/fields/contract.ts'
import {
  choiceFaults,
  mergeChanges,
  dropInapplicable,
  submissionFaults,
  typeOf,
} from '#features/posting/fields/rules.ts'
import {
  fieldsOf,
  type Lookups,
  canHaveAdType,
  type OwnRow,
} from '#features/posting/own-ads/rules/own-ads.ts'
import { findPermitFaults } from '#features/listing/permits/queries.ts'
import type { PermitPolicy } from '#features/listing/permits/rules.ts'
import { findLinkFaults, type KnownHosts } from '#features/reference/link-hosts/queries.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Db } from '#platform/handle.ts'
import { type Reason, Refusal } from '#platform/refusal.ts'

/** None of these ads is stored while the others are checked. */
export type SharedChecks = {
  /** By category: a permit is good for one public ad of each. */
  permits: Set<string>
  hosts: KnownHosts
}

/** `shown` asks for a complete ad as well, `submission` also checks stored links again. */
type CheckPurpose = 'draft' | 'shown' | 'submission'

type CheckContext = Lookups & {
  checkFor: CheckPurpose
  managingAccountId: number
  /** Null while the ad is being created. */
  propertyId: number | null
  /** Read from the settings if absent. */
  permits?: PermitPolicy
  /** New values of a stored ad: the links that it had before may stay. */
  changes?: AdFields
  shared?: SharedChecks | undefined
  now: Date
}

export type CheckedAd = {
  /** Without fields that do not apply to its type and purpose. */
  ad: AdFields
  /** Not even a draft may have these. */
  unusable: Reason[]
  /** These stop a submission, and changes of a submitted ad. */
  missing: Reason[]
}

/** Links that a change brings are unusable; stored ones only stop a submission. */
async function findLinks(db: Db, given: AdFields, context: CheckContext) {
  const { changes = given, checkFor, shared } = context
  const links = checkFor === 'submission' ? given : changes
  const faults = await findLinkFaults(db, links, shared?.hosts)
  const isNew = ({ path }: { path: string }) => Boolean(changes[path as keyof AdFields])
  return { added: faults.filter(isNew), stored: faults.filter((fault) => !isNew(fault)) }
}

const withRentPeriod = (ad: AdFields): AdFields => ({
  ...ad,
  rentPeriod: ad.purpose === 'rent' ? (ad.rentPeriod ?? 'yearly') : ad.rentPeriod,
})

/** Of several ads only complete ones are looked up by permit, at two statements each. */
export async function checkAd(db: Db, given: AdFields, context: CheckContext): Promise<CheckedAd> {
  const { checkFor, shared, now } = context
  const names = { gazetteer: context.gazetteer(), catalogue: context.catalogue() }
  const type = typeOf(given, names.catalogue)
  const ad = dropInapplicable(given, type)
  const links = await findLinks(db, given, context)
  const unusable: Reason[] = [...choiceFaults(ad, names), ...links.added]
  if (checkFor === 'draft') return { ad, unusable, missing: [] }
  const missing: Reason[] = [...links.stored, ...submissionFaults(ad, type)]
  const isComplete = unusable.length + missing.length === 0
  if (shared && !isComplete) return { ad, unusable, missing }
  const permitContext = { ...context, today: dayInDubai(now), takenPermits: shared?.permits }
  missing.push(...(await findPermitFaults(db, ad, permitContext)))
  return { ad: isComplete ? withRentPeriod(ad) : ad, unusable, missing }
}

export type Change = { row: OwnRow; changes: AdFields }

type ChangeCheckContext = Omit<CheckContext, 'managingAccountId' | 'propertyId' | 'changes'> & {
  /** A package is chosen with the change. */
  isChoosing: boolean
}

export async function checkChange(
  db: Db,
  { row, changes }: Change,
  context: ChangeCheckContext,
): Promise<CheckedAd & { before: AdFields }> {
  const catalogue = context.catalogue()
  const before = fieldsOf(row, { gazetteer: context.gazetteer(), catalogue })
  const { id: propertyId, managingAccountId } = row
  const own = { ...context, managingAccountId, propertyId, changes }
  const { ad, unusable, missing } = await checkAd(db, mergeChanges(before, changes), own)
  const adType = catalogue.adTypeNamed(String(ad.adTypeId))
  const canHaveType = canHaveAdType(row, { adType, isChoosing: context.isChoosing })
  const fixed: Reason[] = canHaveType ? [] : [{ code: 'ad_type_fixed', path: 'adTypeId' }]
  return { ad, before, unusable, missing: [...missing, ...fixed] }
}

export function requireNone(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw new Refusal(422, reasons)
}

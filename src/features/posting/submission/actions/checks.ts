import type { AdFields } from '#features/posting/fields/contract.ts'
import {
  choiceFaults,
  merged,
  normalised,
  submissionFaults,
  typeOf,
} from '#features/posting/fields/rules.ts'
import {
  fieldsOf,
  type Lookups,
  mayBeOfType,
  type OwnRow,
} from '#features/posting/own-ads/rules/own-ads.ts'
import { permitReasons } from '#features/listing/permits/queries.ts'
import type { PermitPolicy } from '#features/listing/permits/rules.ts'
import { findLinkFaults, type KnownHosts } from '#features/reference/link-hosts/queries.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Db } from '#platform/handle.ts'
import { type Reason, Refusal } from '#platform/refusal.ts'

/** None of these ads is stored while the others are checked. */
export type CheckedTogether = {
  /** By category: a permit is good for one public ad of each. */
  permits: Set<string>
  hosts: KnownHosts
}

/** `shown` asks for a complete ad as well, `submission` also checks stored links again. */
type CheckFor = 'draft' | 'shown' | 'submission'

type Checking = Lookups & {
  checkFor: CheckFor
  keeperId: number
  /** Null while the ad is being created. */
  propertyId: number | null
  /** Read from the settings if absent. */
  permits?: PermitPolicy
  /** New values of a stored ad: the links that it had before may stay. */
  changes?: AdFields
  together?: CheckedTogether | undefined
  now: Date
}

export type Checked = {
  /** Without fields that do not apply to its type and purpose. */
  ad: AdFields
  /** Not even a draft may have these. */
  unusable: Reason[]
  /** These stop a submission, and changes of a submitted ad. */
  missing: Reason[]
}

/** Links that a change brings are unusable; stored ones only stop a submission. */
async function findLinks(db: Db, given: AdFields, checking: Checking) {
  const { changes = given, checkFor, together } = checking
  const links = checkFor === 'submission' ? given : changes
  const faults = await findLinkFaults(db, links, together?.hosts)
  const isNew = ({ path }: { path: string }) => Boolean(changes[path as keyof AdFields])
  return { added: faults.filter(isNew), stored: faults.filter((fault) => !isNew(fault)) }
}

const withRentPeriod = (ad: AdFields): AdFields => ({
  ...ad,
  rentPeriod: ad.purpose === 'rent' ? (ad.rentPeriod ?? 'yearly') : ad.rentPeriod,
})

/** Of several ads only complete ones are looked up by permit, at two statements each. */
export async function checkAd(db: Db, given: AdFields, checking: Checking): Promise<Checked> {
  const { checkFor, together, now } = checking
  const names = { gazetteer: checking.gazetteer(), catalogue: checking.catalogue() }
  const type = typeOf(given, names.catalogue)
  const ad = normalised(given, type)
  const links = await findLinks(db, given, checking)
  const unusable: Reason[] = [...choiceFaults(ad, names), ...links.added]
  if (checkFor === 'draft') return { ad, unusable, missing: [] }
  const missing: Reason[] = [...links.stored, ...submissionFaults(ad, type)]
  const isComplete = unusable.length + missing.length === 0
  if (together && !isComplete) return { ad, unusable, missing }
  const showing = { ...checking, today: dayInDubai(now), taken: together?.permits }
  missing.push(...(await permitReasons(db, ad, showing)))
  return { ad: isComplete ? withRentPeriod(ad) : ad, unusable, missing }
}

export type Change = { row: OwnRow; changes: AdFields }

type CheckingChange = Omit<Checking, 'keeperId' | 'propertyId' | 'changes'> & {
  /** A package is chosen with the change. */
  isChoosing: boolean
}

export async function checkChange(
  db: Db,
  { row, changes }: Change,
  checking: CheckingChange,
): Promise<Checked & { before: AdFields }> {
  const catalogue = checking.catalogue()
  const before = fieldsOf(row, { gazetteer: checking.gazetteer(), catalogue })
  const { id: propertyId, keeperId } = row
  const own = { ...checking, keeperId, propertyId, changes }
  const { ad, unusable, missing } = await checkAd(db, merged(before, changes), own)
  const adType = catalogue.adTypeNamed(String(ad.adTypeId))
  const mayBe = mayBeOfType(row, { adType, isChoosing: checking.isChoosing })
  const fixed: Reason[] = mayBe ? [] : [{ code: 'ad_type_fixed', path: 'adTypeId' }]
  return { ad, before, unusable, missing: [...missing, ...fixed] }
}

export function requireNone(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw new Refusal(422, reasons)
}

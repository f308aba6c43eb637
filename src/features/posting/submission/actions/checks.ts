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

/** What several ads of one transaction share, none of which is stored while the others are checked. */
export type CheckedTogether = {
  /** Permits of those that passed, by category: each is good for one ad on show. */
  permits: Set<string>
  hosts: KnownHosts
}

/**
 * What an ad is checked for. `draft`: that its choices exist and its links are allowed. `shown`: that it is
 * complete as well. `submission`: the same, and links that were stored before are checked again.
 */
type CheckFor = 'draft' | 'shown' | 'submission'

type Checking = Lookups & {
  checkFor: CheckFor
  keeperId: number
  /** Null: it is only being made. */
  propertyId: number | null
  /** Read where it is not given. */
  permits?: PermitPolicy
  /** What is new of a stored ad: a link that it had before may stay where it leads, though nobody sees it. */
  changes?: AdFields
  together?: CheckedTogether | undefined
  now: Date
}

export type Checked = {
  /** The ad as it is stored: without what has no meaning for its type and purpose. */
  ad: AdFields
  /** Not even a draft may have these. */
  unusable: Reason[]
  /** These keep the ad from being submitted, and an ad that was submitted from being changed. */
  missing: Reason[]
}

/** Links that a change brings are unusable; others only keep the ad from being submitted. */
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

/**
 * All that is wrong with an ad. Of several ads, only those that are complete are looked up under their
 * permits, which takes two statements each.
 */
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

/** A locked own ad, and what its advertiser or their feed writes of it. */
export type Change = { row: OwnRow; changes: AdFields }

type CheckingChange = Omit<Checking, 'keeperId' | 'propertyId' | 'changes'> & {
  /** A package is chosen with the change. */
  isChoosing: boolean
}

/** Checks a stored ad with its changes. `before`: what is stored. */
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

/** Refuses an ad for all its faults at once. */
export function requireNone(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw new Refusal(422, reasons)
}

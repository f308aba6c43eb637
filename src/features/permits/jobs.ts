import type { Gazetteer } from '#features/gazetteer/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Db } from '#platform/handle.ts'
import { isPermitInUse, loadPermitPolicy } from './queries.ts'
import { type Permit, type PermitFault, asksPermit, permitFaults } from './rules.ts'

type Permitted = Omit<{ [Name in keyof Permit]?: Permit[Name] | undefined }, 'slugs'> & {
  locationId?: number | null | undefined
  category?: string | null | undefined
  ready?: string | null | undefined
}

type Showing = {
  keeperId: number
  /** Null: it is only being made. */
  propertyId: number | null
  gazetteer: () => Gazetteer
  now: Date
}

/**
 * What keeps an ad from going on show where operators enforce permits (domain.md 1): none, one of
 * the wrong form, or one under which its keeper shows another ad of the category already. Run it in
 * the transaction that puts the ad on show.
 */
export async function permitReasons(
  db: Db,
  ad: Permitted,
  { keeperId, propertyId, gazetteer, now }: Showing,
): Promise<PermitFault[]> {
  if ((await loadPermitPolicy(db)) !== 'enforce') return []
  const { permitNumber = null, permitType = null, permitExpiresAt = null, category, ready } = ad
  const slugs = gazetteer()
    .pathOf(ad.locationId ?? 0)
    .map(({ slug }) => slug)
  const faults = permitFaults({ permitNumber, permitType, permitExpiresAt, slugs }, dayInDubai(now))
  const isSingle = asksPermit(slugs) && ready !== 'off-plan' && category && permitNumber
  if (faults.length > 0 || !isSingle) return faults
  const isTaken = await isPermitInUse(db, { permitNumber, keeperId, category, propertyId })
  return isTaken ? [{ code: 'permit_number_taken', path: 'permitNumber' }] : []
}

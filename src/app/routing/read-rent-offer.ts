import {
  isRentLimitedIn,
  type RentOffer,
} from '#features/listing/costs/components/rent/rent-offer.ts'
import { readProperty } from '#features/listing/property/contract.ts'
import { comparePrice } from '#features/listing/property/contract/market.ts'
import type { Language } from '#i18n/language.ts'
import { call } from '#platform/call.ts'
import type { RouteContext } from '../route-context.ts'

type CallOptions = Pick<RouteContext, 'dispatch'> & { language: Language }

/** Null for an ad that is not let by the year where the law limits rents, and where few are alike. */
export async function readRentOffer(id: number, options: CallOptions): Promise<RentOffer | null> {
  const input = { params: { id } }
  const [{ property }, { comparison }] = await Promise.all([
    call(readProperty, input, options),
    call(comparePrice, input, options),
  ])
  const { purpose, rentPeriod, location } = property
  const isYearly = purpose === 'rent' && rentPeriod === 'yearly'
  const isLimited = isRentLimitedIn(location.path[0]?.slug)
  if (!isYearly || !isLimited || comparison?.basis !== 'price') return null
  const { median, count, group } = comparison
  return { median, count, group, place: comparison.location.name }
}

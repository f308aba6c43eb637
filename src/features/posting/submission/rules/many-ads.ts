import type { State } from '#features/posting/lifecycle/rules.ts'
import type { AdFields } from '#features/posting/fields/contract.ts'
import type { AdFault } from '#features/posting/fields/rules.ts'
import type { OwnRow } from '#features/posting/own-ads/rules/own-ads.ts'
import type { Place } from '#features/posting/packages/rules.ts'

/** An ad on its way to market. */
export type Placing = {
  from: State
  propertyId: number | null
  adTypeId: number
  subscriptionId: number | null
  keeperId: number
  isReviewed: boolean
  now: Date
}

export type Placed = { state: State; startDate?: string; endDate?: string } & Place

/** What has become of an ad: where it stands, and what it lacks where it stays a draft. */
export type Posted = { id: number; state: State; lacks: AdFault[] }

/** An own ad, and all that is to stand in it. */
export type Rewriting = { row: OwnRow; ad: AdFields }

/** An ad that would lack something it must not lack is left as it was. */
export type Rewritten = Posted | { id: number; refused: AdFault[] }

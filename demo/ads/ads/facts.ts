import type { Place } from '#features/reference/places/rules.ts'
import type { PaymentPlan } from '#features/listing/payment-plan/contract.ts'
import type { PlaceMarket, Trait } from '../market/place-market.ts'
import type { TypeMarket } from '../market/type-markets.ts'

/** One ad to come: its number, where it stands and what it is. */
export type Slot = {
  number: number
  /** Its turn among the ads of this type, in the place and over all. */
  turn: number
  typeTurn: number
  market: PlaceMarket
  community: Place
  emirate: Place
  /** Another community has the same name: Al Nahda of Dubai and of Sharjah. */
  namesake: boolean
  /** "residential/villa" */
  type: string
  typeMarket: TypeMarket
}

export type View =
  | Extract<
      Trait,
      'sea' | 'marina' | 'canal' | 'lake' | 'golf' | 'park' | 'skyline' | 'mountain' | 'desert'
    >
  | 'pool'
  | 'street'

export type Deal = {
  purpose: 'sale' | 'rent'
  rentPeriod: 'yearly' | 'monthly' | 'daily' | null
  cheques: number | null
  ready: 'ready' | 'off-plan'
  handoverDate: string | null
  paymentPlan: PaymentPlan | null
  mortgageEligible: boolean
  paymentMethod: 'cash' | 'mortgage' | 'installments'
  tenancy: 'vacant' | 'tenanted' | null
}

export type Body = {
  place: Place
  rooms: number | null
  bathrooms: number | null
  floors: number | null
  space: number
  measurement: 'sqm' | 'sqft'
  spaceSqm: number
  furnished: 'furnished' | 'unfurnished' | 'partly' | null
  finishing: 'finished' | 'semi-finished' | 'unfinished' | null
  propertyAge: number | null
  view: View | null
  storey: 'ground' | 'low' | 'mid' | 'high' | null
  features: ReadonlySet<string>
}

/** All that an ad's price, words and pictures are made of. */
export type Facts = { slot: Slot; deal: Deal; body: Body }

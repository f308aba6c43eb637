import type { BulkAction, BulkResult } from './contract.ts'
import { anyReason } from '#features/posting/own-ads/contract/attention.ts'
import { ownSorts } from '#features/posting/own-ads/contract/own-ads.ts'
import { states } from '#features/listing/property/contract.ts'

export type ListSearch = {
  state?: string
  needs?: string
  search?: string
  sort?: string
  page?: string
}

export type State = (typeof states)[number]
type Filter = (typeof anyReason)[number]
type Sort = (typeof ownSorts)[number]

export type ListQuery = {
  state: State | undefined
  needs: Filter | undefined
  search: string
  sort: Sort
  page: number
}

const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined) =>
  words.find((word) => word === text)

/** Values that make no sense are left out. */
export function queryOf({ state, needs: need, search, sort, page }: ListSearch): ListQuery {
  return {
    state: oneOf(states, state),
    needs: oneOf(anyReason, need),
    search: (search ?? '').slice(0, 100),
    sort: oneOf(ownSorts, sort) ?? 'needs',
    page: page && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

export function listAddress({
  state,
  needs: need,
  search,
  sort,
  page,
}: Partial<ListQuery>): string {
  const parts = {
    state,
    needs: need,
    search,
    sort: sort === 'needs' ? undefined : sort,
    page: page === 1 ? undefined : page,
  }
  const parameters = Object.entries(parts).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  )
  const text = new URLSearchParams(parameters as [string, string][]).toString()
  return text ? `/my-properties?${text}` : '/my-properties'
}

export const editAddress = (id: number, step?: string) =>
  `/my-properties/${id}${step ? `?step=${step}` : ''}`

export const isRenewable = (state: State) =>
  ['awaiting_payment', 'live', 'under_offer', 'expired', 'closed'].includes(state)

/** A paid package does not begin while an ad is public. */
export const isOnShow = (state: State) => state === 'live' || state === 'under_offer'

const outcomes = {
  show: 'shownMany',
  hide: 'hiddenMany',
  renew: 'renewedMany',
  close: 'closedMany',
  delete: 'deletedMany',
} as const

type ActionResult = Pick<BulkResult, 'done' | 'state'>

function wordsOf(action: BulkAction, { state }: ActionResult) {
  if (action === 'renew' && state === 'awaiting_payment') return 'renewedManyUnpaid' as const
  if (action === 'renew' && state === 'in_review') return 'renewedManyInReview' as const
  return action === 'show' && state === 'in_review'
    ? ('shownManyInReview' as const)
    : outcomes[action]
}

/** Ads that wait for a review or a payment are counted apart. At least one entry, if only of 0. */
export function summarizeResults(action: BulkAction, results: readonly ActionResult[]) {
  const done = results.filter((one) => one.done)
  const groups = Map.groupBy(done, (one) => wordsOf(action, one))
  const messages = [...groups].map(([words, { length: count }]) => ({ words, count }))
  return messages.length > 0 ? messages : [{ words: outcomes[action], count: 0 }]
}

export type TransitionRequest = {
  state: 'under_offer' | 'live' | 'closed'
  reason?: 'sold' | 'rented' | 'withdrawn'
}

export function listTransitions(ad: {
  state: State
  purpose: 'sale' | 'rent' | null
}): TransitionRequest[] {
  const { state, purpose } = ad
  const deal = { state: 'closed', reason: purpose === 'rent' ? 'rented' : 'sold' } as const
  const withdrawn = { state: 'closed', reason: 'withdrawn' } as const
  if (state === 'live') return [{ state: 'under_offer' }, deal, withdrawn]
  if (state === 'under_offer') return [{ state: 'live' }, deal, withdrawn]
  if (state === 'closed') return [{ state: 'live' }]
  return state === 'awaiting_payment' || state === 'expired' ? [withdrawn] : []
}

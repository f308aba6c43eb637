import { shownRequest } from '#features/visitors/property-requests/actions/requests.ts'
import {
  findRequestsByIds,
  type StoredRequest,
} from '#features/visitors/property-requests/queries.ts'
import { type Lookups, priceRanges } from '#features/visitors/property-requests/rules.ts'
import { paginationOf } from '#platform/endpoint/pagination.ts'
import { type Handler, handle } from '#platform/handle.ts'
import { listMatchingRequests, type MatchingRequest } from './contract.ts'
import { findMatches } from './queries.ts'
import { contactOf, sharesAll, withoutContacts } from './rules.ts'

type Dependencies = { gazetteer: () => Lookups['gazetteer']; catalogue: () => Lookups['catalogue'] }

const bounds = priceRanges.map(({ aed }) => aed.min)

function matchOf(request: StoredRequest, lookups: Lookups, matchingAds: number): MatchingRequest {
  const { name, phone, email, contactChannels, specifications, ...shown } = shownRequest(request, {
    ...lookups,
    isMasked: false,
  })
  const sent = { name, phone, email, contactChannels }
  return {
    ...shown,
    specifications: sharesAll(sent) ? specifications : withoutContacts(specifications),
    contact: contactOf(sent),
    matchingAds,
  }
}

export const matchingRequestHandlers = ({ gazetteer, catalogue }: Dependencies): Handler[] => [
  handle(listMatchingRequests, async ({ db, account, query, now }) => {
    const lookups = { gazetteer: gazetteer(), catalogue: catalogue() }
    const found = await findMatches(db, { accountId: account.id, bounds, now, ...query })
    const requests = await findRequestsByIds(
      db,
      found.map(({ id }) => id),
    )
    const propertyRequests = found.flatMap(({ id, ads }) => {
      const request = requests.find((one) => one.id === id)
      return request ? [matchOf(request, lookups, ads)] : []
    })
    return { propertyRequests, pagination: paginationOf(query, found[0]?.total ?? 0) }
  }),
]

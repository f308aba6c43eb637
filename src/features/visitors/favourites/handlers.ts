import { createActionCounter } from '#features/listing/interactions/actions.ts'
import type { Names } from '#features/listing/property/rules.ts'
import { hourSeconds } from '#i18n/time-units.ts'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import { paginationOf } from '#platform/endpoint/pagination.ts'
import { type Call, type Handler, handle } from '#platform/handle.ts'
import { networkOf } from '#platform/http/address.ts'
import { Refusal } from '#platform/refusal.ts'
import { throttleVisitor } from '#platform/session/throttle.ts'
import { describeFavorites, saveFavorite } from './actions.ts'
import { addFavorite, listFavoriteIds, listFavorites, removeFavorite } from './contract.ts'
import {
  countFavorites,
  findFavoriteIds,
  findFavorites,
  markRemoved,
  type Owner,
  visitorOwner,
} from './queries/favorites.ts'

type Snapshots = { gazetteer: () => Names['gazetteer']; catalogue: () => Names['catalogue'] }

type OwnedCall = Pick<Call<typeof listFavorites>, 'account' | 'visitor'>

/** Undefined for a visitor without a cookie, who has no favourites and gets no cookie for reading. */
function knownOwner({ account, visitor }: OwnedCall): Owner | undefined {
  if (account) return { accountId: account.id }
  const id = visitor.known()
  return id === undefined ? undefined : visitorOwner(id)
}

type SavingCall = Pick<Call<typeof addFavorite>, 'db' | 'account' | 'caller'>

const networkHash = ({ db, account, caller }: SavingCall) =>
  account ? null : keyedHash(db, 'favorites/network', networkOf(caller.address))

const ownerOf = ({ account, visitor }: OwnedCall): Owner =>
  account ? { accountId: account.id } : visitorOwner(visitor.id())

/**
 * Of new visitors with one address, and of one whose cookie came with the call. Carriers put thousands
 * behind one address: all that have a cookie may save more.
 */
const visitorLimit = { name: 'favorites', max: 600, seconds: hourSeconds, maxOfCaller: 3_000 }

async function readPage(call: Call<typeof listFavorites>, names: Names) {
  const { db, query } = call
  const owner = knownOwner(call)
  const rows = owner ? await findFavorites(db, owner, query) : []
  const total = owner ? await countFavorites(db, owner) : 0
  const favorites = await describeFavorites(db, rows, names)
  return { favorites, pagination: paginationOf(query, total) }
}

export const favoriteHandlers = ({ gazetteer, catalogue }: Snapshots): Handler[] => {
  const names = (): Names => ({ gazetteer: gazetteer(), catalogue: catalogue() })
  const prepareCount = createActionCounter()
  return [
    handle(listFavorites, (call) => readPage(call, names())),

    handle(listFavoriteIds, async (call) => {
      const owner = knownOwner(call)
      return { ids: owner ? await findFavoriteIds(call.db, owner) : [] }
    }),

    handle(addFavorite, async (call) => {
      const { db, account, visitor, caller, body, now } = call
      if (!account) await throttleVisitor(db, { ...visitorLimit, visitor, caller, now })
      const owner = ownerOf(call)
      const network = networkHash(call)
      const count = await prepareCount(call)
      return db.transaction().execute(async (tx) => {
        const { propertyId, note } = body
        const adding = { owner, network, propertyId, note, now }
        const { row, isNew } = await saveFavorite(tx, adding)
        const [favorite] = await describeFavorites(tx, [row], names())
        // Last, as views and calls of the ad wait for its counters until the commit.
        if (isNew) await count?.(tx, { propertyId, action: 'favorite' })
        return { favorite: favorite! }
      })
    }),

    handle(removeFavorite, async (call) => {
      const { db, body, now } = call
      const owner = knownOwner(call)
      const isRemoved = owner && (await markRemoved(db, { owner, ...body, now }))
      if (!isRemoved) throw new Refusal(404, [{ code: 'favorite_not_found', path: 'propertyId' }])
      return {}
    }),
  ]
}

import type { Offer } from '#features/listing/property/contract.ts'
import type { createActionCounter } from '#features/listing/interactions/actions.ts'
import { findModels, readCards } from '#features/listing/property/queries/properties.ts'
import { type Names, offerOf } from '#features/listing/property/rules.ts'
import { dayMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { Adoption } from '#platform/session/adoption.ts'
import { allInTurn } from '#platform/sweeping/batches.ts'
import { type Favorite, maxFavorites } from './contract.ts'
import {
  dropOfVisitors,
  dropRemoved,
  findAd,
  findOldestKept,
  insertFavorite,
  lockOwner,
  moveToAccount,
  type Owner,
  updateFavorite,
} from './queries.ts'
import { favoriteOf, type FavoriteRow, undoneSince } from './rules/favorites.ts'

async function findOffers(db: Db, ids: readonly number[], names: Names) {
  const models = await findModels(db, ids)
  const shown = models.filter(({ isOfferShown }) => isOfferShown)
  return new Map<number, Offer | null>(shown.map((model) => [model.id, offerOf(model, names)]))
}

const idsOf = (rows: readonly FavoriteRow[]) => rows.map(({ propertyId }) => propertyId)

/** An ad that is gone is shown as its own page shows it. */
export async function describeFavorites(
  db: Db,
  rows: readonly FavoriteRow[],
  names: Names,
): Promise<Favorite[]> {
  const cards = await readCards(db, idsOf(rows.filter(({ isPublic }) => isPublic)))
  const offers = await findOffers(db, idsOf(rows.filter(({ isPublic }) => !isPublic)), names)
  const cardOfId = new Map(cards.map((card) => [card.id, card]))
  return rows.map((row) => {
    const { propertyId } = row
    const offer = offers.get(propertyId) ?? null
    return favoriteOf(row, { card: cardOfId.get(propertyId), offer, names })
  })
}

type Count = Awaited<ReturnType<ReturnType<typeof createActionCounter>>>

type Adding = {
  owner: Owner
  propertyId: number
  note: string | null | undefined
  now: Date
  /** Counts the action of the ad; undefined for a caller who is not counted. */
  count: Count
}

type Known = NonNullable<Awaited<ReturnType<typeof findAd>>>

/** @throws Refusal 404 for an ad that is not public */
function requirePrice(ad: Known | undefined): number {
  if (ad?.isPublic && ad.price !== null) return ad.price
  const code = ad?.wasPublic ? 'property_gone' : 'property_not_found'
  throw new Refusal(404, [{ code, path: 'propertyId' }])
}

function requirePlace({ count }: Known) {
  if (count < maxFavorites) return
  const values = { maximum: maxFavorites }
  throw new Refusal(409, [{ code: 'too_many_favorites', path: 'propertyId', values }])
}

/** One that was removed a moment ago comes back as it was. */
const canComeBack = ({ isSaved, removedAt }: Known, now: Date) =>
  isSaved && (removedAt === null || removedAt > undoneSince(now))

/**
 * @throws Refusal 404 for an ad that is neither public nor a favourite, 409 beyond the limit
 */
export async function saveFavorite(tx: Db, adding: Adding): Promise<FavoriteRow> {
  const { owner, propertyId, note = null, now, count } = adding
  await lockOwner(tx, owner)
  const ad = await findAd(tx, adding)
  const isKept = ad !== undefined && canComeBack(ad, now)
  const price = isKept ? 0 : requirePrice(ad)
  if (ad && (!isKept || ad.removedAt)) requirePlace(ad)
  if (isKept) return updateFavorite(tx, adding)
  const saved = await insertFavorite(tx, { owner, propertyId, price, note, now })
  await count?.(tx, { propertyId, action: 'favorite' })
  return saved
}

/** Call it in the transaction in which the account's session begins. */
export async function adoptFavorites(tx: Db, { accountId, visitorId }: Adoption): Promise<void> {
  const visitorHash = hashOf(visitorId)
  await lockOwner(tx, { visitorHash })
  await lockOwner(tx, { accountId: accountId as AccountId })
  await moveToAccount(tx, { accountId, visitorHash })
}

/** The cookie of a visitor, who cannot be found again without it, expires after a year. */
export const visitorDays = 365

/** Favourites of all visitors, some 400 MB in the database. */
const maxOfVisitors = 2_000_000

export async function sweepFavorites(db: Db, now: Date): Promise<void> {
  await allInTurn([
    () => dropRemoved(db, undoneSince(now)),
    () => dropOfVisitors(db, new Date(now.getTime() - visitorDays * dayMs)),
    async () => {
      const oldest = await findOldestKept(db, maxOfVisitors)
      if (oldest) await dropOfVisitors(db, oldest)
    },
  ])
}

import { findModels, readCards } from '#features/listing/property/queries/properties.ts'
import { type Names, offerOf } from '#features/listing/property/rules.ts'
import { dayMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { AccountId } from '#platform/session/account.ts'
import { type Adoption, moveNow } from '#platform/session/adoption.ts'
import { lockIfOpen } from '#platform/session/open-account.ts'
import { allInTurn } from '#platform/sweeping/batches.ts'
import { type Favorite, maxFavorites } from './contract.ts'
import { findLastOf, moveToAccount } from './queries/adoption.ts'
import {
  findAd,
  insertFavorite,
  lockOwner,
  type Owner,
  updateFavorite,
} from './queries/favorites.ts'
import { countByNetwork, dropOfVisitors, dropOldestOf, dropRemoved } from './queries/sweeping.ts'
import { favoriteOf, type FavoriteRow, type GoneOffer, undoneSince } from './rules/favorites.ts'
import { maxOfNetwork } from './rules/shares.ts'

async function findOffers(db: Db, ids: readonly number[], names: Names) {
  const models = await findModels(db, ids)
  const shown = models.filter(({ isOfferShown }) => isOfferShown)
  return new Map<number, GoneOffer | null>(
    shown.map((model) => {
      const offer = offerOf(model, names)
      return [model.id, offer && { ...offer, rentPeriod: model.rentPeriod }]
    }),
  )
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

type Adding = {
  owner: Owner
  /** A hash of the network from which a visitor calls; null for an account. */
  network: Buffer | null
  propertyId: number
  note: string | null | undefined
  now: Date
}

type KnownFavorite = NonNullable<Awaited<ReturnType<typeof findAd>>>

/** @throws Refusal 404 for an ad that is not public */
function requirePrice(ad: KnownFavorite | undefined): number {
  if (ad?.isPublic && ad.price !== null) return ad.price
  const code = ad?.wasPublic ? 'property_gone' : 'property_not_found'
  throw new Refusal(404, [{ code, path: 'propertyId' }])
}

function requirePlace({ count }: KnownFavorite) {
  if (count < maxFavorites) return
  const values = { maximum: maxFavorites }
  throw new Refusal(409, [{ code: 'too_many_favorites', path: 'propertyId', values }])
}

/** One that was removed a moment ago comes back as it was. */
const canComeBack = ({ isSaved, removedAt }: KnownFavorite, now: Date) =>
  isSaved && (removedAt === null || removedAt > undoneSince(now))

type Saved = { row: FavoriteRow; isNew: boolean }

/**
 * @throws Refusal 404 for an ad that is neither public nor a favourite, 409 beyond the limit
 */
export async function saveFavorite(tx: Db, adding: Adding): Promise<Saved> {
  const { owner, network, propertyId, note = null, now } = adding
  await lockOwner(tx, owner)
  const ad = await findAd(tx, adding)
  const isKept = ad !== undefined && canComeBack(ad, now)
  const price = isKept ? 0 : requirePrice(ad)
  if (ad && (!isKept || ad.removedAt)) requirePlace(ad)
  if (isKept) return { row: await updateFavorite(tx, adding), isNew: false }
  const row = await insertFavorite(tx, { owner, network, propertyId, price, note, now })
  return { row, isNew: true }
}

type Moving = { accountId: number; visitorHash: Buffer; lastId?: number }

/** Locks the account before the visitor, as a login does, which has the account's lock already. */
async function moveFavorites(tx: Db, moving: Moving): Promise<void> {
  const { accountId, visitorHash } = moving
  if (!(await lockIfOpen(tx, accountId))) return
  await lockOwner(tx, { accountId: accountId as AccountId })
  await lockOwner(tx, { visitorHash })
  await moveToAccount(tx, moving)
}

export const adoptFavorites = (db: Db, moving: Moving): Promise<void> =>
  db.transaction().execute((tx) => moveFavorites(tx, moving))

export const adoptFavoritesNow = (db: Db, { accountId, visitorId }: Adoption): Promise<void> =>
  moveNow(db, async (tx) => {
    const visitorHash = hashOf(visitorId)
    const lastId = await findLastOf(tx, visitorHash)
    if (lastId !== undefined) await moveFavorites(tx, { accountId, visitorHash, lastId })
  })

/** The cookie of a visitor, who cannot be found again without it, expires after a year. */
export const visitorDays = 365

/** Favourites of all visitors, some 600 MB in the database. */
const maxOfVisitors = 2_000_000

/** Deletes the oldest of the networks that hold the most: a flood from one pushes out no others. */
async function trimVisitors(db: Db, maximum: number): Promise<void> {
  const held = await countByNetwork(db)
  const most = maxOfNetwork([...held.values()], maximum)
  for (const [network, count] of held) {
    await dropOldestOf(db, { network: Buffer.from(network, 'hex'), count: count - most })
  }
}

export async function sweepFavorites(db: Db, now: Date, maximum = maxOfVisitors): Promise<void> {
  await allInTurn([
    () => dropRemoved(db, undoneSince(now)),
    () => dropOfVisitors(db, new Date(now.getTime() - visitorDays * dayMs)),
    () => trimVisitors(db, maximum),
  ])
}

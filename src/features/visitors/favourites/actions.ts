import { type RawBuilder, sql } from 'kysely'
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
import { allInTurn, deleteInBatches } from '#platform/sweeping/batches.ts'
import { type Favorite, maxFavorites } from './contract.ts'
import {
  countFavorites,
  dropBeyondLimit,
  findAd,
  findFavorite,
  findOldestKept,
  insertFavorite,
  type KnownFavorite,
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

/** @throws Refusal 404 for an ad that is not public */
async function requirePrice(tx: Db, propertyId: number): Promise<number> {
  const ad = await findAd(tx, propertyId)
  if (ad?.isPublic && ad.price !== null) return ad.price
  const code = ad?.wasPublic ? 'property_gone' : 'property_not_found'
  throw new Refusal(404, [{ code, path: 'propertyId' }])
}

async function requirePlace(tx: Db, owner: Owner) {
  if ((await countFavorites(tx, owner)) < maxFavorites) return
  const values = { maximum: maxFavorites }
  throw new Refusal(409, [{ code: 'too_many_favorites', path: 'propertyId', values }])
}

const canComeBack = ({ removedAt }: KnownFavorite, now: Date) =>
  removedAt === null || removedAt > undoneSince(now)

/**
 * @throws Refusal 404 for an ad that is neither public nor a favourite, 409 beyond the limit
 */
export async function saveFavorite(tx: Db, adding: Adding): Promise<FavoriteRow> {
  const { owner, propertyId, note, now, count } = adding
  await lockOwner(tx, owner)
  const known = await findFavorite(tx, adding)
  const isKept = known !== undefined && canComeBack(known, now)
  if (!isKept || known.removedAt) await requirePlace(tx, owner)
  if (isKept) await updateFavorite(tx, adding)
  else {
    const price = await requirePrice(tx, propertyId)
    await insertFavorite(tx, { owner, propertyId, price, note: note ?? null, now })
    await count?.(tx, { propertyId, action: 'favorite' })
  }
  const saved = await findFavorite(tx, adding)
  if (!saved) throw new Error('a favourite that was saved is not found')
  return saved
}

/** Call it in the transaction in which the account's session begins. */
export async function adoptFavorites(tx: Db, { accountId, visitorId }: Adoption): Promise<void> {
  const visitorHash = hashOf(visitorId)
  await lockOwner(tx, { visitorHash })
  await lockOwner(tx, { accountId: accountId as AccountId })
  await moveToAccount(tx, { accountId, visitorHash })
  await dropBeyondLimit(tx, accountId)
}

/** The cookie of a visitor, who cannot be found again without it, expires after a year. */
const visitorDays = 365

/** Favourites of all visitors, some 400 MB in the database. */
const maxOfVisitors = 2_000_000

export async function sweepFavorites(db: Db, now: Date): Promise<void> {
  const expired = new Date(now.getTime() - visitorDays * dayMs)
  const drop = (condition: RawBuilder<unknown>) => deleteInBatches(db, 'favorites', condition)
  await allInTurn([
    () => drop(sql`removed_at <= ${undoneSince(now)}`),
    () => drop(sql`account_id is null and added_at <= ${expired}`),
    async () => {
      const oldest = await findOldestKept(db, maxOfVisitors)
      if (oldest) await drop(sql`account_id is null and added_at <= ${oldest}`)
    },
  ])
}

import { findTerms, moveAd, type Terms } from '#features/posting/lifecycle/queries.ts'
import { afterSubmission } from '#features/posting/lifecycle/rules.ts'
import type { AdFields } from '#features/posting/fields/contract.ts'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import { growthFinder, requireMarketRoom } from '../queries/draft-quota.ts'
import {
  type AdFault,
  choiceFaults,
  normalised,
  submissionFaults,
  typeOf,
} from '#features/posting/fields/rules.ts'
import {
  fieldsOf,
  type Lookups,
  mayBeOfType,
  type OwnRow,
  wantedStill,
} from '#features/posting/own-ads/rules/own-ads.ts'
import { permitReasons } from '#features/listing/permits/queries.ts'
import { insertProperties, rewriteProperties } from '../queries/one-ad.ts'
import { type NewProperty, storedAd } from '../rules/one-ad.ts'
import { addToSearch, refreshSearch } from '#features/search/index-table/queries.ts'
import { choosePackage, freeSlots, fullPackage } from '#features/posting/packages/queries.ts'
import { chosenPlace, endOf } from '#features/posting/packages/rules.ts'
import type { PackageRow, Place } from '#features/posting/packages/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Language } from '#i18n/language.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Account } from '#platform/session/account.ts'
import type { Placed, Placing, Posted, Rewriting, Rewritten } from '../rules/many-ads.ts'

/** For whom ads are written, and how the form's own way places one. */
type Posting = {
  account: Account
  language: Language
  now: Date
  placeAd: (db: Db, placing: Placing) => Promise<Placed>
} & Lookups

type Keeper = Terms & {
  /** Permits of ads that this batch puts on show. */
  taken: Set<string>
}

async function keeperOf(db: Db, { account }: Posting): Promise<Keeper> {
  const terms = await findTerms(db, account.id)
  return { ...terms, taken: new Set() }
}

const reasonsOf = (error: unknown): AdFault[] => {
  if (!(error instanceof Refusal)) throw error
  return error.reasons as AdFault[]
}

type By = { keeper: Keeper; today: string }

type Places = { row?: PackageRow; left: number; lacks: AdFault[] }

/** The free package of an ad type and how much room it has, asked once for all ads of a batch. */
function placesFinder(db: Db, { keeperId }: Pick<Keeper, 'keeperId'>) {
  const known = new Map<number, Places>()
  const ask = async (adTypeId: number): Promise<Places> => {
    try {
      const row = await choosePackage(db, { adTypeId, subscriptionId: null })
      await requireMarketRoom(db, keeperId)
      return { row, left: await freeSlots(db, { row, keeperId, propertyId: null }), lacks: [] }
    } catch (error) {
      return { left: 0, lacks: reasonsOf(error) }
    }
  }
  return async (adTypeId: number): Promise<Places> => {
    const places = known.get(adTypeId) ?? (await ask(adTypeId))
    known.set(adTypeId, places)
    return places
  }
}

type Draft = Pick<NewProperty, 'state' | 'startDate' | 'endDate'> & Place

/** How many more ads of a type the free package takes; none where there is none. */
export async function roomFor(db: Db, account: Account, adTypeId: number): Promise<number> {
  const { keeperId } = await findTerms(db, account.id)
  return (await placesFinder(db, { keeperId })(adTypeId)).left
}

/** Takes a place in its package, and goes where moderation says. */
function submitted(places: Places, { isReviewed }: Keeper, today: string): Draft {
  const { row } = places
  if (!row) return { state: 'draft' }
  places.left -= 1
  const state = afterSubmission({ from: 'draft', isPaid: true, isReviewed })
  const held = { state, ...chosenPlace(row) }
  return state === 'live' ? { ...held, startDate: today, endDate: endOf(today, row) } : held
}

type Prepared = { ad: AdFields; lacks: AdFault[] }

type Looking = Posting & { keeper: Keeper; propertyId: number | null }

/** One permit, one ad on show; those of this batch are not there yet to be found. */
async function permitFaults(db: Db, ad: AdFields, looking: Looking): Promise<AdFault[]> {
  const { keeper, propertyId, gazetteer, now } = looking
  const { keeperId, permits, taken } = keeper
  if (permits !== 'enforce') return []
  const showing = { keeperId, propertyId, permits, gazetteer, today: dayInDubai(now) }
  const faults = await permitReasons(db, ad, showing)
  if (faults.length > 0 || !ad.permitNumber || ad.ready === 'off-plan') return faults
  const key = `${ad.category} ${ad.permitNumber}`
  if (taken.has(key)) return [{ code: 'permit_number_taken', path: 'permitNumber' }]
  taken.add(key)
  return []
}

/** An ad without what has no meaning for it, and all that keeps it from being submitted. */
async function prepared(db: Db, given: AdFields, looking: Looking): Promise<Prepared> {
  const names = { gazetteer: looking.gazetteer(), catalogue: looking.catalogue() }
  const type = typeOf(given, names.catalogue)
  const ad = normalised(given, type)
  const lacks = [...choiceFaults(ad, names), ...submissionFaults(ad, type)]
  if (lacks.length > 0) return { ad, lacks }
  const rentPeriod = ad.purpose === 'rent' ? (ad.rentPeriod ?? 'yearly') : ad.rentPeriod
  return { ad: { ...ad, rentPeriod }, lacks: await permitFaults(db, ad, looking) }
}

/** A draft, or where it stands once it has taken its place. */
async function placed({ ad, lacks }: Prepared, placesOf: ReturnType<typeof placesFinder>, by: By) {
  if (lacks.length > 0) return { draft: { state: 'draft' as const }, lacks }
  const places = await placesOf(ad.adTypeId ?? 0)
  const { row, left } = places
  if (row && left > 0) return { draft: submitted(places, by.keeper, by.today), lacks }
  return { draft: { state: 'draft' as const }, lacks: row ? [fullPackage(row)] : places.lacks }
}

/**
 * Adds ads that nobody fills in at a form: what lacks nothing is submitted into the free package of
 * its type as long as that has room, the rest stay drafts. Answers in the order of the ads. Run it
 * in a transaction.
 */
export async function addAds(db: Db, ads: readonly AdFields[], posting: Posting) {
  const { account, language, now } = posting
  const keeper = await keeperOf(db, posting)
  const by = { keeper, today: dayInDubai(now) }
  const own = { accountId: account.id, agencyId: keeper.agencyId, language }
  const placesOf = placesFinder(db, keeper)
  const made: { row: NewProperty; lacks: AdFault[] }[] = []
  for (const given of ads) {
    const ready = await prepared(db, given, { ...posting, keeper, propertyId: null })
    const { draft, lacks } = await placed(ready, placesOf, by)
    const firstPublishedAt = draft.state === 'live' ? now : null
    made.push({ row: { ...storedAd(ready.ad), ...own, ...draft, firstPublishedAt }, lacks })
  }
  const rows = made.map(({ row }) => row)
  const { added } = await insertProperties(db, rows, 'import')
  const posted = made.map(
    ({ row, lacks }, at): Posted => ({ id: added[at]!, state: row.state, lacks }),
  )
  await addToSearch(
    db,
    posted.flatMap(({ id, state }) => (state === 'live' ? [id] : [])),
  )
  return posted
}

/** What stays of a stored ad that is written anew; its pictures do so by themselves. */
function keptOf(row: OwnRow, ad: AdFields) {
  const { state, lat, lng } = row
  const uploads = row.videoUrls.filter((url) => url.startsWith('/'))
  return {
    state,
    wantedPackageId: wantedStill(row, ad),
    ...(row.locationId === ad.locationId ? { lat, lng } : {}),
    videoUrls: [...(ad.videoUrl ? [ad.videoUrl] : []), ...uploads],
    qrFileId: row.qrCode?.id ?? null,
  }
}

async function submit(db: Db, { row, ad }: Rewriting, posting: Posting & { keeper: Keeper }) {
  const { account, now, placeAd } = posting
  const { isReviewed } = posting.keeper
  const { id, state: from, keeperId } = row
  const subscriptionId = wantedStill(row, ad)
  const wish = { from, propertyId: id, adTypeId: ad.adTypeId ?? 0, subscriptionId }
  try {
    const { state: to, ...rest } = await placeAd(db, { ...wish, keeperId, isReviewed, now })
    const step = { id, from, to, actorId: account.id, reason: 'submitted', ...rest }
    return { id, state: await moveAd(db, step), lacks: [] }
  } catch (error) {
    return { id, state: from, lacks: reasonsOf(error) }
  }
}

type Looked = Rewriting & { answer: Rewritten }

type Rewriter = Posting & { keeper: Keeper; findGrowth: ReturnType<typeof growthFinder> }

function typeFaults(row: OwnRow, { adTypeId }: AdFields, { adTypeNamed }: Catalogue): AdFault[] {
  const choice = { adType: adTypeNamed(String(adTypeId)), isChoosing: false }
  return mayBeOfType(row, choice) ? [] : [{ code: 'ad_type_fixed', path: 'adTypeId' }]
}

/**
 * What was submitted once has to stay complete; of a draft only its choices have to exist. No ad may grow
 * where there is no room.
 */
async function looked(db: Db, given: Rewriting, posting: Rewriter) {
  const { row } = given
  const { id, state } = row
  const { ad, lacks } = await prepared(db, given.ad, { ...posting, propertyId: id })
  const names = { gazetteer: posting.gazetteer(), catalogue: posting.catalogue() }
  const faults =
    state === 'draft'
      ? choiceFaults(ad, names)
      : [...lacks, ...typeFaults(row, ad, names.catalogue)]
  const growth = await posting.findGrowth({ id, before: fieldsOf(row, names), after: ad })
  const refused = [...faults, ...(growth as AdFault[])]
  const answer: Rewritten = refused.length > 0 ? { id, refused } : { id, state, lacks }
  return { row, ad, answer }
}

/**
 * Writes own ads anew. One that was submitted and would lack something is left as it is, and its
 * faults are answered; a draft that lacks nothing any more is submitted. Answers in the order of the
 * ads. Run it in a transaction that holds them.
 */
export async function rewriteAds(db: Db, given: readonly Rewriting[], posting: Posting) {
  const keeper = await keeperOf(db, posting)
  const findGrowth = growthFinder(db, keeper.keeperId)
  const all: Looked[] = []
  for (const one of given) all.push(await looked(db, one, { ...posting, keeper, findGrowth }))
  const good = all.filter(({ answer }) => !('refused' in answer))
  const sentIn = await rewriteProperties(
    db,
    good.map(({ row, ad }) => ({ id: row.id, row: { ...storedAd(ad), ...keptOf(row, ad) } })),
    posting.account.id,
  )
  await refreshSearch(
    db,
    good.map(({ row }) => row.id),
  )
  const answers: Rewritten[] = []
  for (const { answer, ...one } of all) {
    const isReady = !('refused' in answer) && answer.state === 'draft' && answer.lacks.length === 0
    const kept = sentIn.includes(answer.id) ? { ...answer, state: 'in_review' as const } : answer
    answers.push(isReady ? await submit(db, one, { ...posting, keeper }) : kept)
  }
  return answers
}

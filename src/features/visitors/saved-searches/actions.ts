import type { PropertySearch } from '#features/search/query/contract/search.ts'
import type { SearchContext } from '#features/search/query/rules/derived.ts'
import { filterOf } from '#features/search/query/rules/search.ts'
import type { Frequency } from '#features/visitors/alerts/contract.ts'
import { type Asking, mailConfirmation } from '#features/visitors/alerts/mail.ts'
import { findUnconfirmed } from '#features/visitors/alerts/queries/links.ts'
import {
  findOwner,
  type Owner,
  type Person,
  saveOwner,
} from '#features/visitors/alerts/queries/owners.ts'
import { lockAlerts, scheduleUntold } from '#features/visitors/alerts/queries/schedule.ts'
import {
  type StoredFilter,
  storedFilterOf,
} from '#features/visitors/alerts/rules/stored-filters.ts'
import type { Language } from '#i18n/language.ts'
import { hourMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import type { AccountId } from '#platform/session/account.ts'
import { type Adoption, moveNow } from '#platform/session/adoption.ts'
import { lockIfOpen } from '#platform/session/open-account.ts'
import {
  type AlertAddress,
  maxFilters,
  maxSearches,
  restoreHours,
  type SearchSort,
} from './contract.ts'
import {
  addNewCounts,
  addSearch,
  countSearches,
  findSearch,
  findSearches,
  lockSearch,
  lockVisitor,
  mergeOwners,
  skipUntold,
  undoDeletion,
  updateSearch,
} from './queries.ts'
import { countFilters, savedFilters, type SearchRow, sortSearches } from './rules.ts'

type OwnedSearch = { person: Person; id: string }

export const notFound = () => new Refusal(404, [{ code: 'not_found' }])

/** @throws 422 for a filter that `GET /properties` refuses too, and for too many */
export function compileSearch(search: PropertySearch, context: SearchContext): StoredFilter {
  const { filter, faults } = filterOf(search, context)
  if (faults.length > 0) {
    throw new Refusal(
      422,
      faults.map((fault) => ({ ...fault, path: `filters.${fault.path}` })),
    )
  }
  if (countFilters(search) > maxFilters) {
    const values = { maximum: maxFilters }
    throw new Refusal(422, [{ code: 'too_many_filters', path: 'filters', values }])
  }
  return storedFilterOf({ search, filter, gazetteer: context.gazetteer })
}

/** Counted afterwards: the transaction that has made too many is rolled back. */
async function requireNotTooMany(tx: Db, ownerId: string): Promise<void> {
  if ((await countSearches(tx, ownerId)) <= maxSearches) return
  throw new Refusal(422, [{ code: 'too_many_searches', values: { maximum: maxSearches } }])
}

async function requireFound(tx: Db, one: OwnedSearch): Promise<SearchRow> {
  const found = await findSearch(tx, one)
  if (!found) throw notFound()
  return found
}

type Alerts = { frequency: Frequency; email: string | null | undefined; searchName: string }

/** A visitor without an account has to name an address, and to confirm another than the present one. */
async function askForAddress(
  tx: Db,
  { owner, person, alerts }: { owner: Owner; person: Person; alerts: Alerts },
  asking: Asking,
): Promise<void> {
  const { frequency, email, searchName } = alerts
  if (frequency === 'off' || 'accountId' in person || (email && email === owner.email)) return
  if (email) return mailConfirmation(tx, { ownerId: owner.id, email, searchName }, asking)
  const isKnown = owner.email ?? (await findUnconfirmed(tx, owner.id, asking.now))
  if (!isKnown) throw new Refusal(422, [{ code: 'required', path: 'email' }])
}

export async function findAlertAddress(
  db: Db,
  person: Person | undefined,
  now: Date,
): Promise<AlertAddress> {
  const owner = person && (await findOwner(db, person))
  if (!owner) return { email: null, isConfirmed: false }
  if (owner.email !== null) return { email: owner.email, isConfirmed: true }
  return { email: await findUnconfirmed(db, owner.id, now), isConfirmed: false }
}

type Listing = { page: number; limit: number; sort: SearchSort; language: Language }

/** New ads are counted only where the order or what is shown needs it. */
export async function findPage(
  db: Db,
  person: Person,
  { page, limit, sort, language }: Listing,
): Promise<{ shown: SearchRow[]; total: number }> {
  const rows = await findSearches(db, person)
  const isCounted = sort === 'most_new'
  const sorted = sortSearches(isCounted ? await addNewCounts(db, rows) : rows, sort, language)
  const shown = sorted.slice((page - 1) * limit, page * limit)
  return { shown: isCounted ? shown : await addNewCounts(db, shown), total: rows.length }
}

type Saving = Omit<Alerts, 'searchName'> & {
  person: Person
  name: string
  search: PropertySearch
  stored: StoredFilter
}

export async function saveForPerson(tx: Db, saving: Saving, asking: Asking): Promise<SearchRow> {
  const { person, name, search, stored, frequency, email } = saving
  const { now } = asking
  const owner = await saveOwner(tx, person, asking)
  const filters = savedFilters(search)
  const id = await addSearch(tx, { ownerId: owner.id, name, filters, frequency, stored, now })
  await requireNotTooMany(tx, owner.id)
  const alerts = { frequency, email, searchName: name }
  await askForAddress(tx, { owner, person, alerts }, asking)
  return requireFound(tx, { person, id })
}

type Change = {
  name?: string | undefined
  frequency?: Frequency | undefined
  email?: string | null | undefined
}

type AlertsChange = OwnedSearch & { before: Frequency; alerts: Alerts }

async function changeAlerts(
  tx: Db,
  { person, id, before, alerts }: AlertsChange,
  asking: Asking,
): Promise<void> {
  const owner = await saveOwner(tx, person, asking)
  if (before === 'off' && alerts.frequency !== 'off') await skipUntold(tx, id)
  await askForAddress(tx, { owner, person, alerts }, asking)
  await scheduleUntold(tx, owner.id, asking.now)
}

/** @throws 404 for a search of somebody else */
export async function changeForPerson(
  tx: Db,
  { one, change }: { one: OwnedSearch; change: Change },
  asking: Asking,
): Promise<SearchRow> {
  const { name, frequency, email } = change
  const isAboutAlerts = frequency !== undefined || Boolean(email)
  if (isAboutAlerts) await lockAlerts(tx)
  const before = await lockSearch(tx, one)
  if (!before) throw notFound()
  await updateSearch(tx, { id: one.id, name, frequency })
  const after = await requireFound(tx, one)
  if (isAboutAlerts) {
    const alerts = { frequency: after.frequency, email, searchName: after.name }
    await changeAlerts(tx, { ...one, before: before.frequency, alerts }, asking)
  }
  return after
}

/** @throws 404 for a search of somebody else, 422 when there are too many others by now */
export async function restoreForPerson(
  tx: Db,
  one: OwnedSearch,
  since: Pick<Asking, 'language' | 'now'>,
): Promise<SearchRow> {
  const { now } = since
  const earliest = new Date(now.getTime() - restoreHours * hourMs)
  await lockAlerts(tx)
  const owner = await saveOwner(tx, one.person, since)
  if (!(await undoDeletion(tx, one, earliest))) throw notFound()
  await requireNotTooMany(tx, owner.id)
  await scheduleUntold(tx, owner.id, now)
  return requireFound(tx, one)
}

type Moving = { visitorOwner: string; accountId: number }

async function moveSearches(tx: Db, { visitorOwner, accountId }: Moving): Promise<void> {
  if (!(await lockIfOpen(tx, accountId))) return
  await lockAlerts(tx)
  const visitor = await lockVisitor(tx, visitorOwner)
  if (!visitor) return
  const now = new Date()
  const person = { accountId: accountId as AccountId }
  const { id: accountOwner, email } = await saveOwner(tx, person, {
    language: visitor.language,
    now,
  })
  await mergeOwners(tx, { visitorOwner, accountOwner, email })
  await scheduleUntold(tx, accountOwner, now)
}

/** After it the searches of the browser are those of the account, whose address gets their alerts. */
export const adoptSearches = (db: Db, moving: Moving): Promise<void> =>
  db.transaction().execute((tx) => moveSearches(tx, moving))

export const adoptSearchesNow = (db: Db, { accountId, visitorId }: Adoption): Promise<void> =>
  moveNow(db, async (tx) => {
    const owner = await findOwner(tx, { visitorId })
    if (owner) await moveSearches(tx, { visitorOwner: owner.id, accountId })
  })

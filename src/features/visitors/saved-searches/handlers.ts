import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import { readSearch } from '#features/search/query/contract/address.ts'
import { chosenPlace, placesNamed } from '#features/search/query/rules/places.ts'
import { noteVisit, type Person } from '#features/visitors/alerts/queries/owners.ts'
import { daySeconds, hourSeconds } from '#i18n/time-units.ts'
import { paginationOf } from '#platform/endpoint/pagination.ts'
import { type Call, type Handler, handle, handleCreation } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { throttleAccount, throttleCaller, throttleVisitor } from '#platform/session/throttle.ts'
import {
  changeForPerson,
  compileSearch,
  findAlertAddress,
  findPage,
  notFound,
  restoreForPerson,
  saveForPerson,
} from './actions.ts'
import {
  changeSearch,
  listSearches,
  openSearch,
  removeSearch,
  restoreSearch,
  saveSearch,
} from './contract.ts'
import { countAllNew, markDeleted, noteOpened } from './queries.ts'
import { searchOf, type SearchRow } from './rules.ts'

type Dependencies = {
  post: Post
  gazetteer: () => Gazetteer
  catalogue: () => Catalogue
}

type PersonCall = Pick<Call<typeof listSearches>, 'account' | 'visitor'>

/** Undefined for a browser that has no cookie yet. */
function personOf({ account, visitor }: PersonCall): Person | undefined {
  if (account) return { accountId: account.id }
  const visitorId = visitor.known()
  return visitorId === undefined ? undefined : { visitorId }
}

function requirePerson(call: PersonCall): Person {
  const person = personOf(call)
  if (!person) throw notFound()
  return person
}

/**
 * A browser without its cookie is a new visitor each time, so it is counted by address; one whose cookie
 * came with the call is counted by that, and by address with all others of a network.
 */
export const visitorLimit = { name: 'searches', max: 60, seconds: daySeconds }
const maxOfKnownVisitors = 600

/** More than an account can keep, as what is removed can be restored for a day and takes space. */
export const accountLimit = { name: 'account-searches', max: 100, seconds: daySeconds }

type SavingCall = Pick<Call<typeof saveSearch>, 'db' | 'account' | 'visitor' | 'caller' | 'now'>

/** Addresses may be those of strangers, who then get an email. */
export const addressLimit = { name: 'alert-address', max: 10, seconds: hourSeconds }

async function requireTurn({ db, account, visitor, caller, now }: SavingCall): Promise<void> {
  if (account) return throttleAccount(db, { ...accountLimit, account, caller, now })
  const maxOfCaller = maxOfKnownVisitors
  await throttleVisitor(db, { ...visitorLimit, visitor, maxOfCaller, caller, now })
}

function placesOf(rows: readonly SearchRow[], gazetteer: Gazetteer) {
  const places = rows.flatMap(({ filters }) => placesNamed(readSearch(filters), gazetteer))
  const distinct = [...new Map(places.map((place) => [place.id, place])).values()]
  return distinct.map((place) => chosenPlace(place, gazetteer))
}

const ownHandlers = ({ gazetteer }: Dependencies): Handler[] => [
  handle(listSearches, async (call) => {
    const { db, query, language, now } = call
    const person = personOf(call)
    const { shown, total } = person
      ? await findPage(db, person, { ...query, language })
      : { shown: [], total: 0 }
    if (person) await noteVisit(db, person, now)
    return {
      searches: shown.map(searchOf),
      pagination: paginationOf(query, total),
      newTotal: person ? await countAllNew(db, person) : 0,
      places: placesOf(shown, gazetteer()),
      alerts: await findAlertAddress(db, person, now),
    }
  }),

  handle(removeSearch, async (call) => {
    const one = { person: requirePerson(call), id: call.params.id }
    if (!(await markDeleted(call.db, one, call.now))) throw notFound()
    return {}
  }),

  handle(restoreSearch, async (call) => {
    const one = { person: requirePerson(call), id: call.params.id }
    const row = await call.db.transaction().execute((tx) => restoreForPerson(tx, one, call))
    return { search: searchOf(row) }
  }),

  handle(openSearch, async (call) => {
    const one = { person: requirePerson(call), id: call.params.id }
    if (!(await noteOpened(call.db, one, call.now))) throw notFound()
    return {}
  }),
]

export const savedSearchHandlers = (dependencies: Dependencies): Handler[] => [
  ...ownHandlers(dependencies),

  handleCreation(saveSearch, async (call) => {
    const { account, visitor, body, now } = call
    const { gazetteer, catalogue, post } = dependencies
    const { name, filters: search, frequency = 'off', email } = body
    const context = { gazetteer: gazetteer(), catalogue: catalogue(), now }
    const stored = compileSearch(search, context)
    await requireTurn(call)
    const person = account ? { accountId: account.id } : { visitorId: visitor.id() }
    const saving = { person, name, search, stored, frequency, email }
    return call.transact(
      async (tx) => ({
        search: searchOf(await saveForPerson(tx, saving, { ...call, post })),
      }),
      ({ search: { id } }) => `saved_searches/${id}`,
    )
  }),

  handle(changeSearch, async (call) => {
    const { db, account, caller, body, now } = call
    if (body.email && !account) await throttleCaller(db, { ...addressLimit, caller, now })
    const one = { person: requirePerson(call), id: call.params.id }
    const asking = { ...call, post: dependencies.post }
    const changing = { one, change: body }
    const row = await db.transaction().execute((tx) => changeForPerson(tx, changing, asking))
    return { search: searchOf(row) }
  }),
]

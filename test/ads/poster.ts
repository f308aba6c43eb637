import type { openSite } from '../site.ts'
import { type Person, teamsOf } from '../team.ts'

type Site = Awaited<ReturnType<typeof openSite>>
type Caller = Pick<Person, 'token'>

type Db = Site['db']['kysely']

/** What operators set, and what only time or an import would do. */
export const settingsOf = (db: Db) => ({
  /** Sets a rule of the marketplace. */
  setting: (key: string, value: unknown) =>
    db
      .updateTable('settings')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', key)
      .execute(),
  /** Whether the first ad type has a free package. */
  free: (isFree: boolean) =>
    db
      .updateTable('subscription_packages')
      .set({ price: isFree ? 0 : 10 })
      .where('id', '=', 1)
      .execute(),
  owner: (id: number, account: number) =>
    db
      .updateTable('properties')
      .set({ account_id: account, agency_id: account })
      .where('id', '=', id)
      .execute(),
  endDate: (id: number, end_date: string) =>
    db.updateTable('properties').set({ end_date }).where('id', '=', id).execute(),
})

const eventsReader = (db: Db) => async (id: number) => {
  const events = await db
    .selectFrom('property_events')
    .select(['from_state', 'to_state'])
    .where('property_id', '=', id)
    .orderBy('id')
    .execute()
  return events.map(({ from_state, to_state }) => [from_state, to_state])
}

type Teams = ReturnType<typeof teamsOf>

/** An operator's verdict on an ad as it is now, or on the version that `headers` name. */
const judgeOf =
  (ask: Teams['ask']) =>
  async ({ token, headers }: Caller & { headers?: object }, id: number, body: object) => {
    const { etag = '' } = (await ask('GET', `/properties/my-properties/${id}`, { token })).headers
    const way = { token, body, headers: headers ?? { 'if-match': etag } }
    return ask('POST', `/properties/moderate/${id}`, way)
  }

/** Somebody who signed up and was made an operator since, so that they have a session. */
const operatorOf =
  (db: Db, { person }: Teams) =>
  async (): Promise<Person> => {
    const operator = await person('landlord')
    await db
      .updateTable('accounts')
      .set({ role: 'operator' })
      .where('id', '=', operator.user.id)
      .execute()
    return operator
  }

/** Advertisers of one site and what they do with their ads. */
export const poster = (site: Site) => {
  const teams = teamsOf(site)
  const { ask, person, hired } = teams
  const { kysely: db } = site.db
  return {
    ask,
    person: (role: string): Promise<Person> => person(role),
    operator: operatorOf(db, teams),
    hired,
    set: settingsOf(db),
    eventsOf: eventsReader(db),
    judge: judgeOf(ask),
    post: ({ token }: Caller, body: object, headers: object = {}) =>
      ask('POST', '/properties', { token, body, headers }),
    put: ({ token, headers = {} }: Caller & { headers?: object }, id: number, body: object) =>
      ask('PUT', `/properties/my-properties/${id}`, { token, body, headers }),
    read: ({ token }: Caller, id: number) =>
      ask('GET', `/properties/my-properties/${id}`, { token }),
    list: async ({ token }: Caller, query = '') =>
      (await ask('GET', `/properties/my-properties${query}`, { token })).body.data,
    publicAd: (id: number) => site.get(`/properties/${id}`),
  }
}

import { sql } from 'kysely'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import { visitorOwner } from '#features/visitors/favourites/queries/favorites.ts'
import type { Db } from '#platform/handle.ts'
import { asker } from '../people.ts'
import type { openSite } from '../site.ts'

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'app' | 'db'>
type Answer = Awaited<ReturnType<ReturnType<typeof asker>>>

export type Cookies = Record<string, string>
export type Who = { cookies?: Cookies; token?: string; headers?: object }
export type Listed = {
  property: { id: number }
  addedAt: string
  note: string | null
  gone: boolean
}

export const favoritesPath = '/anonymous-users/favorites'

const visitorIn = (cookies: Answer['cookies']): Cookies => {
  const found = Object.values(cookies).find(({ name }) => name.endsWith('visitor'))
  return found ? { [found.name]: found.value } : {}
}

/** What becomes of ads, and of the room for favourites. */
function rowsOf({ db }: Site) {
  async function setAd(id: number, assignment: string) {
    await db.pool.query(`update properties p set ${assignment} where id = ${id}`)
    await refreshSearch(db.kysely, [id])
  }

  /** Gives whoever has a favourite so many more. */
  async function fillUp(count: number) {
    await db.pool.query(
      `with filler as (
        insert into properties (reference_id)
        select 'filler ' || n from generate_series(1, $1::integer) n
        returning id
      )
      insert into favorites (property_id, visitor_hash, added_at, price_at_adding)
      select filler.id, f.visitor_hash, now(), 1
      from filler, (select visitor_hash from favorites limit 1) f`,
      [count],
    )
  }
  return { setAd, fillUp }
}

type Filled = { accountId?: number; visitor?: string; network?: string }

/** As many favourites of an owner, of ads of their own, that were saved at this time. */
export async function fillFavorites(db: Db, owner: Filled, [count, at]: [number, string]) {
  const hash = owner.visitor ? (visitorOwner(owner.visitor).visitorHash ?? null) : null
  await sql`
    with filler as (
      insert into properties (reference_id)
      select 'filler ' || n from generate_series(1, ${count}::integer) n
      returning id
    )
    insert into favorites
      (property_id, account_id, visitor_hash, network, added_at, price_at_adding)
    select id, ${owner.accountId ?? null}::integer, ${hash}::bytea,
      ${Buffer.from(owner.network ?? '')}::bytea, ${at}::timestamptz, 1
    from filler`.execute(db)
}

/** What somebody does with favourites on a site of the tests. */
export function favouritesOn(site: Site) {
  const ask = asker(site)
  const add = (body: object, who: Who = {}) => ask('POST', favoritesPath, { body, ...who })
  const remove = (body: object, who: Who = {}) => ask('DELETE', favoritesPath, { body, ...who })

  /** A visitor who has saved these ads, the last one last. */
  async function visitorWith(...ids: number[]): Promise<{ cookies: Cookies }> {
    let cookies: Cookies = {}
    for (const propertyId of ids) {
      const answer = await add({ propertyId }, { cookies })
      if (answer.status !== 201) throw new Error(`not saved: ${answer.status}`)
      cookies = { ...cookies, ...visitorIn(answer.cookies) }
    }
    return { cookies }
  }

  async function listOf(who: Who, query = ''): Promise<Listed[]> {
    const { status, body } = await ask('GET', `${favoritesPath}${query}`, who)
    if (status !== 200) throw new Error(`not listed: ${status}`)
    return body.data.favorites
  }

  const idsOf = async (who: Who): Promise<number[]> =>
    (await ask('GET', `${favoritesPath}/ids`, who)).body.data.ids

  return { ask, add, remove, visitorWith, listOf, idsOf, ...rowsOf(site) }
}

export const faultOf = ({ status, body }: Answer): [number, string?, string?] => [
  status,
  body.errors?.[0]?.code,
  body.errors?.[0]?.path,
]

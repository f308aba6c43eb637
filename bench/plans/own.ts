import { findOwnCards, findOwnPage } from '#features/posting/own-ads/queries/own-ads.ts'
import { summarizeAds } from '#features/posting/statistics/queries.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Account } from '#platform/session/account.ts'
import type { Database } from '#platform/sql.ts'
import { vacuum } from '#test/plans.ts'
import type { Shape } from './shapes.ts'

/** An agency's stock, scattered over the table as years of posting leave it. */
const ownAds = 5_000

async function stock({ pool }: Database): Promise<Account> {
  const { rows } = await pool.query('select id from accounts order by id limit 1')
  const { id } = rows[0]
  await pool.query(
    `update properties
    set account_id = $1
    where id % greatest(1, (select count(*) from properties) / $2) = 0`,
    [id, ownAds],
  )
  await vacuum({ pool })
  return { id, role: 'agent', sessionId: '' } as Account
}

/** Every kind of statement that an advertiser's list and numbers send. */
export async function ownShapes(db: Database): Promise<Shape[]> {
  const account = await stock(db)
  const base = { page: 1, limit: 5, sort: 'needs', today: dayInDubai(new Date()) } as const
  const list = (name: string, more: Partial<Parameters<typeof findOwnPage>[2]>): Shape => ({
    name: `own ads, ${name}`,
    ask: (each) => findOwnPage(each, account, { ...base, ...more }),
  })
  const { ids } = await findOwnPage(db.kysely, account, base)
  return [
    list('first page', {}),
    list('page 500', { page: 500 }),
    list('the live ones', { state: 'live' }),
    list('a part of a name', { search: 'marina' }),
    { name: 'five own cards', ask: (each) => findOwnCards(each, ids) },
    { name: 'own ads in numbers', ask: (each) => summarizeAds(each, account) },
  ]
}

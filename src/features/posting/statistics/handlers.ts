import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import { requireOwn } from '#features/posting/own-ads/actions.ts'
import { packageOf } from '#features/posting/packages/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { maxListedRows } from '#platform/endpoint/fields.ts'
import { paginationOf } from '#platform/endpoint/pagination.ts'
import { type Call, type Db, Download, type Handler, handle } from '#platform/handle.ts'
import type { Account } from '#platform/session/account.ts'
import {
  rankProperties,
  saveAdStatistics,
  saveStatistics,
  showAdStatistics,
  showStatistics,
} from './contract.ts'
import { adsAsCsv, daysAsCsv } from './actions.ts'
import { countMembers, findAdTallies, findRanked, findTallies, summarizeAds } from './queries.ts'
import { beginOf, periodsOf, rankedOf, windowOf } from './rules.ts'

async function adsOf(db: Db, account: Account, catalogue: Catalogue) {
  const { properties, currentPackage, ends } = await summarizeAds(db, account)
  const subscription = (currentPackage && packageOf(currentPackage, catalogue)) ?? null
  return { properties, subscription, subscriptionEnds: subscription && ends }
}

type StatisticsCall = Pick<Call<typeof showStatistics>, 'db' | 'account' | 'now'> & {
  query: { days: number }
}

const periodOf = ({ now, query: { days } }: StatisticsCall) => ({ today: dayInDubai(now), days })

async function ownStatistics(call: StatisticsCall) {
  const period = periodOf(call)
  return periodsOf(await findTallies(call.db, call.account, windowOf(period)), period)
}

async function adStatistics({
  params: { id },
  ...call
}: StatisticsCall & { params: { id: number } }) {
  const { db, account } = call
  await requireOwn(db, { account, id })
  const period = periodOf(call)
  return periodsOf(await findAdTallies(db, { account, id }, windowOf(period)), period)
}

type Page = Pick<Call<typeof rankProperties>['query'], 'sort' | 'page' | 'limit'>

async function rankedAds(call: StatisticsCall, page: Page) {
  const period = periodOf(call)
  const window = { from: beginOf(period), to: period.today }
  const { rows, total } = await findRanked(call.db, call.account, { ...page, ...window })
  return { properties: rows.map(rankedOf), total }
}

const all: Page = { sort: 'contacts', page: 1, limit: maxListedRows }

const fileOf = (name: string, text: string) =>
  new Download({ type: 'text/csv', name: `statistics-${name}.csv`, content: text })

export const statisticsHandlers = ({ catalogue }: { catalogue: () => Catalogue }): Handler[] => [
  handle(showStatistics, async (call) => {
    const { db, account } = call
    return {
      data: {
        ...(await ownStatistics(call)),
        // Property requests do not reach advertisers yet.
        leads: 0,
        agents: await countMembers(db, account),
        ...(await adsOf(db, account, catalogue())),
      },
    }
  }),

  handle(showAdStatistics, async (call) => ({ statistics: await adStatistics(call) })),

  handle(rankProperties, async (call) => {
    const { properties, total } = await rankedAds(call, call.query)
    return { properties, pagination: paginationOf(call.query, total) }
  }),

  handle(saveStatistics, async (call) => {
    const { query, language } = call
    if (query.by === 'day')
      return fileOf('days', await daysAsCsv(await ownStatistics(call), language))
    return fileOf('ads', await adsAsCsv((await rankedAds(call, all)).properties, language))
  }),

  handle(saveAdStatistics, async (call) => {
    const text = await daysAsCsv(await adStatistics(call), call.language)
    return fileOf(`ad-${call.params.id}`, text)
  }),
]

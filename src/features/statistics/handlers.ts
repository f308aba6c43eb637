import type { Catalogue } from '#features/catalogue/rules.ts'
import { findPackagesById } from '#features/subscriptions/queries.ts'
import { packageOf } from '#features/subscriptions/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { type Db, type Handler, handle } from '#platform/handle.ts'
import type { Account } from '#platform/session/account.ts'
import { showStatistics } from './contract.ts'
import { countAds, countMembers, findLastingPackage, findTallies } from './queries.ts'
import { daysBefore, periodDays, periodsOf } from './rules.ts'

async function subscriptionOf(db: Db, account: Account, catalogue: Catalogue) {
  const id = await findLastingPackage(db, account)
  const [row] = id === undefined ? [] : await findPackagesById(db, [id])
  return (row && packageOf(row, catalogue)) ?? null
}

export const statisticsHandlers = ({ catalogue }: { catalogue: () => Catalogue }): Handler[] => [
  handle(showStatistics, async ({ db, account, now }) => {
    const today = dayInDubai(now)
    const window = { from: daysBefore(today, 2 * periodDays - 1), to: today }
    const tallies = await findTallies(db, account, window)
    return {
      data: {
        properties: await countAds(db, account),
        ...periodsOf(tallies, today),
        // Requests for a home do not reach advertisers yet, so there are none.
        leads: 0,
        agents: await countMembers(db, account),
        subscription: await subscriptionOf(db, account, catalogue()),
      },
    }
  }),
]

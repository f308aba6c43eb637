import { packageOf } from '#features/posting/packages/rules.ts'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { type Handler, handle } from '#platform/handle.ts'
import { listSubscriptions, type Subscription } from './contract.ts'
import { findSubscriptions, type ListedSubscription } from './queries.ts'
import { mayRenew, stateOf, termsOf } from './rules.ts'

type Dependencies = { catalogue: () => Catalogue; hasGateway: boolean }

type Shown = { catalogue: Catalogue; hasGateway: boolean; today: string }

function shown(row: ListedSubscription, { catalogue, hasGateway, today }: Shown): Subscription[] {
  const offered = packageOf(row.package, catalogue)
  if (!offered) return []
  const { id, basis, startDate, endDate, slots, slotsUsed } = row
  const state = stateOf(endDate, today)
  const canRenew = hasGateway && !offered.free && mayRenew({ endDate, today }, termsOf(row.package))
  return [{ id, package: offered, state, basis, startDate, endDate, slots, slotsUsed, canRenew }]
}

export const mySubscriptionHandlers = (dependencies: Dependencies): Handler[] => [
  handle(listSubscriptions, async ({ db, account, now }) => {
    const { catalogue, hasGateway } = dependencies
    const context = { catalogue: catalogue(), hasGateway, today: dayInDubai(now) }
    const rows = await findSubscriptions(db, account.id)
    return { mySubscriptions: rows.flatMap((row) => shown(row, context)) }
  }),
]

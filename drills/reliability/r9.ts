import { type DrillEnvironment, openEnvironment } from '../support/environment.ts'
import type { Goal } from '../support/goals.ts'
import { eventOrderGoals } from '../support/payments/event-orders.ts'
import { killGoals } from '../support/payments/kills.ts'
import { lieGoals } from '../support/payments/lies.ts'
import { bookGoals, jobGoals } from '../support/payments/outcomes.ts'
import { openShop, type Shop } from '../support/payments/shop.ts'

export const title = 'notices of payments repeated, in all orders and lying, and kills in between'

/** KILLS=20 rehearses it in small. */
const kills = Number(process.env.KILLS ?? 200)

type Part = (shop: Shop, environment: DrillEnvironment) => Promise<Goal[]>

const notices: Part = async (shop, environment) => {
  const { sandbox: secret } = environment.keys
  return [
    ...(await eventOrderGoals(shop, secret)),
    ...(await lieGoals(shop, secret)),
    ...(await jobGoals(environment)),
  ]
}

const killed: Part = (shop, { keys }) => killGoals(shop, keys.sandbox, kills)

/** Each in a world of its own: typesetting the invoices of the first part takes long. */
async function performIn(part: Part): Promise<Goal[]> {
  const environment = await openEnvironment()
  try {
    const shop = await openShop(environment)
    const perform = async () => [
      ...(await part(shop, environment)),
      ...(await bookGoals(environment)),
    ]
    return await perform().finally(() => shop.serving().stop())
  } finally {
    await environment.close()
  }
}

export const run = async (): Promise<Goal[]> => [
  ...(await performIn(notices)),
  ...(await performIn(killed)),
]

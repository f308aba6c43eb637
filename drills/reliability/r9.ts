import { type DrillEnvironment, openEnvironment } from '../support/environment.ts'
import type { Goal } from '../support/goals.ts'
import { eventOrderGoals } from '../support/payments/event-orders.ts'
import { killGoals } from '../support/payments/kills.ts'
import { lieGoals } from '../support/payments/lies.ts'
import { bookGoals } from '../support/payments/outcomes.ts'
import { openShop } from '../support/payments/shop.ts'

export const title = 'notices of payments repeated, in all orders and lying, and kills in between'

/** KILLS=20 rehearses it in small. */
const kills = Number(process.env.KILLS ?? 200)

async function perform(environment: DrillEnvironment): Promise<Goal[]> {
  const shop = await openShop(environment)
  try {
    const secret = environment.keys.sandbox
    return [
      ...(await eventOrderGoals(shop, secret)),
      ...(await lieGoals(shop, secret)),
      ...(await killGoals(shop, secret, kills)),
      ...(await bookGoals(environment)),
    ]
  } finally {
    await shop.serving().stop()
  }
}

export async function run(): Promise<Goal[]> {
  const environment = await openEnvironment()
  return perform(environment).finally(environment.close)
}

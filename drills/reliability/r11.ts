import { type DrillEnvironment, openEnvironment } from '../support/environment.ts'
import { type Goal, goal } from '../support/goals.ts'
import { forgeriesOf, mark } from '../support/payments/forgeries.ts'
import { noticeOf, type SignedNotice, send, signed } from '../support/payments/notices.ts'
import { bookGoals, countEnds } from '../support/payments/outcomes.ts'
import { addBuyers, checkOut, openShop, type Shop } from '../support/payments/shop.ts'

export const title = 'notices of payments that are forged, old, altered or not signed'

/** All that a notice can change. */
async function contentOf({ db }: DrillEnvironment): Promise<string> {
  const [notices, orders, entries, ads] = await Promise.all([
    db.kysely.selectFrom('payment_notices').selectAll().orderBy('id').execute(),
    db.kysely.selectFrom('payment_orders').selectAll().orderBy('id').execute(),
    db.kysely.selectFrom('ledger_entries').selectAll().orderBy('id').execute(),
    db.kysely.selectFrom('properties').select(['id', 'state']).orderBy('id').execute(),
  ])
  return JSON.stringify([notices, orders, entries, ads])
}

async function countRefused(shop: Shop, notices: readonly SignedNotice[]) {
  const answers = await Promise.all(notices.map((notice) => send(shop, notice)))
  const isRefused = ({ status, body }: (typeof answers)[number]) =>
    status === 400 && JSON.parse(body).errors[0].code === 'invalid_notice'
  const odd = answers.filter((answer) => !isRefused(answer))
  for (const { status, body } of odd) console.log(status, body.slice(0, 100))
  return answers.length - odd.length
}

async function perform(environment: DrillEnvironment): Promise<Goal[]> {
  const shop = await openShop(environment, { LOG_LEVEL: 'warn' })
  try {
    const [bought] = await addBuyers(shop, 1)
    const paid = await checkOut(shop, bought!)
    const { sandbox: secret } = environment.keys
    const before = await contentOf(environment)
    const goals: Goal[] = []
    const forgeries = Object.entries(forgeriesOf({ secret, paid }))
    for (const [what, notices] of forgeries) {
      const refused = await countRefused(shop, notices)
      goals.push(goal(`${what}: answered with 400`, refused, { exactly: notices.length }))
    }
    const changed = (await contentOf(environment)) === before ? 0 : 1
    const sent = forgeries.reduce((sum, [, notices]) => sum + notices.length, 0)
    const logged = shop.serving().logged()
    await send(shop, signed(secret, noticeOf(paid, 'paid')))
    const paidByTruth = await countEnds(environment, 'paid', [paid.orderId])
    return [
      ...goals,
      goal('what they changed', changed, { exactly: 0 }),
      goal('lines of the log about them', logged.split('payment notice refused').length - 1, {
        exactly: sent,
      }),
      goal('parts of their bodies in the log', logged.split(mark).length - 1, { exactly: 0 }),
      goal('the true notice is accepted', paidByTruth, { exactly: 1 }),
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

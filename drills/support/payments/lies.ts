import type { NoticeBody } from '#features/payments/gateways/rules/sandbox.ts'
import { type Goal, goal } from '../goals.ts'
import { noticeOf, send, signed } from './notices.ts'
import { countEnds } from './outcomes.ts'
import { addBuyers, type Checkout, checkOut, eachInPairs, type Shop } from './shop.ts'

type Lie = (checkout: Checkout) => Partial<NoticeBody>

const lies: readonly Lie[] = [
  () => ({ amountFils: 1 }),
  () => ({ amountFils: 0 }),
  ({ amountFils }) => ({ amountFils: -amountFils }),
  ({ amountFils }) => ({ amountFils: amountFils - 1 }),
  ({ amountFils }) => ({ amountFils: amountFils + 1 }),
  ({ amountFils }) => ({ amountFils: amountFils * 100 }),
  () => ({ currency: 'USD' }),
  () => ({ currency: '' }),
  ({ amountFils }) => ({ currency: 'JPY', amountFils: amountFils / 100 }),
]

/** Another amount or currency, five times at once; then the truth. */
export async function lieGoals(shop: Shop, secret: Buffer): Promise<Goal[]> {
  const bought = await addBuyers(shop, lies.length)
  const checkouts = await eachInPairs(bought, (one) => checkOut(shop, one))
  const ids = checkouts.map(({ orderId }) => orderId)
  const sendAll = (changes: Lie) =>
    Promise.all(
      checkouts.flatMap((checkout) => {
        const notice = signed(secret, noticeOf(checkout, 'paid', changes(checkout)))
        return [1, 2, 3, 4, 5].map(() => send(shop, notice))
      }),
    )
  for (const lie of lies) await sendAll(lie)
  const unpaid = await countEnds(shop.environment, 'unpaid', ids)
  const noted = await shop.environment.db.kysely
    .selectFrom('payment_orders')
    .select('id')
    .where('id', 'in', ids)
    .where('problem', 'is not', null)
    .execute()
  await sendAll(() => ({}))
  const paid = await countEnds(shop.environment, 'paid', ids)
  return [
    goal(`${lies.length} wrong amounts and currencies: not paid by them`, unpaid, {
      exactly: ids.length,
    }),
    goal('wrong amounts and currencies: noted for operators', noted.length, {
      exactly: ids.length,
    }),
    goal('wrong amounts and currencies: paid by the truth', paid, { exactly: ids.length }),
  ]
}

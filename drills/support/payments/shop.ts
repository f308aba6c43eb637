import { setTimeout as sleep } from 'node:timers/promises'
import { postedAd } from '#test/ads/posted-ad.ts'
import { asker } from '#test/people.ts'
import { type DrillEnvironment, type DrillServer, newAddress } from '../environment.ts'
import { timed } from '../goals.ts'
import { askPlainly } from '../plain-request.ts'

/** A package with a price, of the ad type of `postedAd`. */
const packageId = 2
const maxAnsweringMs = 120_000

/** The server that is asked now, and what it runs on. */
export type Site = { serving: () => DrillServer; environment: DrillEnvironment }
export type Buyer = { id: number; email: string; token: string; address: string }
export type Bought = { buyer: Buyer; propertyId: number }
/** An order with a page of the sandbox. */
export type Checkout = Bought & {
  url: string
  reference: string
  orderId: string
  amountFils: number
}

/** A server with the sandbox, which asks about payments as often as usual. */
export const payingEnv = { WORKER: 'on', DRILL_PAYMENTS: '1' }

/** The server that takes payments; it is another one after each kill. */
export async function openShop(environment: DrillEnvironment, env: Record<string, string> = {}) {
  const paying = { ...payingEnv, ...env }
  const start = () => environment.startServer(paying)
  let serving: DrillServer = await start()
  const starts: number[] = []
  return {
    environment,
    starts,
    serving: () => serving,
    kill: async () => {
      await serving.kill()
      const { took, answer } = await timed(start)
      serving = answer
      starts.push(took)
    },
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>

export const askAs = (site: Site, { address }: Pick<Buyer, 'address'>) =>
  asker(site.serving().site, address)

/** As somebody patient: again until `work` has a result, also while the server is away. */
export async function untilDone<T>(what: string, work: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + maxAnsweringMs; Date.now() < end; await sleep(50)) {
    const result = await work().catch(() => undefined)
    if (result !== undefined) return result
  }
  throw new Error(`${what} was never done`)
}

async function login(site: Site, person: { id: number; email: string | null }): Promise<Buyer> {
  const { id, email } = person
  const buyer = { id, email: email ?? '', token: '', address: newAddress() }
  const body = { email, password: 'mint tea' }
  const answer = await askAs(site, buyer)('POST', '/auth/login', { body })
  if (answer.status !== 200) throw new Error(`a login was answered with ${answer.status}`)
  return { ...buyer, token: answer.body.data.token }
}

/** Two at a time: more wait for each other's hash. */
export async function eachInPairs<Item, T>(
  items: readonly Item[],
  work: (item: Item) => Promise<T>,
) {
  const waiting = [...items]
  const results: T[] = []
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      results.push(await work(one))
    }
  }
  await Promise.all([next(), next()])
  return results
}

async function postAd(site: Site, buyer: Buyer): Promise<Bought> {
  const body = postedAd({ subscriptionId: packageId })
  const answer = await askAs(site, buyer)('POST', '/properties', { token: buyer.token, body })
  if (answer.status !== 201) throw new Error(`an ad was answered with ${answer.status}`)
  return { buyer, propertyId: answer.body.data.property.id }
}

/** Each with an ad that waits for the payment of its package. */
export async function addBuyers(site: Site, howMany: number): Promise<Bought[]> {
  const people = await site.environment.addPeople(howMany, 'landlord')
  return eachInPairs(people, async (person) => postAd(site, await login(site, person)))
}

export async function addAds(site: Site, buyer: Buyer, howMany: number): Promise<Bought[]> {
  const ads: Bought[] = []
  while (ads.length < howMany) ads.push(await postAd(site, buyer))
  return ads
}

export const askPayment = (site: Site, { buyer, propertyId }: Bought) =>
  askAs(site, buyer)('POST', '/payment/property-subscription', {
    token: buyer.token,
    body: { propertyId },
  })

export const askRenewal = (site: Site, buyer: Buyer, subscriptionId: string) =>
  askAs(site, buyer)('POST', '/payment/subscription-renewal', {
    token: buyer.token,
    body: { subscriptionId },
  })

export async function orderAt({ environment }: Site, url: string) {
  const order = await environment.db.kysely
    .selectFrom('payment_orders')
    .select(['id', 'gateway_reference', 'amount_fils'])
    .where('gateway_url', '=', url)
    .executeTakeFirstOrThrow()
  return {
    orderId: order.id,
    reference: order.gateway_reference ?? '',
    amountFils: Number(order.amount_fils),
  }
}

/** From the button of the ad to the page of the sandbox. */
export async function checkOut(site: Site, bought: Bought): Promise<Checkout> {
  const url = await untilDone('a checkout', async () => {
    const { status, body } = await askPayment(site, bought)
    return status === 200 ? (body.data.url as string) : undefined
  })
  return { ...bought, url, ...(await orderAt(site, url)) }
}

/** A button of the sandbox's page. Answers where it leads. */
export async function press(site: Site, url: string, outcome: string): Promise<string> {
  const { pathname } = new URL(url)
  return untilDone('a button', async () => {
    const { status, headers } = await askPlainly(site.serving().port, {
      path: pathname,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `outcome=${outcome}`,
    })
    return status === 303 ? headers.location : undefined
  })
}

/** What the page that the sandbox returns to asks. */
export async function stateOf(site: Site, { buyer, orderId }: Pick<Checkout, 'buyer' | 'orderId'>) {
  const answer = await askAs(site, buyer)('GET', `/payment/orders/${orderId}`, {
    token: buyer.token,
  })
  return answer.body.data.order.state as string
}

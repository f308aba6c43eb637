import { setTimeout } from 'node:timers/promises'
import { postedAd } from '../ads/posted-ad.ts'
import { jpeg, uploader } from '../files/uploads.ts'
import { type AccessFixtures, payAt } from './fixtures.ts'

/** Somebody's own thing, and another account of the same role. */
type Scene = { id: string | number; owner: string; stranger: string; body?: object }

async function sessionScene({ ask, person }: AccessFixtures): Promise<Scene> {
  const [one, other] = [await person('landlord'), await person('landlord')]
  const body = { email: one.email, password: 'mint tea' }
  const owner = (await ask('POST', '/auth/login', { body })).body.data.token
  const { sessions } = (await ask('GET', '/auth/sessions', { token: owner })).body.data
  const { id } = sessions.find(({ current }: { current: boolean }) => !current)
  return { id, owner, stranger: other.token }
}

async function invitationScene({ ask, person, invite }: AccessFixtures): Promise<Scene> {
  const [one, other] = [await person('agency'), await person('agency')]
  await invite(one, `invited-by-${one.id}@example.com`)
  const { agents } = (await ask('GET', '/agents/my-agents', { token: one.token })).body.data
  return { id: agents[0].id, owner: one.token, stranger: other.token }
}

async function memberScene({ person, join }: AccessFixtures): Promise<Scene> {
  const [one, other] = [await person('agency'), await person('agency')]
  const agent = await person('agent')
  await join(agent, one)
  return { id: agent.id, owner: one.token, stranger: other.token }
}

async function fileScene({ site, person }: AccessFixtures): Promise<Scene> {
  const [one, other] = [await person('broker'), await person('broker')]
  const { body } = await uploader(site)('/files/upload/single', [await jpeg()], one)
  return { id: body.data.file.id, owner: one.token, stranger: other.token }
}

const adScene =
  (changes: object, body: object = {}) =>
  async ({ ask, person }: AccessFixtures): Promise<Scene> => {
    const [one, other] = [await person('landlord'), await person('landlord')]
    const ad = await ask('POST', '/properties', { token: one.token, body: postedAd(changes) })
    return { id: ad.body.data.property.id, owner: one.token, stranger: other.token, body }
  }

async function feedScene({ site, person }: AccessFixtures): Promise<Scene> {
  const [one, other] = [await person('agency'), await person('agency')]
  const file = { name: 'feed.ndjson', bytes: Buffer.from('{"referenceId":"A-1"}\n') }
  const way = { token: one.token, field: 'file' }
  const { body } = await uploader(site)('/feeds/upload', [file], way)
  return { id: body.data.feed.id, owner: one.token, stranger: other.token }
}

async function runScene(fixtures: AccessFixtures): Promise<Scene> {
  const feed = await feedScene(fixtures)
  const { body } = await fixtures.ask('POST', `/feeds/${feed.id}/check`, { token: feed.owner })
  return { ...feed, id: body.data.run.id }
}

async function searchScene({ ask, person }: AccessFixtures): Promise<Scene> {
  const [one, other] = [await person('landlord'), await person('agent')]
  const body = { name: 'Villas', filters: { property_type: 'villa' } }
  const saved = await ask('POST', '/searches', { token: one.token, body })
  return { id: saved.body.data.search.id, owner: one.token, stranger: other.token }
}

/** An order of an ad that awaits the payment of its package. */
async function orderScene({ ask, person }: AccessFixtures): Promise<Scene> {
  const [one, other] = [await person('landlord'), await person('landlord')]
  const { token } = one
  const ad = await ask('POST', '/properties', { token, body: postedAd({ subscriptionId: 2 }) })
  const body = { propertyId: ad.body.data.property.id }
  await ask('POST', '/payment/property-subscription', { token, body })
  const { orders } = (await ask('GET', '/payment/orders', { token })).body.data
  return { id: orders[0].id, owner: token, stranger: other.token }
}

/** A paid order, which has an invoice. */
async function paidScene(fixtures: AccessFixtures): Promise<Scene> {
  const scene = await orderScene(fixtures)
  const { owner: token } = scene
  const orderOf = async () =>
    (await fixtures.ask('GET', `/payment/orders/${scene.id}`, { token })).body.data.order
  await payAt(fixtures, (await orderOf()).url)
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await orderOf()).state === 'paid') return scene
    await setTimeout(100)
  }
  throw new Error('the payment has no effect')
}

/** Of each private call on one thing: a thing, its owner, and a stranger who must not reach it. */
export const scenes: Record<string, (fixtures: AccessFixtures) => Promise<Scene>> = {
  'DELETE /auth/sessions/{id}': sessionScene,
  'DELETE /agencies/agents/{id}': memberScene,
  'DELETE /agencies/invitations/{id}': invitationScene,
  'DELETE /files/auth/{id}': fileScene,
  'PUT /feeds/{id}': feedScene,
  'DELETE /feeds/{id}': feedScene,
  'POST /feeds/{id}/check': feedScene,
  'POST /feeds/{id}/run': feedScene,
  'GET /feeds/runs/{id}': runScene,
  'GET /feeds/runs/{id}/rows': runScene,
  'GET /feeds/runs/{id}/report': runScene,
  'POST /feeds/runs/{id}/cancel': runScene,
  'GET /properties/my-properties/{id}': adScene({}),
  'GET /properties/my-properties/{id}/checks': adScene({}),
  'GET /properties/my-properties/{id}/events': adScene({}),
  'GET /properties/my-properties/{id}/statistics': adScene({}),
  'GET /properties/my-properties/{id}/statistics.csv': adScene({}),
  'PUT /properties/my-properties/{id}': adScene({}),
  'DELETE /properties/my-properties/{id}': adScene({ draft: true }),
  'POST /properties/set-visibility/{id}': adScene({}, { visibility: 'hidden' }),
  'POST /properties/set-state/{id}': adScene({}, { state: 'under_offer' }),
  'POST /properties/renew/{id}': adScene({}, { subscriptionId: null }),
  'POST /agencies/invitations/{id}/resend': invitationScene,
  'GET /payment/orders/{id}': orderScene,
  'GET /payment/orders/{id}/document': paidScene,
  'POST /payment/orders/{id}/cancel': orderScene,
  'PUT /searches/{id}': searchScene,
  'DELETE /searches/{id}': searchScene,
  'POST /searches/{id}/open': searchScene,
  'POST /searches/{id}/restore': searchScene,
}

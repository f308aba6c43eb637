import { setTimeout } from 'node:timers/promises'
import { codeOf, stepAt } from '#platform/secrets/one-time-codes.ts'
import { postedAd } from '../ads/posted-ad.ts'
import { jpeg, sendResumably, uploader } from '../files/uploads.ts'
import { type AccessFixtures, payAt, type Person } from './fixtures.ts'

type Answer = { status: number; body: unknown }

/** A call that works for `caller` beside an `owner` of the same role, who must not notice. */
export type OwnCall = {
  role: Person['role']
  /** What there is to be touched by mistake, and what the call needs. */
  prepare?: (fixtures: AccessFixtures, people: { owner: Person; caller: Person }) => Promise<object>
  send?: (fixtures: AccessFixtures, caller: Person) => Promise<Answer>
}

const password = 'mint tea'

const begin = async ({ ask }: AccessFixtures, { token }: Person) => {
  const { body } = await ask('POST', '/auth/second-factor', { token, body: { password } })
  return codeOf(body.data.secondFactor.secret, stepAt(new Date()))
}

const switchOn = async (fixtures: AccessFixtures, { caller }: { caller: Person }) => {
  const { token } = caller
  const body = { code: await begin(fixtures, caller) }
  const confirmed = await fixtures.ask('POST', '/auth/second-factor/confirm', { token, body })
  return { password, code: confirmed.body.data.recoveryCodes[0] }
}

const invitingOwner = async ({ invite }: AccessFixtures, { owner }: { owner: Person }) => {
  await invite(owner, `invited-by-${owner.id}@example.com`)
  return {}
}

const upload = (path: string) => async (fixtures: AccessFixtures, caller: Person) =>
  uploader(fixtures.site)(path, [await jpeg()], caller)

const sendFeed = async ({ site }: AccessFixtures, { token }: Pick<Person, 'token'>) => {
  const file = { name: 'feed.ndjson', bytes: Buffer.from('{"referenceId":"A-1"}\n') }
  return uploader(site)('/feeds/upload', [file], { token, field: 'file' })
}

/** An ad that somebody else offers. */
async function adOf({ ask, person }: AccessFixtures): Promise<{ propertyId: number }> {
  const { token } = await person('agency')
  const { body } = await ask('POST', '/properties', { token, body: postedAd() })
  return { propertyId: body.data.property.id }
}

const saveByBoth = async (
  fixtures: AccessFixtures,
  people: Partial<Record<'owner' | 'caller', Person>>,
) => {
  const body = await adOf(fixtures)
  for (const { token } of Object.values(people)) {
    await fixtures.ask('POST', '/anonymous-users/favorites', { token, body })
  }
  return body
}

const flats = { name: 'Flats', filters: { property_type: 'apartment' } }

const searchOfOwner = async ({ ask }: AccessFixtures, { owner }: { owner: Person }) => {
  await ask('POST', '/searches', { token: owner.token, body: flats })
  return flats
}

const packageWithPrice = 2

const waitingAd = async ({ ask }: AccessFixtures, { token }: Person) => {
  const body = postedAd({ subscriptionId: packageWithPrice })
  const ad = await ask('POST', '/properties', { token, body })
  return { propertyId: ad.body.data.property.id as number }
}

/** The notice of the payment may come a moment later. */
async function boughtSubscription(fixtures: AccessFixtures, buyer: Person): Promise<string> {
  const { ask } = fixtures
  const { token } = buyer
  const body = await waitingAd(fixtures, buyer)
  const paying = await ask('POST', '/payment/property-subscription', { token, body })
  await payAt(fixtures, paying.body.data.url)
  for (let tries = 0; tries < 100; tries += 1) {
    const [held] = (await ask('GET', '/subscriptions/mine', { token })).body.data.mySubscriptions
    if (held) return held.id
    await setTimeout(100)
  }
  throw new Error('the payment has no effect')
}

const orderOfOwner = async (fixtures: AccessFixtures, { owner }: { owner: Person }) => {
  const body = await waitingAd(fixtures, owner)
  await fixtures.ask('POST', '/payment/property-subscription', { token: owner.token, body })
  return {}
}

/** Of each private call that names no thing: it acts on the caller alone. */
export const ownCalls: Record<string, OwnCall> = {
  'GET /anonymous-users/favorites': {
    role: 'landlord',
    prepare: (fixtures, { owner }) => saveByBoth(fixtures, { owner }),
  },
  'GET /anonymous-users/favorites/ids': {
    role: 'agency',
    prepare: (fixtures, { owner }) => saveByBoth(fixtures, { owner }),
  },
  'POST /anonymous-users/favorites': {
    role: 'agent',
    prepare: (fixtures, { owner }) => saveByBoth(fixtures, { owner }),
  },
  'DELETE /anonymous-users/favorites': { role: 'company', prepare: saveByBoth },
  'GET /searches': { role: 'landlord', prepare: searchOfOwner },
  'POST /searches': { role: 'agent', prepare: searchOfOwner },
  'GET /auth/account': { role: 'landlord' },
  'GET /auth/export': { role: 'agency', prepare: invitingOwner },
  'DELETE /auth/account': { role: 'landlord', prepare: async () => ({ password }) },
  'GET /auth/sessions': { role: 'company' },
  'GET /agents/property-requests': { role: 'agency' },
  'GET /agents/my-agents': { role: 'agency', prepare: invitingOwner },
  'POST /auth/confirm-password': { role: 'agent', prepare: async () => ({ password }) },
  'PUT /auth/update-password': {
    role: 'broker',
    prepare: async () => ({ oldPassword: password, newPassword: 'cardamom coffee' }),
  },
  'PUT /agents/update': { role: 'agent', prepare: async () => ({ name: 'Another Name' }) },
  'PUT /agencies/update': { role: 'agency', prepare: async () => ({ name: 'Another Name' }) },
  'POST /agencies/add-agent': {
    role: 'company',
    prepare: async (fixtures, people) => {
      await invitingOwner(fixtures, people)
      return { email: `invited-by-${people.caller.id}@example.com` }
    },
  },
  'POST /agents/join-agency': {
    role: 'agent',
    prepare: async ({ person, invite }, { caller }) => ({
      token: await invite(await person('agency'), caller.email),
    }),
  },
  'POST /agents/leave-agency': {
    role: 'broker',
    prepare: async ({ person, join }, { owner, caller }) => {
      const office = await person('agency')
      await join(owner, office)
      await join(caller, office)
      return {}
    },
  },
  'POST /auth/second-factor': { role: 'agent', prepare: async () => ({ password }) },
  'POST /auth/second-factor/confirm': {
    role: 'company',
    prepare: async (fixtures, { caller }) => ({ code: await begin(fixtures, caller) }),
  },
  'DELETE /auth/second-factor': { role: 'landlord', prepare: switchOn },
  'GET /auth/statistics': { role: 'company' },
  'GET /auth/statistics/properties': { role: 'agency' },
  'GET /auth/statistics.csv': { role: 'broker' },
  'POST /properties': { role: 'agency', prepare: async () => postedAd() },
  'POST /properties/bulk': {
    role: 'broker',
    prepare: async ({ ask }, { owner }) => {
      const ad = await ask('POST', '/properties', { token: owner.token, body: postedAd() })
      return { ids: [ad.body.data.property.id], action: 'hide' }
    },
  },
  'GET /properties/my-properties': {
    role: 'landlord',
    prepare: async ({ ask }, { owner }) => {
      await ask('POST', '/properties', { token: owner.token, body: postedAd() })
      return {}
    },
  },
  'POST /payment/property-subscription': {
    role: 'landlord',
    prepare: (fixtures, { caller }) => waitingAd(fixtures, caller),
  },
  'POST /payment/subscription-renewal': {
    role: 'agency',
    prepare: async (fixtures, { caller }) => ({
      subscriptionId: await boughtSubscription(fixtures, caller),
    }),
  },
  'GET /payment/orders': { role: 'broker', prepare: orderOfOwner },
  'GET /subscriptions/mine': { role: 'company', prepare: orderOfOwner },
  'GET /feeds': {
    role: 'agency',
    prepare: async (fixtures, { owner }) => {
      await sendFeed(fixtures, owner)
      return {}
    },
  },
  'POST /feeds': { role: 'broker', prepare: async () => ({ url: 'https://crm.example/feed.xml' }) },
  'POST /feeds/upload': { role: 'agent', send: sendFeed },
  'GET /feeds/export': {
    role: 'agency',
    prepare: async ({ ask }, { owner }) => {
      await ask('POST', '/properties', { token: owner.token, body: postedAd() })
      return {}
    },
    send: async ({ site }, { token }) => {
      const headers = { authorization: `Bearer ${token}` }
      const url = '/api/feeds/export?dialect=ndjson'
      const { statusCode, body } = await site.app.inject({ url, headers })
      return { status: statusCode, body }
    },
  },
  'POST /files/upload': { role: 'agent', send: upload('/files/upload') },
  'POST /files/upload/resumed': {
    role: 'broker',
    prepare: async ({ site }, { caller }) => ({
      uploadId: await sendResumably(site, (await jpeg()).bytes, caller.token),
    }),
  },
  'POST /files/upload/single': { role: 'agency', send: upload('/files/upload/single') },
}

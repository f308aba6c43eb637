import { expect, test } from 'vitest'
import { operatorMails } from '#app/operator-mails.ts'
import { profileCodeOf } from '#features/accounts/advertiser/rules/profile-codes.ts'
import { agentsOfPart, partsWithAgents } from '#features/site/sitemaps/queries.ts'
import { asker } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { teamsOf } from '#test/team.ts'
import { createOperator, hideProfile, showProfile } from './actions.ts'
import { findEvents } from './queries.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const db = site.db.kysely
const ask = asker(site)

const command = (reason: string) => {
  const now = new Date()
  const mailing = {
    post: site.providers.post,
    origin: 'https://dara.example',
    language: 'en' as const,
    now,
  }
  return { db, mails: operatorMails(mailing), actor: 'noor', reason, now }
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

/** In which public places an account is found now. */
async function placesOf(id: number) {
  const data = async (path: string) => (await site.get(path)).body.data
  const size = 1_000_000
  const parts = await partsWithAgents(db, size)
  return {
    page: (await site.get(`/agents/details/${id}`)).status === 200,
    card: idsOf((await data('/agents?limit=100')).agents).includes(id),
    names: idsOf((await data('/agents/auto-complete?query=Zeynep')).owners).includes(id),
    sitemap: parts.includes(1) && idsOf(await agentsOfPart(db, { part: 1, size })).includes(id),
    code: (await site.app.inject(profileCodeOf(id))).statusCode === 200,
  }
}

const everywhere = { page: true, card: true, names: true, sitemap: true, code: true }
const nowhere = { page: false, card: false, names: false, sitemap: false, code: false }

const teams = teamsOf(site)

test('A profile that an operator hides is in no public place until it is shown again', async () => {
  const { user, email, token } = await teams.person('agent', 'Zeynep Kaya')
  expect(await placesOf(user.id)).toEqual(everywhere)
  await hideProfile(command('insults'), email)
  expect(await placesOf(user.id)).toEqual(nowhere)
  const own = await ask('GET', '/auth/account', { token })
  expect([own.status, own.body.data.user.qrCodeImage]).toEqual([200, null])
  await expect(hideProfile(command('again'), email)).rejects.toThrow('already hidden')
  await showProfile(command('mended'), String(user.id))
  expect(await placesOf(user.id)).toEqual(everywhere)
  await expect(showProfile(command('again'), email)).rejects.toThrow('not hidden')
  const events = await findEvents(db, user.id)
  expect(events.map(({ kind, actor, reason }) => [kind, actor, reason])).toEqual([
    ['profile_hidden', 'noor', 'insults'],
    ['profile_shown', 'noor', 'mended'],
  ])
})

test('Ads of a hidden profile stay, without its photo and a way to it', async () => {
  const adsOf = async () =>
    (await site.get(`/properties?agent=${site.agentId}`)).body.data.properties
  const ids = idsOf(await adsOf())
  const advertiser = async () => (await site.get(`/properties/${ids[0]}`)).body.data.property.agent
  const { name, photo, job, phone } = await advertiser()
  expect([typeof photo, job]).toEqual(['object', 'Senior agent'])
  await hideProfile(command('insults'), String(site.agentId))
  const left = { name, phone, hasProfile: false, photo: null, job: null }
  expect(await advertiser()).toMatchObject(left)
  expect(idsOf(await adsOf())).toEqual(ids)
})

test('The agency of a hidden agent sees it as long as they work for it, and a hidden agency is not named by its agents', async () => {
  const agency = await teams.person('agency', 'Zeynep Homes')
  const agent = await teams.person('agent', 'Zeynep Aydin')
  await db
    .updateTable('accounts')
    .set({ agency_id: agency.user.id })
    .where('id', '=', agent.user.id)
    .execute()
  const agencyOf = async () =>
    (await site.get(`/agents/details/${agent.user.id}`)).body.data.agent.agency?.id
  expect(await agencyOf()).toBe(agency.user.id)
  await hideProfile(command('insults'), agency.email)
  expect(await agencyOf()).toBeUndefined()
  await hideProfile(command('insults'), agent.email)
  expect(await teams.statuses(agency)).toEqual([[agent.email, 'active']])
  await teams.ask('POST', '/agents/leave-agency', { token: agent.token })
  expect(await teams.statuses(agency)).toEqual([])
})

test('Operators have no profile that could be hidden', async () => {
  const email = 'staff@dara.example'
  await createOperator(command('new'), { email, name: 'Staff' })
  await expect(hideProfile(command('none'), email)).rejects.toThrow('no public profile')
})

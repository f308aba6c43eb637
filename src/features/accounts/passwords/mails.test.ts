import { describe, expect, test } from 'vitest'
import { dayMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { codeOf, stepAt } from '#platform/secrets/one-time-codes.ts'
import { endSessions } from '#platform/session/sessions.ts'
import { committerWhenAwaited } from '#test/accounts/waiting.ts'
import { mailedToken, mailsTo } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { faultOf, type Person, teamsOf } from '#test/team.ts'
import { endInvitations } from './queries/lasting-access.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const tick = () => {
  time += 1
  return new Date(time)
}
const site = await openSite({ now: tick, env: { WORKER: 'off' } })
const { ask, person, add, join, statuses, invited, hired } = teamsOf(site)

const letterOf = async ({ email }: Person) => {
  const [mail] = await mailsTo(site, email)
  return mail!
}

async function reset({ email }: Person, headers: object = {}) {
  await ask('POST', '/auth/forget-password', { body: { email } })
  const token = await mailedToken(site, email, 'reset-password')
  const body = { token, password: 'rose water', confirmPassword: 'rose water' }
  expect((await ask('POST', '/auth/reset-password', { body, headers })).status).toBe(200)
}

const change = async ({ token }: Person) => {
  const body = { oldPassword: 'mint tea', newPassword: 'rose water' }
  expect((await ask('PUT', '/auth/update-password', { token, body })).status).toBe(200)
}

const hire = async (agency: Person, agent: Person) =>
  join(agent, await invited(agency, agent.email))

const invitationsTo = (email: string) =>
  site.db.kysely.selectFrom('invitations').select('id').where('email', '=', email).execute()

describe('A new password by mail', () => {
  test('takes the open invitations of an agency back, and names them', async () => {
    const agency = await person('agency')
    const accomplice = await person('agent')
    const token = await invited(agency, accomplice.email)
    await reset(agency)
    expect(faultOf(await join(accomplice, token))).toEqual([422, 'invalid_token', 'token'])
    const { text } = await letterOf(agency)
    expect(text).toContain(`were cancelled: ${accomplice.email}. You can invite`)
  })

  test('leaves alone who has declined, and the invitations of others', async () => {
    const [agency, other] = [await person('agency'), await person('agency')]
    const agent = await person('agent')
    const body = { token: await invited(agency, agent.email) }
    await ask('POST', '/agents/decline-invitation', { body })
    await add(other, agent.email)
    await reset(agency)
    expect(await statuses(other)).toEqual([[agent.email, 'invited']])
    expect((await letterOf(agency)).text).not.toContain('were cancelled')
  })

  test('lets nobody invite by a call that its sessions let in before', async () => {
    const agency = await person('agency')
    const email = 'quick@example.com'
    const replace = async (tx: Db) => {
      await endSessions(tx, { accountId: agency.user.id })
      await endInvitations(tx, agency.user.id)
    }
    await committerWhenAwaited(site.db.kysely)(replace, [() => add(agency, email)])
    expect(await invitationsTo(email)).toEqual([])
    expect(await mailsTo(site, email)).toEqual([])
  })
})

describe('The letter of a changed password', () => {
  test('names who joined the team in the last days, and where to remove them', async () => {
    const agency = await person('agency')
    await hire(agency, await person('agent', 'Old Hand'))
    time += 31 * dayMs
    await reset(agency)
    const thief = await person('agent', 'see evil.example')
    const login = { email: agency.email, password: 'rose water' }
    const { token } = (await ask('POST', '/auth/login', { body: login })).body.data
    await hire({ ...agency, token }, thief)
    await reset(agency)
    const { text, html } = await letterOf(agency)
    expect(text).toContain('publish ads in your name: see evil. example. Remove anyone')
    expect(text).toMatch(/\/en\/account\/users\n/)
    expect(text).not.toContain('Old Hand')
    expect(html).not.toContain('evil.example')
  })

  test('names neither who has left nor, where the owner changed it, invitations as taken back', async () => {
    const { agency, agent } = await hired()
    await ask('POST', '/agents/leave-agency', { token: agent.token })
    await add(agency, 'waits@example.com')
    await change(agency)
    const { text } = await letterOf(agency)
    expect(text).toContain('an open invitation to your team: waits@example.com. If you')
    expect(text).not.toContain('joined your team')
    expect(await statuses(agency)).toContainEqual(['waits@example.com', 'invited'])
  })

  test('names ten of a large team and how many more there are, in Arabic too', async () => {
    const agency = await person('agency')
    for (let at = 0; at < 12; at += 1) await add(agency, `many-${at}@example.com`)
    await reset(agency, { 'accept-language': 'ar' })
    const { text } = await letterOf(agency)
    expect(text).toContain('، \u2066many-2@example.com\u2069 وغيرها (2)')
    expect(text).not.toContain('many-1@')
  })

  test('names the agency that an account joined in the last days', async () => {
    const agency = await person('agency', 'Strange Homes')
    const agent = await person('agent')
    await hire(agency, agent)
    await reset(agent)
    const { text } = await letterOf(agent)
    expect(text).toContain('joined the team of Strange Homes in the last 30 days')
    expect(text).toMatch(/\/en\/account\n/)
  })

  test('names another phone number and a second factor of the last days', async () => {
    const agent = await person('agent')
    const { token } = agent
    await ask('PUT', '/agents/update', { token, body: { phone: '050 999 8877' } })
    const begun = await ask('POST', '/auth/second-factor', {
      token,
      body: { password: 'mint tea' },
    })
    const { secret } = begun.body.data.secondFactor
    const body = { code: codeOf(secret, stepAt(new Date(time))) }
    expect((await ask('POST', '/auth/second-factor/confirm', { token, body })).status).toBe(201)
    await change(agent)
    const { text } = await letterOf(agent)
    expect(text).toContain('was changed in the last 30 days: +971 50 999 8877.')
    expect(text).toContain('Two-step verification was turned on for your account')
    expect(text).toMatch(/\/en\/contact-us\n/)
  })

  test('says nothing of what nobody has added', async () => {
    const agency = await person('agency')
    await reset(agency)
    expect((await letterOf(agency)).text).not.toContain('team')
  })
})

import { describe, expect, test } from 'vitest'
import { asker, mailedToken, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { faultOf, type Person, teamsOf } from '#test/team.ts'
import { sweepTeams } from './actions.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const tick = () => {
  time += 1
  return new Date(time)
}
const site = await openSite({ now: tick, env: { WORKER: 'off' } })
const { ask, person, add, join, team, statuses, invited, hired } = teamsOf(site)
const { kysely: db } = site.db

describe('POST /agencies/add-agent', () => {
  test('mails a link and answers the same whether there is an account or not', async () => {
    const agency = await person('agency', 'Marina Homes')
    const known = await person('agent')
    const answers = [await add(agency, known.email), await add(agency, 'nobody@example.com')]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [201, { data: {} }],
      [201, { data: {} }],
    ])
    const [mail] = await mailsTo(site, 'nobody@example.com')
    expect(mail?.subject).toBe('Marina Homes invites you to join')
    expect(mail?.text).toMatch(/http:\/\/localhost:80\/en\/join\/[\w-]{43}\n/)
    const rows: object[] = (await team(agency)).agents
    const own = { id: 0, email: '', name: '', names: {}, memberSince: '' }
    const [one, two] = rows.map((row) => ({ ...row, ...own }))
    expect(one).toEqual(two)
  })

  test('speaks the language of whoever invites', async () => {
    const agency = await person('company')
    const headers = { 'accept-language': 'ar' }
    const body = { email: 'noor@example.com' }
    await ask('POST', '/agencies/add-agent', { token: agency.token, body, headers })
    const [mail] = await mailsTo(site, 'noor@example.com')
    expect(mail?.subject).toContain('دعوة للانضمام')
    expect(mail?.html).toContain('dir="rtl"')
  })

  test('sends one mail for a request that comes twice under one key', async () => {
    const agency = await person('agency')
    const sent = { token: agency.token, body: { email: 'once@example.com' } }
    const headers = { 'idempotency-key': 'twice' }
    for (let i = 0; i < 2; i += 1) {
      expect((await ask('POST', '/agencies/add-agent', { ...sent, headers })).status).toBe(201)
    }
    expect(await mailsTo(site, 'once@example.com')).toHaveLength(1)
  })

  test('refuses what is no address and who is in the team already', async () => {
    const { agency, agent } = await hired()
    expect(faultOf(await add(agency, 'nobody'))).toEqual([422, 'invalid_email', 'email'])
    expect(faultOf(await add(agency, ''))).toEqual([422, 'required', 'email'])
    expect(faultOf(await add(agency, agent.email))).toEqual([409, 'already_member', 'email'])
  })

  test('sends three mails an hour to one address, of these two for one agency', async () => {
    const strict = await openSite({ now: tick, env: { WORKER: 'off', RATE_LIMITS: 'on' } })
    const inviteOften = async (from: string) => {
      const { token } = await signUp(strict, { email: from, role: 'agency' })
      const body = { email: 'victim@example.com' }
      for (let i = 0; i < 5; i += 1) {
        const answer = await asker(strict)('POST', '/agencies/add-agent', { token, body })
        expect(answer.status).toBe(201)
      }
      return (await mailsTo(strict, 'victim@example.com')).length
    }
    expect(await inviteOften('eager@example.com')).toBe(2)
    expect(await inviteOften('other@example.com')).toBe(3)
    expect(await inviteOften('third@example.com')).toBe(3)
  })
})

describe('POST /agents/decline-invitation', () => {
  const decline = (token: string) => ask('POST', '/agents/decline-invitation', { body: { token } })

  test('needs no account, and the agency sees it', async () => {
    const agency = await person('agency')
    const email = 'no-thanks@example.com'
    const [first, token] = [await invited(agency, email), await invited(agency, email)]
    expect((await decline(token)).status).toBe(200)
    expect(await statuses(agency)).toEqual([[email, 'declined']])
    for (const spent of [first, token]) {
      expect((await ask('GET', `/agents/join-agency/${spent}`)).status).toBe(404)
      expect(faultOf(await join(await person('agent'), spent))).toEqual([
        422,
        'invalid_token',
        'token',
      ])
      expect(faultOf(await decline(spent))).toEqual([422, 'invalid_token', 'token'])
    }
  })

  test('leaves the agency free to ask again, or to take the line away', async () => {
    const agency = await person('agency')
    const agent = await person('agent')
    await decline(await invited(agency, agent.email))
    const token = await invited(agency, agent.email)
    expect(await statuses(agency)).toEqual([[agent.email, 'invited']])
    await decline(token)
    const [{ id }] = (await team(agency)).agents
    const { status } = await ask('DELETE', `/agencies/invitations/${id}`, { token: agency.token })
    expect([status, await statuses(agency)]).toEqual([200, []])
  })

  test('is not both: of a yes and a no at once one counts', async () => {
    const agency = await person('agency')
    const agent = await person('agent')
    const token = await invited(agency, agent.email)
    const answers = await Promise.all([join(agent, token), decline(token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const isIn = answers[0]?.status === 200
    expect(await statuses(agency)).toEqual([[agent.email, isIn ? 'active' : 'declined']])
  })
})

describe('POST /agents/join-agency', () => {
  test.each(['agent', 'broker'])('brings a %s into the agency', async (role) => {
    const agency = await person('agency', 'Creek Homes')
    const agent = await person(role)
    const token = await invited(agency, agent.email)
    const shown = await ask('GET', `/agents/join-agency/${token}`)
    expect(shown.body.data.invitation.agency).toEqual({
      id: agency.user.id,
      slug: 'creek-homes',
      name: 'Creek Homes',
      names: { en: 'Creek Homes', ar: null },
    })
    const answer = await join(agent, token)
    expect(answer.status).toBe(200)
    expect(answer.body.data.user.agency.id).toBe(agency.user.id)
    expect(await statuses(agency)).toEqual([[agent.email, 'active']])
    const { agent: profile } = (await site.get(`/agents/details/${agent.user.id}`)).body.data
    expect(profile.agency.name).toBe('Creek Homes')
    expect((await mailsTo(site, agency.email))[0]?.subject).toBe(`${role} joined your team`)
    expect((await mailsTo(site, agent.email))[0]?.subject).toBe('You joined Creek Homes')
  })

  test('takes any agent who holds the token', async () => {
    const [agency, agent] = [await person('agency'), await person('agent')]
    const token = await invited(agency, 'other-address@example.com')
    expect((await join(agent, token)).status).toBe(200)
    expect(await statuses(agency)).toEqual([[agent.email, 'active']])
  })

  test('refuses a second agency and keeps its invitation', async () => {
    const { agent } = await hired()
    const second = await person('agency')
    const token = await invited(second, agent.email)
    expect(faultOf(await join(agent, token))).toEqual([409, 'already_in_agency', undefined])
    expect((await ask('GET', `/agents/join-agency/${token}`)).status).toBe(200)
  })

  test('refuses a spent, an unknown, an old and a foreign token', async () => {
    const agency = await person('agency')
    const [one, two] = [await person('agent'), await person('agent')]
    const spent = await invited(agency, one.email)
    await join(one, spent)
    const verify = two.link
    for (const token of [spent, 'unknown', verify]) {
      expect(faultOf(await join(two, token))).toEqual([422, 'invalid_token', 'token'])
      expect((await ask('GET', `/agents/join-agency/${token}`)).status).toBe(404)
    }
    const old = await invited(agency, two.email)
    time += 7 * 24 * 3600_000
    const body = { email: two.email, password: 'mint tea' }
    const { token } = (await ask('POST', '/auth/login', { body })).body.data
    expect((await join({ ...two, token }, old)).status).toBe(422)
  })

  test('lets in one of two who hold the same token', async () => {
    const [agency, one, two] = [
      await person('agency'),
      await person('agent'),
      await person('agent'),
    ]
    const token = await invited(agency, 'shared@example.com')
    const answers = await Promise.all([join(one, token), join(two, token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })
})

describe('an invitation', () => {
  const invitationOf = async (agency: Person) => (await team(agency)).agents[0].id as number

  test('is sent again, and the earlier link stays good', async () => {
    const [agency, agent] = [await person('agency'), await person('agent')]
    const first = await invited(agency, agent.email)
    const path = `/agencies/invitations/${await invitationOf(agency)}/resend`
    const again = await ask('POST', path, { token: agency.token })
    expect([again.status, again.body]).toEqual([200, { data: {} }])
    expect(await mailedToken(site, agent.email, 'join')).not.toBe(first)
    expect(await statuses(agency)).toEqual([[agent.email, 'invited']])
    expect((await join(agent, first)).status).toBe(200)
  })

  test('is taken back, and its links open nothing', async () => {
    const [agency, agent] = [await person('agency'), await person('agent')]
    const token = await invited(agency, agent.email)
    const path = `/agencies/invitations/${await invitationOf(agency)}`
    expect((await ask('DELETE', path, { token: agency.token })).status).toBe(200)
    expect((await join(agent, token)).status).toBe(422)
    expect((await ask('DELETE', path, { token: agency.token })).status).toBe(404)
  })

  test('of another agency is neither sent again nor taken back', async () => {
    const [agency, other] = [await person('agency'), await person('agency')]
    const token = await invited(agency, 'guarded@example.com')
    const path = `/agencies/invitations/${await invitationOf(agency)}`
    const asked = { token: other.token }
    expect((await ask('POST', `${path}/resend`, asked)).status).toBe(404)
    expect((await ask('DELETE', path, asked)).status).toBe(404)
    expect((await ask('GET', `/agents/join-agency/${token}`)).status).toBe(200)
  })

  test('that nobody accepts is forgotten after thirty days', async () => {
    const agency = await person('agency')
    await invited(agency, 'silent@example.com')
    await sweepTeams(db, new Date(time + 29 * 24 * 3600_000))
    expect(await statuses(agency)).toHaveLength(1)
    await sweepTeams(db, new Date(time + 31 * 24 * 3600_000))
    expect(await statuses(agency)).toEqual([])
  })
})

test('GET /agents/my-agents pages through the invited, the active and those who left', async () => {
  const { agency, agent: gone } = await hired()
  await ask('POST', '/agents/leave-agency', { token: gone.token })
  const active = await person('broker', 'Aisha')
  await join(active, await invited(agency, active.email))
  await invited(agency, 'later@example.com')
  expect(await statuses(agency)).toEqual([
    ['later@example.com', 'invited'],
    [active.email, 'active'],
    [gone.email, 'left'],
  ])
  const { agents, pagination } = await team(agency, '?limit=1&page=2')
  expect(agents).toMatchObject([{ id: active.user.id, name: 'Aisha', status: 'active' }])
  expect(pagination).toEqual({ page: 2, limit: 1, total: 3, totalIsExact: true, pages: 3 })
  expect((await team(agency, '?page=9')).agents).toEqual([])
})

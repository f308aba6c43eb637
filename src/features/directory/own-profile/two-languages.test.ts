import { describe, expect, test } from 'vitest'
import { asker, mailsTo, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { teamsOf } from '#test/team.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const tick = () => {
  time += 1
  return new Date(time)
}
const site = await openSite({ now: tick, env: { WORKER: 'off' } })
const ask = asker(site)
const { person, invited, join } = teamsOf(site)

const update = async (token: string, body: object) =>
  (await ask('PUT', '/agents/update', { token, body })).body.data.user

const shown = async (id: number) => (await site.get(`/agents/details/${id}`)).body.data.agent

const names = { en: 'Omar Sabbagh', ar: 'عمر صباغ' }

describe('A second name, job and bio', () => {
  test('stand beside the first ones, which stay what they are for every reader', async () => {
    const { token, user } = await signUp(site, { email: 'omar@example.com', name: names.en })
    expect(user).toMatchObject({ name: names.en, names: { en: names.en, ar: null } })
    const jobs = { en: 'Property consultant', ar: 'مستشار عقاري' }
    const bios = { en: 'Homes by the sea', ar: 'بيوت على البحر\nمنذ 2014' }
    await update(token, { job: jobs.en, jobs, bios, names: { ar: names.ar } })
    for (const language of ['en', 'ar-AE']) {
      const path = `/agents/details/${user.id}`
      const { agent } = (await site.get(path, { 'accept-language': language })).body.data
      expect(agent).toMatchObject({ name: names.en, names, job: jobs.en, jobs, bios })
    }
  })

  test('are kept where they are not sent, and removed by null', async () => {
    const sent = { email: 'kept@example.com', name: 'ليلى', names: { en: 'Layla' } }
    const { token } = await signUp(site, sent)
    expect((await update(token, { job: 'وسيطة' })).names).toEqual({ en: 'Layla', ar: 'ليلى' })
    expect((await update(token, { names: { en: null } })).names).toEqual({ en: null, ar: 'ليلى' })
    const both = { en: 'Layla Q', ar: 'ليلى ق' }
    expect(await update(token, { names: both })).toMatchObject({ name: 'ليلى ق', names: both })
  })

  test('of a name are in a cookie for the header, until only one form is left', async () => {
    const { token } = await signUp(site, { email: 'header@example.com', name: names.en })
    const change = (body: object, cookies = {}) =>
      ask('PUT', '/agents/update', { token, body, cookies })
    expect((await change({ job: 'Broker' })).cookies).not.toHaveProperty('user_names')
    const { user_name, user_names } = (await change({ names })).cookies
    expect(user_name).toMatchObject({ value: names.en })
    expect(JSON.parse(user_names!.value)).toEqual(names)
    const cookies = { user_names: user_names!.value }
    const left = await change({ names: { ar: null } }, cookies)
    expect(left.cookies.user_names).toMatchObject({ value: '', path: '/' })
  })

  test('come with a registration', async () => {
    const bios = { ar: 'بيوت على البحر' }
    const sent = { email: 'both@example.com', name: names.en, names: { ar: names.ar }, bios }
    const { user } = await signUp(site, sent)
    expect(user).toMatchObject({ name: names.en, names })
    expect((await shown(user.id)).bios).toEqual({ en: registration().description, ...bios })
  })

  test('give an Arabic name an address that can be read', async () => {
    const sent = { email: 'slug@example.com', name: names.ar, names: { en: names.en } }
    const { token, user } = await signUp(site, sent)
    expect((await shown(user.id)).slug).toBe('omar-sabbagh')
    await update(token, { job: 'وسيط' })
    expect((await shown(user.id)).slug).toBe('omar-sabbagh')
    await update(token, { names: { en: 'Omar S' } })
    expect((await shown(user.id)).slug).toBe('omar-s')
  })

  test.each([
    [{ names: { ar: 'عقارات موثّقة' } }, 'names.ar', 'claims_verification'],
    [{ names: { ar: 'ع'.repeat(101) } }, 'names.ar', 'too_long'],
    [{ jobs: { en: 'x'.repeat(101) } }, 'jobs.en', 'too_long'],
    [{ bios: { ar: 'ع'.repeat(4_001) } }, 'bios.ar', 'too_long'],
    [{ names: 'Omar' }, 'names', 'invalid'],
    [{ names: { ar: 7 } }, 'names.ar', 'invalid'],
  ])('are refused at their own path: %o', async (body, path, code) => {
    const { token } = await person('agent')
    const answer = await ask('PUT', '/agents/update', { token, body })
    const [fault] = answer.body.errors
    expect([answer.status, fault.path, fault.code]).toEqual([422, path, code])
  })

  test('are found by either script, in the list of agents and by suggestion', async () => {
    const sent = { name: 'Zubaida Qahtani', names: { ar: 'زبيدة القحطاني' } }
    const { user } = await signUp(site, { email: 'zubaida@example.com', ...sent })
    for (const typed of ['zubaida', 'qahtani', 'زبيده', 'القحطاني', 'القحطانى']) {
      const query = encodeURIComponent(typed)
      const { agents } = (await site.get(`/agents?name=${query}`)).body.data
      expect([typed, agents[0]?.id]).toEqual([typed, user.id])
      const { owners } = (await site.get(`/agents/auto-complete?query=${query}`)).body.data
      expect([typed, owners[0]]).toEqual([
        typed,
        expect.objectContaining({ id: user.id, names: { en: sent.name, ...sent.names } }),
      ])
    }
  })
})

describe('Mails between an agency and its agents', () => {
  const agencyNames = { en: 'Marina Homes', ar: 'بيوت المارينا' }

  async function renamed(role: string, both: { en: string; ar: string }) {
    const one = await person(role, both.en)
    const path = role === 'agency' ? '/agencies/update' : '/agents/update'
    await ask('PUT', path, { token: one.token, body: { names: both } })
    return one
  }

  test('name both in the language of the mail, greeting included', async () => {
    const [agency, agent] = [await renamed('agency', agencyNames), await renamed('agent', names)]
    const token = await invited(agency, agent.email)
    expect((await mailsTo(site, agent.email))[0]?.subject).toContain(agencyNames.en)

    const headers = { 'accept-language': 'ar' }
    await ask('POST', '/agents/join-agency', { token: agent.token, body: { token }, headers })
    const [told] = await mailsTo(site, agency.email)
    expect(told?.text).toContain(names.ar)
    expect(told?.text).toMatch(new RegExp(`^مرحبًا ${agencyNames.ar}،`))
    const [own] = await mailsTo(site, agent.email)
    expect(own?.text).toContain(agencyNames.ar)
    expect(own?.text).not.toContain(agencyNames.en)
  })

  test('name the only name there is where there is no other', async () => {
    const [agency, agent] = [await person('agency', 'Marina Homes'), await person('agent', 'نورة')]
    await join(agent, await invited(agency, agent.email))
    expect((await mailsTo(site, agency.email))[0]?.text).toContain('نورة')
  })
})

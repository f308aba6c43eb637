import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findBytes } from '#features/files/quotas/queries/shares.ts'
import { maxOffShowMegabytesOfNewcomer } from '#features/files/quotas/rules/shares.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { openSite } from '#test/site.ts'

const site = await openSite()
const { ask, person, rows, take } = feedsOf(site)
const { kysely: db } = site.db

type Person = Awaited<ReturnType<typeof person>>

const stored = ({ user }: Person) => findBytes(db, 'off_show', user.id)

const fill = ({ user }: Person) =>
  sql`
    insert into storage_entries (account_id, kind, bytes)
    values (${user.id}, 'off_show', ${maxOffShowMegabytesOfNewcomer * 1024 * 1024})`.execute(db)

const post = ({ token }: Person, more: object = {}, headers = {}) =>
  ask('POST', '/properties', { token, headers, body: { ...postedAd(), ...more } })

const write = ({ token }: Person, id: number, body: object) =>
  ask('PUT', `/properties/my-properties/${id}`, { token, body })

const close = ({ token }: Person, id: number) =>
  ask('POST', `/properties/set-state/${id}`, { token, body: { state: 'closed' } })

async function posted(agent: Person): Promise<number> {
  const { body } = await post(agent)
  return body.data.property.id
}

const codeOf = ({ body }: Awaited<ReturnType<typeof post>>) => body.errors?.[0].code

describe('Ads that are not on show', () => {
  test('count from when they left, by anybody, until they are on show again', async () => {
    const agent = await person('agent')
    const id = await posted(agent)
    expect(await stored(agent)).toBe(0)
    await close(agent, id)
    const bytes = await stored(agent)
    expect(bytes).toBeGreaterThan(4_096)
    for (const state of ['expired', 'in_review', 'rejected', 'suspended', 'awaiting_payment']) {
      await sql`update properties set state = ${state} where id = ${id}`.execute(db)
      expect([state, await stored(agent)]).toEqual([state, bytes])
    }
    await sql`update properties set state = 'live' where id = ${id}`.execute(db)
    expect(await stored(agent)).toBe(0)
  })

  test('and that were paid for count nowhere', async () => {
    const agent = await person('agent')
    const id = await posted(agent)
    await sql`
      update properties set state = 'closed', package_basis = 'granted'
      where id = ${id}`.execute(db)
    expect(await stored(agent)).toBe(0)
  })
})

describe('An account whose ads off show have used up their room', () => {
  test('submits no other ad, which is said in its language with what to do', async () => {
    const agent = await person('agent')
    const { body } = await post(agent, { draft: true })
    await fill(agent)
    const refused = await post(agent, {}, { 'accept-language': 'ar' })
    expect([refused.status, codeOf(refused)]).toEqual([422, 'off_show_full'])
    expect(refused.body.errors[0].msg).toContain('توثيق')
    const submitted = await write(agent, body.data.property.id, { ...postedAd(), draft: false })
    expect([submitted.status, codeOf(submitted)]).toEqual([422, 'off_show_full'])
  })

  test('takes an ad off the market, and puts it on show again', async () => {
    const agent = await person('agent')
    const id = await posted(agent)
    await fill(agent)
    expect((await close(agent, id)).status).toBe(200)
    const body = { state: 'live' }
    const back = await ask('POST', `/properties/set-state/${id}`, { token: agent.token, body })
    expect(back.status).toBe(200)
  })

  test('changes a closed ad, which does not grow, and one on show, which may', async () => {
    const agent = await person('agent')
    const texts = (length: number) => ({
      description: { en: 'a'.repeat(length), ar: 'ب'.repeat(60) },
    })
    const id = await posted(agent)
    await write(agent, id, texts(1_000))
    await fill(agent)
    expect((await write(agent, id, texts(2_000))).status).toBe(200)
    await close(agent, id)
    expect((await write(agent, id, texts(1_500))).status).toBe(200)
    const grown = await write(agent, id, texts(1_501))
    expect([grown.status, codeOf(grown)]).toEqual([422, 'off_show_full'])
  })

  test('finds what its feed brings among its drafts, with the reason', async () => {
    const agent = await person('agent')
    await fill(agent)
    const done = await take(agent, rowsOf([feedAd({ referenceId: 'O-1' })]))
    const [row] = await rows(agent, `${done.id}/rows`)
    expect(row).toMatchObject({ outcome: 'created', reasons: [{ code: 'off_show_full' }] })
    const { rows: ads } = await sql`
      select state from properties where account_id = ${agent.user.id}`.execute(db)
    expect(ads).toEqual([{ state: 'draft' }])
  })

  test('submits more once it is known', async () => {
    const agent = await person('agent')
    await fill(agent)
    await sql`update accounts set verified = true where id = ${agent.user.id}`.execute(db)
    expect((await post(agent)).status).toBe(201)
  })
})

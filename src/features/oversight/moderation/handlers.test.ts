import { describe, expect, test } from 'vitest'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { mailsTo } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { faultOf, type Person } from '#test/team.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const play = poster(site)
const { person, post, put, read, publicAd, ask, eventsOf, set, judge: judgeAs } = play

const operator = await play.operator()

const judge = (id: number, body: object, { token }: Person = operator) =>
  judgeAs({ token }, id, body)

const reviewed = async (changes: object = {}, headers: object = {}) => {
  const owner = await person('landlord')
  await set.setting('moderation', 'all')
  const { property } = (await post(owner, postedAd(changes), headers)).body.data
  await set.setting('moderation', 'auto')
  return { owner, id: property.id as number }
}

test('an operator lets an ad in, suspends it and lets it in again', async () => {
  const { id } = await reviewed()
  expect((await publicAd(id)).status).toBe(404)
  const letIn = await judge(id, { state: 'live', reason: 'All is well' })
  expect(letIn.body.data.property).toMatchObject({ state: 'live', active: true })
  expect(letIn.body.data.property.endDate).toMatch(/^\d{4}-/)
  expect((await publicAd(id)).status).toBe(200)
  await judge(id, { state: 'suspended', reason: 'Somebody complained' })
  expect((await publicAd(id)).status).toBe(404)
  await judge(id, { state: 'live', reason: 'It was a mistake' })
  expect((await publicAd(id)).status).toBe(200)
  expect(await eventsOf(id)).toEqual([
    [null, 'in_review'],
    ['in_review', 'live'],
    ['live', 'suspended'],
    ['suspended', 'live'],
  ])
})

test('an ad that is sent back is written to its advertiser, changed, and looked at again', async () => {
  const { owner, id } = await reviewed({}, { 'accept-language': 'ar' })
  await judge(id, { state: 'changes_requested', reason: 'The price is per week' })
  const mails = await mailsTo(site, owner.email)
  const mail = mails.find(({ subject }) => subject === 'إعلانك يحتاج إلى تعديل')!
  expect(mail.text).toContain('The price is per week')
  expect(mail.text).toContain(`/ar/my-properties/${id}`)
  const sent = await put(owner, id, { totalPrice: 1_400_000, draft: false })
  expect(sent.body.data.property.state).toBe('in_review')
  const path = `/properties/my-properties/${id}/events`
  const { events } = (await ask('GET', path, { token: owner.token })).body.data
  expect(events[1]).toMatchObject({
    to: 'changes_requested',
    reason: 'The price is per week',
    by: { role: 'operator', name: null, isMe: false },
  })
})

test('the reason is a line of text in the letter, said to be ours, and leads nowhere', async () => {
  const { owner, id } = await reviewed()
  const reason =
    'See https://evil.example/login\nor www.evil.example <a href="//evil.example">here</a>'
  expect((await judge(id, { state: 'rejected', reason })).status).toBe(200)
  const [mail] = await mailsTo(site, owner.email)
  expect(mail!.text).toContain('Note from our team: “See https evil. example/login or www. evil.')
  expect(mail!.text).not.toContain('evil.example')
  expect(mail!.html).not.toMatch(/evil\.example|<a href="\/\//)
  const { id: other } = await reviewed()
  const long = { state: 'rejected', reason: 'x'.repeat(501) }
  expect(faultOf(await judge(other, long))).toEqual([422, 'too_long', 'reason'])
})

test('what makes no sense is refused', async () => {
  const { id } = await reviewed()
  expect(faultOf(await judge(id, { state: 'live' }))).toEqual([422, 'required', 'reason'])
  expect(faultOf(await judge(id, { state: 'live', reason: ' ' }))[2]).toBe('reason')
  expect(faultOf(await judge(id, { state: 'closed', reason: 'x' }))[2]).toBe('state')
  const early = await judge(id, { state: 'suspended', reason: 'x' })
  expect(faultOf(early)).toEqual([409, 'not_possible_now', undefined])
  await judge(id, { state: 'rejected', reason: 'No such home' })
  expect((await judge(id, { state: 'live', reason: 'x' })).status).toBe(409)
  expect((await judge(2_000_000_000, { state: 'live', reason: 'x' })).status).toBe(404)
})

describe('an operator who lets in what they looked at', () => {
  const looked = async () => {
    const { owner, id } = await reviewed()
    const { etag } = (await read(operator, id)).headers
    const seen = { ...operator, headers: { 'if-match': etag } }
    return { owner, id, seen }
  }
  const letIn = { state: 'live', reason: 'All is well' }

  test('is told that it was changed since, and shown how it is now', async () => {
    const { owner, id, seen } = await looked()
    const name = { en: 'Buy at another site, call 050', ar: 'اشترِ من موقع آخر، اتصل بنا' }
    await put(owner, id, { name })
    const late = await judgeAs(seen, id, letIn)
    expect(faultOf(late)).toEqual([409, 'changed_meanwhile', undefined])
    expect(late.body.data.property).toMatchObject({ state: 'in_review', name })
    expect(late.body.errors[0].msg).toContain('changed elsewhere')
    const headers = { ...seen.headers, 'accept-language': 'ar' }
    const arabic = await judgeAs({ ...seen, headers }, id, letIn)
    expect(arabic.body.errors[0].msg).toContain('تغيّرت هذه البيانات')
    expect((await publicAd(id)).status).toBe(404)
  })

  const anyVersion = [{}, { 'if-match': '*' }, { 'if-match': '"x", *' }]
  test.each(anyVersion)('has to say which version that was: %o', async (headers) => {
    const { id, seen } = await looked()
    const answer = await judgeAs({ ...seen, headers }, id, letIn)
    expect(faultOf(answer)).toEqual([428, 'version_needed', undefined])
    expect((await publicAd(id)).status).toBe(404)
  })

  test('takes an ad off the site without saying which version it was', async () => {
    const { id, seen } = await looked()
    await judgeAs(seen, id, letIn)
    const body = { state: 'suspended', reason: 'Somebody complained' }
    expect((await judgeAs({ ...seen, headers: {} }, id, body)).status).toBe(200)
  })
})

test('nobody but an operator moderates, not even the advertiser', async () => {
  const { owner, id } = await reviewed()
  const body = { state: 'live', reason: 'Mine' }
  expect((await judge(id, body, owner)).status).toBe(403)
  expect((await ask('POST', `/properties/moderate/${id}`, { body })).status).toBe(401)
})

test('where permits are enforced nothing is let in without one', async () => {
  const { id } = await reviewed()
  await set.setting('permits', 'enforce')
  const answer = await judge(id, { state: 'live', reason: 'x' })
  await set.setting('permits', 'warn')
  expect(faultOf(answer)).toEqual([422, 'permit_needed', 'permitNumber'])
})

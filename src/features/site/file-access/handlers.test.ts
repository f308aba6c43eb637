import { describe, expect, test, vi } from 'vitest'
import { operatorMails } from '#app/operator-mails.ts'
import { createSigner } from '#features/files/signatures/queries.ts'
import { hideProfile, showProfile } from '#features/oversight/operators/actions.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { filmed } from '#test/files/videos.ts'
import { openSite } from '#test/site.ts'
import type { Person } from '#test/team.ts'
import { openFileAccess } from './actions.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const db = site.db.kysely
const play = poster(site)
const upload = uploader(site)
const operator = await play.operator()
const stranger = '192.0.2.66'

const open = async (url: string, remoteAddress = stranger) =>
  (await site.app.inject({ url, remoteAddress })).statusCode
const clean = (url: string) => url.split('?')[0]!
const addressOf = (id: string) => `/media/files/${id}-320.webp`
/** Statuses of an address as it is in an own answer, and without its signature. */
const bothOf = async (url: string) => [await open(url), await open(clean(url))]

const sent = async (owner: Person, file?: { name: string; bytes: Buffer }) => {
  const { body } = await upload('/files/upload/single', [file ?? (await jpeg())], owner)
  return body.data.file as { id: string; url: string; srcset: string }
}

/** The address of a new photo of a profile, as its owner gets it. */
const photoOf = async ({ token, ...owner }: Person) => {
  const { id } = await sent({ token, ...owner })
  const { body } = await play.ask('PUT', '/agents/update', { token, body: { photoId: id } })
  return body.data.user.photo.url as string
}

/** An ad of a new landlord with a picture and a video. */
const adWith = async (changes: object = {}) => {
  const owner = await play.person('landlord')
  const picture = await sent(owner)
  const video = await sent(owner, { name: 'a.mp4', bytes: await filmed() })
  const files = { imageIds: [picture.id], videoIds: [video.id], videoUrl: null }
  const { body } = await play.post(owner, postedAd({ ...files, ...changes }))
  const id = body.data.property.id as number
  return { owner, id, picture, video }
}
const judge = (id: number, state: string) => play.judge(operator, id, { state, reason: 'Because' })
const inReview = async () => {
  await play.set.setting('moderation', 'all')
  const ad = await adWith()
  await play.set.setting('moderation', 'auto')
  return ad
}

type MediaOfAd = { images: { url: string; srcset: string }[]; videos: { url: string }[] }
const ownAd = async (caller: Person, id: number): Promise<MediaOfAd> =>
  (await play.read(caller, id)).body.data.property.propertyData[0]

describe('A picture of an ad', () => {
  test('of a draft is opened by its advertiser’s signed address, and by no other', async () => {
    const { owner, id, picture } = await adWith({ draft: true })
    expect(await bothOf(picture.url)).toEqual([200, 404])
    const { images, videos } = await ownAd(owner, id)
    expect(await bothOf(images[0]!.url)).toEqual([200, 404])
    expect(await bothOf(images[0]!.srcset.split(' ')[0]!)).toEqual([200, 404])
    expect(await bothOf(videos[0]!.url)).toEqual([200, 404])
    const cards = await play.list(owner)
    expect(await bothOf(cards.properties[0].images[0].url)).toEqual([200, 404])
    const range = { range: 'bytes=0-3' }
    const part = await site.app.inject({ url: videos[0]!.url, headers: range })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 4])
    expect(part.headers['cache-control']).toBe('private, max-age=3600')
  })

  test('is everybody’s once the ad is let in, and is not from the moment of a verdict', async () => {
    const { id, picture, video } = await inReview()
    const { images } = await ownAd(operator, id)
    expect(await bothOf(images[0]!.url)).toEqual([200, 404])
    const all = [clean(picture.url), clean(video.url), addressOf(picture.id)]
    const statuses = () => Promise.all(all.map((url) => open(url)))
    await judge(id, 'live')
    expect(await statuses()).toEqual([200, 200, 200])
    const { body } = await play.publicAd(id)
    expect(body.data.property.images[0].url).toBe(clean(picture.url))
    await judge(id, 'suspended')
    expect(await statuses()).toEqual([404, 404, 404])
    await judge(id, 'live')
    expect(await statuses()).toEqual([200, 200, 200])
  })

  test('that was rejected, hidden or closed is nobody’s but the advertiser’s', async () => {
    const rejected = await inReview()
    await judge(rejected.id, 'rejected')
    expect(await open(clean(rejected.picture.url))).toBe(404)
    const { owner, id, picture } = await adWith()
    const switched = async (path: string, body: object) => {
      const way = { token: owner.token, body }
      expect((await play.ask('POST', `/properties/${path}/${id}`, way)).status).toBe(200)
      return bothOf((await ownAd(owner, id)).images[0]!.url)
    }
    expect(await open(clean(picture.url))).toBe(200)
    expect(await switched('set-visibility', { visibility: false })).toEqual([200, 404])
    expect(await switched('set-visibility', { visibility: true })).toEqual([200, 200])
    expect(await switched('set-state', { state: 'closed' })).toEqual([200, 404])
  })

  test('goes with its account', async () => {
    const { owner, picture } = await adWith()
    expect(await open(clean(picture.url))).toBe(200)
    const body = { password: 'mint tea' }
    await play.ask('DELETE', '/auth/account', { token: owner.token, body })
    expect(await bothOf(picture.url)).toEqual([404, 404])
  })
})

describe('A signed address', () => {
  test('is good for six to twelve hours, for this file, as it is', async () => {
    const owner = await play.person('agent')
    const [{ id, url }, other] = [await sent(owner), await sent(owner)]
    const at = (hours: number) =>
      createSigner(db, new Date(Date.now() + hours * 3_600_000))(addressOf(id))
    expect([await open(at(-5.9)), await open(at(-12))]).toEqual([200, 404])
    const [, until, sig] = /until=(\d+)&sig=(.*)$/.exec(url)!
    const otherSig = `${sig!.startsWith('A') ? 'B' : 'A'}${sig!.slice(1)}`
    const forged = [
      `${addressOf(other.id)}?until=${until}&sig=${sig}`,
      `${addressOf(id)}?until=${Number(until) + 1}&sig=${sig}`,
      `${addressOf(id)}?until=${until}&sig=${otherSig}`,
      `${addressOf(id)}?until=${until}&sig=`,
      `${addressOf(id)}?until=${until}`,
      `${addressOf(id)}?until=${until}&until=${until}&sig=${sig}`,
      `${addressOf(id)}?until=9999999999&sig=${sig}`,
    ]
    expect(await Promise.all(forged.map((one) => open(one)))).toEqual(forged.map(() => 404))
    expect((await site.app.inject(forged[0]!)).headers['cache-control']).toBe('no-store')
  })
})

describe('A photo', () => {
  test('of a registration is opened by the address alone that sent it', async () => {
    const path = '/files/upload/single?for=registration'
    const { body } = await upload(path, [await jpeg()], { remoteAddress: '192.0.2.1' })
    const { url } = body.data.file
    expect(url).not.toContain('?')
    expect([await open(url, '192.0.2.1'), await open(url)]).toEqual([200, 404])
    const own = await site.app.inject({ url, remoteAddress: '192.0.2.1' })
    expect(own.headers['cache-control']).toBe('private, max-age=3600')
    await db
      .updateTable('files')
      .set({ expires_at: new Date(0) })
      .where('id', '=', body.data.file.id)
      .execute()
    expect(await open(url, '192.0.2.1')).toBe(404)
  })

  test('of a hidden profile is opened by its owner and their agency, and half a minute later by nobody else', async () => {
    const { agency, agent } = await play.hired()
    const address = await photoOf(agent)
    let ms = 0
    const { showingOf } = openFileAccess({
      database: site.db,
      now: () => new Date(),
      clock: () => ms,
    })
    const asked = { id: /files\/(.{22})/.exec(address)![1]!, query: {}, caller: stranger }
    expect(await showingOf(asked)).toBe('public')
    const now = new Date()
    const mailing = {
      post: site.providers.post,
      origin: 'https://a.example',
      language: 'en' as const,
      now,
    }
    const command = { db, mails: operatorMails(mailing), actor: 'noor', reason: 'x', now }
    await hideProfile(command, agent.email)
    expect(await bothOf(address)).toEqual([200, 404])
    const team = (await play.ask('GET', '/agents/my-agents', { token: agency.token })).body.data
    expect(await bothOf(team.agents[0].photo.url)).toEqual([200, 404])
    ms = 29_000
    expect(await showingOf(asked)).toBe('public')
    ms = 31_000
    expect(await showingOf(asked)).toBeUndefined()
    await showProfile(command, agent.email)
    expect(await open(clean(address))).toBe(200)
  })

  test('of a landlord is everybody’s while an ad of theirs is', async () => {
    const { owner, id } = await adWith()
    const address = await photoOf(owner)
    expect(await bothOf(address)).toEqual([200, 200])
    await judge(id, 'suspended')
    expect(await bothOf(address)).toEqual([200, 404])
  })
})

test('While no database answers, what was public a short time ago is shown, and not for long', async () => {
  const { picture } = await adWith()
  expect(await open(clean(picture.url))).toBe(200)
  const { picture: hidden } = await adWith({ draft: true })
  vi.spyOn(site.db, 'isAway').mockReturnValue(true)
  const answer = await site.app.inject(clean(picture.url))
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
  expect(await open(clean(hidden.url))).toBe(404)
  vi.restoreAllMocks()
})

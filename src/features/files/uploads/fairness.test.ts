import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import type { Asker } from '#platform/media/places.ts'
import { countHit } from '#platform/session/throttle.ts'
import { formOf, jpeg, sendResumably, uploader } from '#test/files/uploads.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { serveUploads } from './handlers.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const { kysely: db } = site.db
const upload = uploader(site)
const sara = await signUp(site, { email: 'sara@fairness.example' })

describe('What an account sends in an hour', () => {
  test('is counted in files, however many come with one request', async () => {
    const limit = { key: `upload/account/${sara.user.id}`, max: 300, seconds: 3600 }
    await countHit(db, { ...limit, times: 296, now: new Date() })
    const photo = await jpeg()
    const fits = await upload('/files/upload', [photo, photo, photo], sara)
    expect([fits.status, fits.body.data.files.length]).toEqual([201, 3])
    const [before] = await db.selectFrom('files').select(db.fn.countAll().as('n')).execute()
    const over = await upload('/files/upload', [photo, photo], sara)
    expect([over.status, over.body.errors[0].code]).toEqual([429, 'too_many_requests'])
    const [after] = await db.selectFrom('files').select(db.fn.countAll().as('n')).execute()
    expect(after).toEqual(before)
  })
})

/** Files of new accounts that came from a network, by its /24. */
const countOfNetwork = (network: string, times: number) => {
  const key = `upload/account/network/${network}`
  return countHit(db, { key, max: 3_000, seconds: 3600, times, now: new Date() })
}

describe('What new accounts of one network send in an hour', () => {
  const send = async (from: string, sender: { token: string }) => {
    const way = { ...sender, remoteAddress: from }
    const { status, body } = await upload('/files/upload/single', [await jpeg()], way)
    return [status, body.errors?.[0].code]
  }

  test('is ten times what one may send; known accounts and other networks are not counted', async () => {
    const noor = await signUp(site, { email: 'noor@fairness.example' })
    const rana = await signUp(site, { email: 'rana@fairness.example' })
    const reem = await signUp(site, { email: 'reem@fairness.example' })
    await countOfNetwork('198.51.100', 2_999)
    expect(await send('198.51.100.1', reem)).toEqual([201, undefined])
    const refused = [429, 'too_many_requests']
    expect(await send('198.51.100.2', noor)).toEqual(refused)
    expect(await send('192.0.2.2', noor)).toEqual([201, undefined])
    const known = db.updateTable('accounts').set({ verified: true })
    await known.where('id', '=', rana.user.id).execute()
    expect(await send('198.51.100.2', rana)).toEqual([201, undefined])
    expect(await send('198.51.100.1', reem)).toEqual(refused)
  })

  test('includes what is sent in pieces', async () => {
    const amal = await signUp(site, { email: 'amal@fairness.example' })
    const begin = async (remoteAddress: string) => {
      const headers = { authorization: `Bearer ${amal.token}`, 'tus-resumable': '1.0.0' }
      const url = '/api/files/resumable'
      const length = { 'upload-length': '1000' }
      return site.app.inject({
        method: 'POST',
        url,
        remoteAddress,
        headers: { ...headers, ...length },
      })
    }
    await countOfNetwork('203.0.113', 2_999)
    const statuses = [
      await begin('203.0.113.1'),
      await begin('203.0.113.1'),
      await begin('192.0.2.1'),
    ]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([201, 429, 201])
  })
})

describe('Whose turn a picture takes', () => {
  test('is its network’s, and that of known accounts or of new ones', async () => {
    const { mediaWorker } = site.providers.media
    const askers: Asker[] = []
    const masterOf = mediaWorker.masterOf
    mediaWorker.masterOf = async (path, asker) => {
      askers.push(asker)
      return masterOf(path, asker)
    }
    const lina = await signUp(site, { email: 'lina@fairness.example' })
    const send = (way: object) => upload('/files/upload/single', [photo], { ...lina, ...way })
    const photo = await jpeg()
    await send({ remoteAddress: '2001:db8:7:1::a' })
    const uploadId = await sendResumably(site, photo.bytes, lina.token)
    const ask = asker(site, '198.51.100.9')
    await ask('POST', '/files/upload/resumed', { token: lina.token, body: { uploadId } })
    const layla = await signUp(site, { email: 'layla@fairness.example' })
    await db
      .updateTable('accounts')
      .set({ verified: true })
      .where('id', '=', layla.user.id)
      .execute()
    await send({ ...layla, remoteAddress: '198.51.100.9' })
    mediaWorker.masterOf = masterOf
    const caller = String(lina.user.id)
    expect(askers).toMatchObject([
      { kind: 'account', caller, network: '2001:db8:7' },
      { kind: 'account', caller, network: '198.51.100' },
      { kind: 'known', caller: String(layla.user.id), network: '198.51.100' },
    ])
  })
})

describe('A client that goes away', () => {
  test('leaves no work behind', async () => {
    const omar = await signUp(site, { email: 'omar@fairness.example' })
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.app.server.address() as AddressInfo
    const photo = await jpeg({ width: 3_000, height: 2_000 })
    const { type, payload } = await formOf(Array(20).fill(photo), 'files')
    const gone = new AbortController()
    const host = `127.0.0.1:${port}`
    const sent = fetch(`http://${host}/api/files/upload`, {
      method: 'POST',
      headers: {
        origin: `http://${host}`,
        'content-type': type,
        authorization: `Bearer ${omar.token}`,
      },
      body: new Uint8Array(payload),
      signal: gone.signal,
    }).catch(() => undefined)
    const kept = async () => {
      const own = db.selectFrom('files').select('id').where('account_id', '=', omar.user.id)
      return (await own.execute()).length
    }
    for (let tries = 0; (await kept()) < 2 && tries < 200; tries += 1) await sleep(50)
    gone.abort()
    await sent
    // Photos that are in work may end; if more were begun, all twenty would.
    let left = -1
    for (let now = await kept(); now !== left; now = await kept()) {
      left = now
      await sleep(1_500)
    }
    expect(left).toBeLessThan(18)
  })
})

describe('Sizes that nobody has asked for before', () => {
  const app = Fastify()
  afterAll(() => app.close())

  test('are made for an address so many times an hour; those that are there are always sent', async () => {
    const { media } = site.providers
    await app.register(serveUploads, {
      media,
      isKnown: async () => true,
      showingOf: async () => 'public',
      allowanceOf: () => 2 / 2_000,
    })
    const omar = await signUp(site, { email: 'huda@fairness.example' })
    const { body } = await upload('/files/upload/single', [await jpeg()], omar)
    const { id } = body.data.file
    const look = async (size: number | string, remoteAddress: string) =>
      (await app.inject({ url: `/media/files/${id}-${size}.webp`, remoteAddress })).statusCode
    const own = '192.0.2.7'
    expect([await look(320, own), await look(640, own), await look(960, own)]).toEqual([
      200, 200, 429,
    ])
    expect(await look(320, own)).toBe(200)
    expect(await look(960, '192.0.2.8')).toBe(200)
  })
})

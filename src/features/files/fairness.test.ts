import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { countHit } from '#platform/session/throttle.ts'
import { formOf, jpeg, uploader } from '#test/files/uploads.ts'
import { signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { sentFiles } from './handlers.ts'

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
    await sleep(300)
    const left = await kept()
    await sleep(1_500)
    expect(await kept()).toBe(left)
    expect(left).toBeLessThan(18)
  })
})

describe('Sizes that nobody has asked for before', () => {
  const app = Fastify()
  afterAll(() => app.close())

  test('are made for an address so many times an hour; those that are there are always sent', async () => {
    const { media } = site.providers
    await app.register(sentFiles, {
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

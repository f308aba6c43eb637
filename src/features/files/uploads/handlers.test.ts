import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { drawn, jpeg, uploader } from '#test/files/uploads.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const ask = asker(site)
const upload = uploader(site)
const sara = await signUp(site, { email: 'sara@files.example' })
const omar = await signUp(site, { email: 'omar@files.example' })

const fetched = async (url: string, headers = {}) => {
  const answer = await site.app.inject({ url, headers })
  return { ...answer, status: answer.statusCode, bytes: answer.rawPayload }
}

const single = '/files/upload/single'

describe('POST /files/upload', () => {
  test('asks a visitor to log in before it reads a byte', async () => {
    const answer = await upload('/files/upload', [await jpeg()])
    expect([answer.status, answer.body.errors[0].code]).toEqual([401, 'unauthenticated'])
  })

  test('answers 201 with each picture, its sizes and its blur', async () => {
    const { token } = sara
    const wide = { name: '../../x.svg', bytes: await drawn({ width: 1000 }).png().toBuffer() }
    const answer = await upload('/files/upload', [await jpeg(), wide], { token })
    expect([answer.status, answer.body.errors]).toEqual([201, undefined])
    const [small, large] = answer.body.data.files
    expect(small).toMatchObject({ kind: 'image', width: 64, height: 48 })
    expect(small.id).toMatch(/^[\w-]{22}$/)
    expect(Buffer.from(small.thumbhash, 'base64').length).toBeGreaterThan(10)
    const signature = large.url.split('?')[1]
    expect(small.srcset).toMatch(`/media/files/${small.id}-320.webp?until=`)
    expect(small.srcset).toMatch(/ 64w$/)
    expect(large.srcset.match(/ \d+w/g)).toEqual([' 320w', ' 640w', ' 960w', ' 1000w'])
    expect(large.url).toBe(`/media/files/${large.id}-1280.webp?${signature}`)
  })

  test('counts each file of a batch towards the limit', async () => {
    const { token, user } = await signUp(site, { email: 'batch@files.example' })
    await upload('/files/upload', [await jpeg(), await jpeg(), await jpeg()], { token })
    const { hits } = await site.db.kysely
      .selectFrom('throttles')
      .select('hits')
      .where('key', '=', keyedHash(site.db.kysely, `upload/account/${user.id}`))
      .executeTakeFirstOrThrow()
    expect(hits).toBe(3)
  })

  test('keeps the good ones of a batch and says of each bad one why', async () => {
    const files = [
      { name: 'page.jpg', bytes: Buffer.from('<html><script>alert(1)</script>') },
      await jpeg(),
      { name: 'empty.png', bytes: Buffer.alloc(0) },
    ]
    const headers = { 'accept-language': 'ar' }
    const { token } = sara
    const { status, body } = await upload('/files/upload', files, { token, headers })
    expect([status, body.data.files.length]).toEqual([201, 1])
    expect(body.errors).toEqual([
      { code: 'picture_or_video_needed', path: 'files.0', msg: expect.stringContaining('JPEG') },
      { code: 'file_empty', path: 'files.2', msg: 'هذا الملف فارغ' },
    ])
  })

  test('refuses when none is good, and what is no form', async () => {
    const { token } = sara
    const bad = await upload('/files/upload', [{ name: 'a', bytes: Buffer.from('GIF89a') }], {
      token,
    })
    expect([bad.status, bad.body.errors[0].path]).toEqual([415, 'files.0'])
    const json = await ask('POST', '/files/upload', { token, body: {} })
    expect([json.status, json.body.errors[0].code]).toEqual([415, 'multipart_needed'])
    const none = await upload('/files/upload', [], { token })
    expect([none.status, none.body.errors[0]]).toMatchObject([422, { path: 'files' }])
    const elsewhere = await upload('/files/upload', [await jpeg()], { token, field: 'other' })
    expect(elsewhere.body.errors[0].code).toBe('file_missing')
  })

  test('leaves other calls to JSON', async () => {
    expect((await upload('/auth/login', [await jpeg()])).status).toBe(415)
  })
})

describe('POST /files/upload/single', () => {
  test('takes the photo of a registration from a visitor, nothing else', async () => {
    const taken = await upload(`${single}?for=registration`, [await jpeg()])
    expect([taken.status, taken.body.data.file.kind]).toEqual([201, 'image'])
    expect((await upload(single, [await jpeg()])).status).toBe(401)
    const pdf = { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') }
    const refused = await upload(`${single}?for=registration`, [pdf])
    expect([refused.status, refused.body.errors[0]]).toMatchObject([
      415,
      { code: 'picture_needed', path: 'file' },
    ])
    expect((await upload(`${single}?for=other`, [pdf])).status).toBe(422)
    for (const none of ['?for=', '?for=%20', '?for=,', '?For=registration']) {
      expect((await upload(single + none, [await jpeg()])).status).toBe(401)
    }
  })

  test('takes a document of a fundraising request and hands it out as an attachment that no cache keeps', async () => {
    const pdf = { name: 'plan.pdf', bytes: Buffer.from('%PDF-1.7\n(js)\n%%EOF\n') }
    const { body } = await upload(`${single}?for=fundraising`, [pdf])
    const { url, kind, width } = body.data.file
    expect([kind, width]).toEqual(['document', null])
    const got = await fetched(url)
    expect(got.bytes.equals(pdf.bytes)).toBe(true)
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    const jpg = await upload(`${single}?for=fundraising`, [await jpeg()])
    expect(jpg.body.errors[0].code).toBe('document_needed')
    const cut = { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\nhalf') }
    const half = await upload(`${single}?for=fundraising`, [cut])
    expect([half.status, half.body.errors[0].code]).toEqual([422, 'document_broken'])
  })

  test('hands a document to nobody but who sent it, and to nobody once its hour is over', async () => {
    const pdf = { name: 'plan.pdf', bytes: Buffer.from('%PDF-1.7\n(js)\n%%EOF\n') }
    const { body } = await upload(`${single}?for=fundraising`, [pdf])
    const { id, url } = body.data.file
    const statusFor = async (remoteAddress: string, method: 'GET' | 'HEAD' = 'GET') => {
      const answer = await site.app.inject({ method, url, remoteAddress })
      expect(answer.headers['cache-control']).toBe('private, no-store')
      return answer.statusCode
    }
    expect([await statusFor('192.0.2.1'), await statusFor('192.0.2.1', 'HEAD')]).toEqual([404, 404])
    expect([await statusFor('127.0.0.1'), await statusFor('127.0.0.1', 'HEAD')]).toEqual([200, 200])
    const ranged = await fetched(url, { range: 'bytes=0-3' })
    expect([ranged.status, ranged.headers['cache-control']]).toEqual([206, 'private, no-store'])
    const twisted = await site.app.inject({
      url: url.replace('.pdf', '%2Epdf'),
      remoteAddress: '192.0.2.1',
    })
    expect(twisted.statusCode).toBe(404)
    await site.db.kysely
      .updateTable('files')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute()
    expect(await statusFor('127.0.0.1')).toBe(404)
  })

  test('tells a photo that is too large for a registration from one for an ad', async () => {
    const noise = await sharp(crypto.getRandomValues(new Uint8Array(48_000)), {
      raw: { width: 200, height: 80, channels: 3 },
    })
      .jpeg()
      .toBuffer()
    const large = { name: 'a.jpg', bytes: Buffer.concat([noise, Buffer.alloc(5_300_000)]) }
    const refused = await upload(`${single}?for=registration`, [large])
    expect([refused.status, refused.body.errors[0]]).toMatchObject([
      413,
      { code: 'file_too_large', msg: 'This file is larger than 5 MB' },
    ])
    expect((await upload(single, [large], { token: sara.token })).status).toBe(201)
  })
})

describe('GET /media/files/', () => {
  test('serves each size as WebP, the whole as JPEG, and nothing else', async () => {
    const { body } = await upload(single, [await jpeg({ width: 700, height: 500 })], sara)
    const { id, url } = body.data.file
    const signature = url.split('?')[1]
    for (const [name, format, width] of [
      [`${id}-320.webp`, 'webp', 320],
      [`${id}-960.webp`, 'webp', 700],
      [`${id}-square.webp`, 'webp', 400],
      [`${id}-960.jpg`, 'jpeg', 700],
    ] as const) {
      const got = await fetched(`/media/files/${name}?${signature}`)
      expect([name, got.status]).toEqual([name, 200])
      expect(await sharp(got.bytes).metadata()).toMatchObject({ format, width })
      expect(got.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'private, max-age=3600',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-site',
      })
    }
    const unasked = [`${id}-320.avif`, `${id}-square.jpg`, `${id}-321.webp`]
    for (const name of [`${id}-master.jpg`, ...unasked, `${id}.jpg`, '..%2fx', 'x']) {
      expect([name, (await fetched(`/media/files/${name}?${signature}`)).status]).toEqual([
        name,
        404,
      ])
    }
  })

  test('answers a browser that has it already with 304', async () => {
    const { body } = await upload(single, [await jpeg()], sara)
    const first = await fetched(body.data.file.url)
    const again = await fetched(body.data.file.url, { 'if-none-match': first.headers.etag })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })
})

describe('DELETE /files/auth/{id}', () => {
  test('deletes an own file with its sizes, and says of another’s that there is none', async () => {
    const { body } = await upload(single, [await jpeg()], sara)
    const { id, url } = body.data.file
    expect((await fetched(url)).status).toBe(200)
    const path = `/files/auth/${id}`
    expect((await ask('DELETE', path)).status).toBe(401)
    const foreign = await ask('DELETE', path, { token: omar.token })
    const unknown = await ask('DELETE', '/files/auth/unknown', { token: omar.token })
    expect((await ask('DELETE', '/files/auth/%00', { token: omar.token })).status).toBe(404)
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body])
    const gone = await ask('DELETE', path, { token: sara.token })
    expect([gone.status, gone.body]).toEqual([200, { data: {} }])
    expect((await fetched(url)).status).toBe(404)
    expect((await ask('DELETE', path, { token: sara.token })).status).toBe(404)
  })
})

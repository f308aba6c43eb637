import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Mp4OutputFormat } from 'mediabunny'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { bombs, carriers, hostile, names, payload, strangers } from '#test/files/hostile-files.ts'
import { signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { formOf, jpeg, sendBytes, uploader } from '#test/files/uploads.ts'
import { filmed } from '#test/files/videos.ts'

const dataDir = join(tmpdir(), `dara-hostile-${process.pid}`)
const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off', DATA_DIR: dataDir } })
const { token } = await signUp(site, { email: 'hostile@example.com' })
const upload = uploader(site)
const single = '/files/upload/single'
const photo = await jpeg()
const [bombed, carrying] = [await bombs(), await carriers()]

const stored = async () =>
  (await readdir(join(dataDir, 'media'), { recursive: true }).catch(() => [])).filter((path) =>
    path.includes('.'),
  )

const waiting = () => readdir(join(dataDir, 'incoming')).catch(() => [])

afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('a hostile file', () => {
  test.each([...strangers(), ...bombed])('%s is refused in words', async (...file) => {
    const before = await stored()
    const answer = await upload(single, [hostile(file)], { token })
    expect([answer.status >= 400 && answer.status < 500, answer.body.errors]).toEqual([
      true,
      [{ code: file[2], path: 'file', msg: expect.stringMatching(/\w/) }],
    ])
    expect(await stored()).toEqual(before)
    expect(await waiting()).toEqual([])
  })

  test.each(carrying)('%s comes out as its pixels alone', async (...file) => {
    const { status, body } = await upload(single, [hostile(file)], { token })
    expect(status).toBe(201)
    const { id, url } = body.data.file
    const served = await site.app.inject(url)
    const kept = await readFile(join(dataDir, 'media/files', id.slice(0, 2), `${id}-master.jpg`))
    for (const bytes of [served.rawPayload, kept]) {
      const { exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata()
      expect({ exif, xmp, icc, iptc, comments }).toEqual({})
      expect(bytes.includes(payload) || bytes.includes('GPS')).toBe(false)
    }
  })

  test('does not spoil the others of its batch', async () => {
    const bad = [...strangers(), ...bombed].slice(15, 25)
    const files = bad.flatMap((file) => [hostile(file), photo])
    const { status, body } = await upload('/files/upload', files, { token })
    expect([status, body.data.files.length]).toEqual([201, 10])
    const told = body.errors.map((error: { path: string; code: string }) => [
      error.path,
      error.code,
    ])
    expect(told).toEqual(bad.map(([, , code], at) => [`files.${at * 2}`, code]))
  })

  test('and an honest one count by what is kept of them', async () => {
    const sent = await filmed(new Mp4OutputFormat(), { packets: 3, bytes: 10_000 })
    const { status, body } = await upload(single, [{ name: 'a.mp4', bytes: sent }], { token })
    expect(status).toBe(201)
    const { id } = body.data.file
    const kept = await stat(join(dataDir, 'media/files', id.slice(0, 2), `${id}.mp4`))
    const { bytes } = await site.db.kysely
      .selectFrom('files')
      .select('bytes')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect([Number(bytes), Number(bytes) === sent.length]).toEqual([kept.size, false])
  })

  test('leaves the next one a working process', async () => {
    expect((await upload(single, [photo], { token })).status).toBe(201)
  })
})

test.each(names)('the name %j is not used for anything', async (name) => {
  const { status, body } = await upload(single, [{ ...photo, name }], { token })
  expect(status).toBe(201)
  expect(body.data.file.url).toMatch(/^\/media\/files\/[\w-]{22}-320.webp\?until=\d+&sig=[\w-]+$/)
})

test('a part without a name is no file', async () => {
  const { status, body } = await upload(single, [{ ...photo, name: '' }], { token })
  expect([status, body.errors[0].code]).toEqual([422, 'file_missing'])
})

describe('a hostile form', () => {
  const send = (type: string, payload: Buffer) =>
    sendBytes(site, `${single}?for=registration`, { type, payload })

  test('with 200 files is refused as a whole', async () => {
    const before = await stored()
    const files = Array.from({ length: 200 }, () => photo)
    const { status, body } = await upload('/files/upload', files, { token })
    expect([status, body.errors[0].code]).toEqual([413, 'too_many_files'])
    expect([await stored(), await waiting()]).toEqual([before, []])
  })

  test('with two files where one may come is refused', async () => {
    const answer = await upload(single, [photo, photo], { token })
    expect([answer.status, answer.body.errors[0].code]).toEqual([413, 'too_many_files'])
  })

  test.each([
    ['cut off in a file', (whole: Buffer) => whole.subarray(0, whole.length - 100)],
    ['cut off in a head', (whole: Buffer) => whole.subarray(0, 60)],
    ['with another boundary', (whole: Buffer) => Buffer.concat([Buffer.from('--x'), whole])],
    ['of noise', () => Buffer.from('noise')],
    ['of nothing', () => Buffer.alloc(0)],
  ])('%s is refused and leaves nothing', async (_, change) => {
    const before = await stored()
    const { type, payload: whole } = await formOf([photo], 'file')
    const answer = await send(type, change(whole))
    expect([400, 422]).toContain(answer.status)
    expect(answer.body.errors[0].msg).toMatch(/\w/)
    expect([await stored(), await waiting()]).toEqual([before, []])
  })

  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=x',
  ])('of the type %s is refused', async (type) => {
    const { payload: whole } = await formOf([photo], 'file')
    expect([400, 415, 422]).toContain((await send(type, whole)).status)
  })

  test('cannot reach the prototype of anything', async () => {
    const { type, payload: whole } = await formOf([photo], '__proto__')
    expect([400, 422]).toContain((await send(type, whole)).status)
  })
})

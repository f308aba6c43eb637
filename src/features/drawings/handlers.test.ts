import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawnPictures } from './handlers.ts'
import { drawingsIn, thumbhashOf } from './jobs.ts'
import { type Scene, addressOf, formats, picturesOf } from './rules.ts'

const scene: Scene = { kind: 'bedroom', emirate: 'ajman', seed: 11, light: 'day' }

let folder: string
let app: FastifyInstance
let base: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawings-'))
  app = Fastify()
  await app.register(drawnPictures, { folder })
  base = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers })

describe('GET /media/drawn/:file', () => {
  it.each([
    'nothing',
    'atdy1-640.gif',
    'atdy1-641.avif',
    'atdy01-640.avif',
    'zzdy1-640.avif',
    '%2e%2e%2fsecret-640.avif',
    'atdy1-640.avif%00',
  ])('does not know %s', async (file) => {
    const answer = await get(`/media/drawn/${file}`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).not.toContain('immutable')
  })

  it.each(formats)('draws %s in the size asked for', async (format) => {
    const answer = await get(addressOf({ scene, width: 320, format }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`)
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width, height]).toEqual([320, 213])
  })

  it('may be kept for a year, and is not sent twice', async () => {
    const path = addressOf({ scene, width: 320, format: 'avif' })
    const first = await get(path)
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('can do nothing in a browser but be looked at', async () => {
    const { headers } = await get(addressOf({ scene, width: 320, format: 'avif' }))
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('cross-origin-resource-policy')).toBe('same-site')
  })

  it('asks to come back later while too many pictures wait', async () => {
    const busy = Fastify()
    await busy.register(drawnPictures, { folder: join(folder, 'busy'), waiting: 1 })
    const asked = [1, 2, 3, 4].map((seed) =>
      busy.inject({ url: addressOf({ scene: { ...scene, seed }, width: 320, format: 'jpg' }) }),
    )
    const answers = await Promise.all(asked)
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)
    expect(statuses).toEqual([200, 200, 503, 503])
    expect(answers.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('5')
    await busy.close()
  })
})

describe('drawing', () => {
  it('is done once for a picture that many ask for at the same time, and kept whole', async () => {
    const place = join(folder, 'once')
    const drawings = drawingsIn({ folder: place, waiting: 0 })
    const variant = { scene, width: 320, format: 'webp' } as const
    const all = await Promise.all([1, 2, 3].map(() => drawings.renderVariant(variant)))
    expect(all[1]).toBe(all[0])
    expect(await readdir(join(place, 'br'))).toEqual(['brjyb-320.webp'])
    expect(await drawings.renderVariant(variant)).toEqual(all[0])
  })

  it('keeps no more files than it was allowed', async () => {
    const place = join(folder, 'few')
    const drawings = drawingsIn({ folder: place, kept: 0 })
    const bytes = await drawings.renderVariant({ scene, width: 320, format: 'jpg' })
    expect(bytes.length).toBeGreaterThan(1000)
    await expect(readdir(place)).rejects.toThrow('ENOENT')
  })

  /** The budget of a card image: 25 kB. */
  it('weighs at most 25 kB for a card', async () => {
    const types = [
      'apartment',
      'villa',
      'palace',
      'land',
      'office',
      'shop',
      'warehouse',
      'farm',
      'chalet',
      'building',
    ]
    const sampled = types.flatMap((typeSlug, id) =>
      picturesOf({ id, typeSlug, category: '', emirate: 'dubai', count: 3 }),
    )
    const drawings = drawingsIn({ folder: join(folder, 'cards') })
    const heavy: unknown[] = []
    for (const one of sampled) {
      const bytes = await drawings.renderVariant({ scene: one, width: 640, format: 'avif' })
      if (bytes.length > 25_000) heavy.push({ ...one, weight: bytes.length })
    }
    expect(heavy).toEqual([])
  }, 60_000)

  it('gives each picture a blur that fits its light', async () => {
    const day = await thumbhashOf(scene)
    expect(day).toMatch(/^[A-Za-z0-9+/]{20,50}=*$/)
    expect(await thumbhashOf({ ...scene, seed: 13, emirate: 'dubai' })).toBe(day)
    expect(await thumbhashOf({ ...scene, light: 'dusk' })).not.toBe(day)
  })
})

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteDatabase } from '#test/filled-databases.ts'
import { drawnPictures } from './handlers.ts'
import { type Drawings, drawingsIn, sceneNames, thumbhashOf } from './actions.ts'
import { type Scene, addressOf, codeOf, formats, picturesOf } from './rules.ts'

const scene: Scene = { kind: 'bedroom', emirate: 'ajman', seed: 11, light: 'day', shape: 'usual' }

const shapes = [
  ['tall', [320, 427]],
  ['square', [320, 320]],
  ['panorama', [320, 128]],
] as const

const caller = '192.0.2.1'
const { db } = await siteDatabase()
const reader = () => db.kysely

/** Has the first of the ads name scenes. */
async function name(scenes: readonly Scene[]) {
  const property = db.kysely.selectFrom('properties').select('id')
  const { id } = await property.executeTakeFirstOrThrow()
  const images = scenes.map((one, position) => ({
    property_id: id,
    position: 100 + position,
    drawing: codeOf(one),
    width: 1920,
    height: 1280,
  }))
  await db.kysely.insertInto('property_images').values(images).execute()
}

let folder: string
let app: FastifyInstance
let base: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawings-'))
  await name([
    scene,
    ...[1, 2, 3, 4].map((seed) => ({ ...scene, seed })),
    ...shapes.map(([shape]) => ({ ...scene, shape })),
  ])
  app = Fastify()
  await app.register(drawnPictures, { folder, reader })
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

  it('draws nothing that no ad names, however well its address is made up', async () => {
    const made = addressOf({ scene: { ...scene, seed: 77 }, width: 320, format: 'webp' })
    const answer = await get(made)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(await readdir(folder)).not.toContain('br')
  })

  it('goes by what ads named before while the database is away', async () => {
    let isAway = false
    const isNamed = sceneNames(async () => {
      if (isAway) throw new Error('away')
      return new Set([codeOf(scene)])
    })
    expect(await isNamed(scene)).toBe(true)
    isAway = true
    expect([await isNamed(scene), await isNamed({ ...scene, seed: 12 })]).toEqual([true, false])
  })

  it.each(formats)('draws %s in the size asked for', async (format) => {
    const answer = await get(addressOf({ scene, width: 320, format }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`)
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width, height]).toEqual([320, 213])
  })

  it.each(shapes)('draws what is %s in that shape', async (shape, size) => {
    const variant = { scene: { ...scene, shape }, width: 320, format: 'webp' } as const
    const answer = await get(addressOf(variant))
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width, height]).toEqual(size)
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
    await busy.register(drawnPictures, { folder: join(folder, 'busy'), reader, waiting: 1 })
    const asked = [1, 2, 3, 4].map((seed) =>
      busy.inject({ url: addressOf({ scene: { ...scene, seed }, width: 320, format: 'jpg' }) }),
    )
    const answers = await Promise.all(asked)
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)
    expect(statuses).toEqual([200, 200, 503, 503])
    expect(answers.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('5')
    await busy.close()
  })

  it('lets callers take turns, and none of them fill all places to wait', async () => {
    const place = join(folder, 'turns')
    const drawings = drawingsIn({ folder: place, waitingOfCaller: 2 })
    const order: string[] = []
    const ask = async (seed: number, who: string) => {
      const variant = { scene: { ...scene, seed }, width: 320, format: 'jpg' } as const
      await drawings.renderVariant(variant, who)
      order.push(who)
    }
    const crowd = [1, 2, 3, 4, 5].map((seed) => ask(seed, 'crowd'))
    const said = Promise.allSettled([...crowd, ask(6, 'other')])
    const refused = (await said).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(2)
    expect(order).toEqual(['crowd', 'other', 'crowd', 'crowd'])
  })

  it('lets networks take turns, however many callers one of them has', async () => {
    const drawings = drawingsIn({ folder: join(folder, 'networks') })
    const order: string[] = []
    const ask = async (seed: number, who: string) => {
      await drawings.renderVariant({ scene: { ...scene, seed }, width: 320, format: 'jpg' }, who)
      order.push(who)
    }
    const crowd = [1, 2, 3, 4, 5].map((seed) => ask(seed, `198.51.100.${seed}`))
    await Promise.all([...crowd, ask(6, '192.0.2.1')])
    expect(order.indexOf('192.0.2.1')).toBeLessThan(2)
  })
})

describe('drawing', () => {
  it('is done once for a picture that many ask for at the same time, and kept whole', async () => {
    const place = join(folder, 'once')
    const drawings = drawingsIn({ folder: place, waiting: 0 })
    const variant = { scene, width: 320, format: 'webp' } as const
    const all = await Promise.all([1, 2, 3].map(() => drawings.renderVariant(variant, caller)))
    expect(all[1]).toBe(all[0])
    expect(await readdir(join(place, 'br'))).toEqual(['brjyb-320.webp'])
    expect(await drawings.renderVariant(variant, caller)).toEqual(all[0])
  })

  it('keeps no more files than it was allowed; what was not asked for the longest goes', async () => {
    const place = join(folder, 'last')
    const ask = (seed: number, drawings: Drawings) =>
      drawings.renderVariant({ scene: { ...scene, seed }, width: 320, format: 'jpg' }, caller)
    const drawings = drawingsIn({ folder: place, kept: 2 })
    for (const seed of [1, 2, 1, 3]) await ask(seed, drawings)
    expect((await readdir(join(place, 'br'))).toSorted()).toEqual([
      'brjy1-320.jpg',
      'brjy3-320.jpg',
    ])
    await ask(4, drawingsIn({ folder: place, kept: 2 }))
    expect(await readdir(join(place, 'br'))).toHaveLength(2)
  })

  it('keeps nothing where nothing may be kept', async () => {
    const place = join(folder, 'few')
    const drawings = drawingsIn({ folder: place, kept: 0 })
    const bytes = await drawings.renderVariant({ scene, width: 320, format: 'jpg' }, caller)
    expect(bytes.length).toBeGreaterThan(1000)
    expect(await readdir(join(place, 'br'))).toEqual([])
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
      const bytes = await drawings.renderVariant({ scene: one, width: 640, format: 'avif' }, caller)
      if (bytes.length > 25_000) heavy.push({ ...one, weight: bytes.length })
    }
    expect(heavy).toEqual([])
  })

  it('gives each picture a blur that fits its light', async () => {
    const day = await thumbhashOf(scene)
    expect(day).toMatch(/^[A-Za-z0-9+/]{20,50}=*$/)
    expect(await thumbhashOf({ ...scene, seed: 13, emirate: 'dubai' })).toBe(day)
    expect(await thumbhashOf({ ...scene, light: 'dusk' })).not.toBe(day)
  })
})

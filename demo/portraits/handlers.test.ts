import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { drawnPortraits } from './handlers.ts'
import { drawPortrait, type PortraitKind, portraitAddress } from './rules.ts'

const app = Fastify()
await app.register(drawnPortraits)
afterAll(() => app.close())

const kinds: PortraitKind[] = ['w', 'h', 'm', 'k', 'l']

describe('GET /media/portraits/:file', () => {
  it.each(['x1', 'w', 'w01', 'w200', 'l96', 'w-1', 'w1e1', '..%2fw1', 'w1.webp'])(
    'does not know %s',
    async (name) => {
      const answer = await app.inject(`/media/portraits/${name}.webp`)
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([404, 0])
    },
  )

  it.each(kinds)('draws %s as a square that is light enough for a list', async (kind) => {
    const answer = await app.inject(portraitAddress({ kind, seed: 1_234_567 }))
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const { format, width, height } = await sharp(answer.rawPayload).metadata()
    expect([format, width, height]).toEqual(['webp', 400, 400])
    expect(answer.rawPayload.length).toBeLessThan(12_000)
  })

  it('draws the same person each time, and another one for another number', () => {
    for (const kind of kinds) {
      const drawn = Array.from({ length: 40 }, (_, seed) => drawPortrait({ kind, seed }))
      expect(drawn[7]).toBe(drawPortrait({ kind, seed: 7 }))
      expect(new Set(drawn).size).toBeGreaterThan(30)
    }
  })
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openCompressedTexts } from './compressed-texts.ts'

const names = JSON.stringify(Array.from({ length: 300 }, (_, at) => `Tower ${at}`))

async function siteOf(text: string) {
  const app = Fastify()
  await app.register(compress, { global: true })
  const send = openCompressedTexts()
  app.get('/names', async (_request, reply) => send(text, reply.type('application/json')))
  return async (encoding?: string) => {
    const headers = encoding ? { 'accept-encoding': encoding } : {}
    const answer = await app.inject({ url: '/names', headers })
    return { ...answer.headers, bytes: answer.rawPayload }
  }
}

test('A text is sent in the encoding that its caller reads, once compressed', async () => {
  const ask = await siteOf(names)
  for (const _ of [1, 2]) {
    const [br, gzip, plain] = [await ask('gzip, br'), await ask('gzip'), await ask()]
    expect(brotliDecompressSync(br.bytes).toString()).toBe(names)
    expect(gunzipSync(gzip.bytes).toString()).toBe(names)
    expect(plain.bytes.toString()).toBe(names)
    const encodings = [br, gzip, plain].map((answer) => answer['content-encoding'])
    expect(encodings).toEqual(['br', 'gzip', undefined])
    expect([br.vary, plain.vary]).toEqual(['accept-encoding', 'accept-encoding'])
  }
})

test('A short text is sent as it is', async () => {
  const ask = await siteOf('["Tower"]')
  expect((await ask('br'))['content-encoding']).toBeUndefined()
})

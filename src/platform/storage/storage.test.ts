import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import serveFiles from '@fastify/static'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { s3Server } from '#test/files/s3-server.ts'
import { localStorage } from './local-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

const folder = await mkdtemp(join(tmpdir(), 'dara-storage-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const { endpoint, objects } = await s3Server()
const account = { region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' }

const stores: [string, Storage][] = [
  ['A folder', localStorage(join(folder, 'files'))],
  ['S3', s3Storage({ endpoint, bucket: 'bucket', ...account })],
]

async function serving(storage: Storage) {
  const app = Fastify()
  await app.register(serveFiles, { root: folder, serve: false })
  app.get<{ Params: { key: string } }>('/:key', async (request, reply) => {
    reply.type('video/mp4').header('cache-control', 'private')
    const isThere = await storage.send(request.params.key, request, reply)
    return isThere ? reply : reply.code(404).send('')
  })
  afterAll(() => app.close())
  const ask = (key: string, range?: string, etag?: string) => {
    const headers = { ...(range && { range }), ...(etag && { 'if-none-match': etag }) }
    return app.inject({ url: `/${key}`, headers })
  }
  return Object.assign(ask, {
    head: (key: string) => app.inject({ method: 'HEAD', url: `/${key}` }),
  })
}

const keysIn = async (storage: Storage) => {
  const keys: string[] = []
  for await (const { key } of storage.list()) keys.push(key)
  return keys.sort()
}

test('A folder keeps nothing half written', async () => {
  const files = join(folder, 'files')
  await mkdir(join(files, 'fu', 'full.mp4'), { recursive: true })
  await expect(stores[0]![1].put('full.mp4', Buffer.from('0'), 'video/mp4')).rejects.toThrow(
    'EISDIR',
  )
  const names = await readdir(files, { recursive: true })
  expect(names.filter((name) => name.includes('draft'))).toEqual([])
  await rm(join(files, 'fu'), { recursive: true })
})

describe.each(stores)('%s', (_, storage) => {
  test('gives back what was put in, as a whole and in parts', async () => {
    const ask = await serving(storage)
    await storage.put('abc.mp4', Buffer.from('0123456789'), 'video/mp4')
    expect(String(await storage.read('abc.mp4'))).toBe('0123456789')
    const whole = await ask('abc.mp4')
    expect([whole.statusCode, whole.body]).toEqual([200, '0123456789'])
    expect(whole.headers['content-type']).toBe('video/mp4')
    expect(whole.headers['cache-control']).toBe('private')
    const known = await ask('abc.mp4', undefined, String(whole.headers.etag))
    expect([known.statusCode, known.body]).toEqual([304, ''])
    expect(known.headers['cache-control']).toBe('private')
    const part = await ask('abc.mp4', 'bytes=2-4')
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ])
    expect((await ask('abc.mp4', 'bytes=7-')).body).toBe('789')
    expect((await ask('abc.mp4', 'bytes=99-')).statusCode).toBe(416)
  })

  test('knows no file that is not there', async () => {
    const ask = await serving(storage)
    expect(await storage.read('none.mp4')).toBeUndefined()
    expect((await ask('none.mp4')).statusCode).toBe(404)
    await storage.remove(['none.mp4'])
  })

  test('copies a file, lists it with its age and removes it', async () => {
    const path = join(folder, 'source')
    await writeFile(path, 'moving')
    await storage.putFile('def.mp4', path, 'video/mp4')
    expect(String(await storage.read('def.mp4'))).toBe('moving')
    expect(await keysIn(storage)).toEqual(['abc.mp4', 'def.mp4'])
    for await (const { changedAt } of storage.list()) {
      expect(changedAt.getTime()).toBeGreaterThan(Date.parse('2025-01-01'))
    }
    await storage.remove(['abc.mp4', 'def.mp4'])
    expect(await keysIn(storage)).toEqual([])
  })
})

test('A folder that is not there yet holds nothing', async () => {
  expect(await keysIn(localStorage(join(folder, 'later')))).toEqual([])
})

test('A folder leaves no draft behind', async () => {
  const storage = localStorage(join(folder, 'drafts'))
  await storage.put('abc', Buffer.from('x'), '')
  const names = await readdir(join(folder, 'drafts'), { recursive: true })
  expect(names.sort()).toEqual(['ab', 'ab/abc'])
})

/** A store that sends without an end, or breaks off before it answers. */
async function endlessStore() {
  const server = createServer((request, response) => {
    if (request.url?.includes('broken')) return void request.socket.destroy()
    const more = () =>
      response.destroyed || response.write(Buffer.alloc(65_536), () => setTimeout(more, 5))
    response.writeHead(200, { 'content-length': '999999999999', etag: '"x"' })
    more()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  const { port } = server.address() as AddressInfo
  return {
    server,
    store: s3Storage({ endpoint: `http://127.0.0.1:${port}`, bucket: 'bucket', ...account }),
  }
}

test('S3 is not asked for what nobody gets', async () => {
  const { server, store } = await endlessStore()
  const ask = await serving(store)
  const ended = new Promise((resolve) =>
    server.once('request', (_request, response) => response.once('close', resolve)),
  )
  const { statusCode, headers, body } = await ask.head('abc.mp4')
  expect([statusCode, headers['content-length'], body]).toEqual([200, '999999999999', ''])
  await ended
})

test('A file is unavailable where S3 does not answer', async () => {
  const { store } = await endlessStore()
  const sending = store.send('broken', { headers: {} } as never, {} as never)
  const unavailable = { status: 503, message: 'unavailable' }
  await expect(sending).rejects.toMatchObject(unavailable)
  await expect(store.put('broken', Buffer.from('x'), '')).rejects.toMatchObject(unavailable)
  await expect(store.read('broken')).rejects.toMatchObject(unavailable)
})

test('S3 keeps files apart from what else is in the bucket', async () => {
  const [, storage] = stores[1]!
  objects.set('other/x', { bytes: Buffer.from('x'), type: '', at: new Date().toISOString() })
  await storage.put('abc.jpg', Buffer.from('x'), 'image/jpeg')
  expect([...objects.keys()].sort()).toEqual(['media/abc.jpg', 'other/x'])
  expect(await keysIn(storage)).toEqual(['abc.jpg'])
})

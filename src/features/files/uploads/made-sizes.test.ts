import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Storage } from '#platform/storage/storage.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { serveUploads } from './handlers.ts'
import { createFileLookup } from './actions.ts'

const dataDir = join(tmpdir(), `dara-leaving-${process.pid}`)
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const site = await openSite({ env: { WORKER: 'off', DATA_DIR: dataDir } })
const { media } = site.providers
const [ask, upload] = [asker(site), uploader(site)]

type Answer = { status: number }

/** What happens once while a size that was made is on its way to the storage. */
let meanwhile: (() => Promise<Answer>) | undefined
let happened: Answer | undefined

const slow: Storage = {
  ...media.storage,
  put: async (...given) => {
    const happening = meanwhile
    meanwhile = undefined
    happened = await happening?.()
    await media.storage.put(...given)
  },
}
let isAway = false
const isKnown = async (id: string) => {
  if (isAway) throw new Error('the database is away')
  return createFileLookup(site.db.kysely)(id)
}
const app = Fastify()
beforeAll(() =>
  app.register(serveUploads, {
    media: { ...media, storage: slow },
    isKnown,
    showingOf: async () => 'public',
  }),
)
afterAll(() => app.close())

const stored = async (id: string) => {
  const keys: string[] = []
  for await (const { key } of media.storage.list()) if (key.startsWith(id)) keys.push(key)
  return keys.toSorted()
}

const sent = async (email: string) => {
  const one = await signUp(site, { email })
  const { body } = await upload('/files/upload/single', [await jpeg()], one)
  return { ...one, id: body.data.file.id as string }
}

const look = async (id: string) => (await app.inject(`/media/files/${id}-320.webp`)).statusCode

test('a size that is made while its account is erased is neither kept nor served', async () => {
  const { id, token } = await sent('erased@sizes.example')
  const body = { password: 'mint tea' }
  meanwhile = () => ask('DELETE', '/auth/account', { token, body })
  expect([await look(id), happened?.status]).toEqual([404, 200])
  expect([await look(id), await stored(id)]).toEqual([404, []])
})

test('a size that is made while its picture is deleted is neither kept nor served', async () => {
  const { id, token } = await sent('deleted@sizes.example')
  meanwhile = () => ask('DELETE', `/files/auth/${id}`, { token })
  expect([await look(id), happened?.status]).toEqual([404, 200])
  expect([await look(id), await stored(id)]).toEqual([404, []])
})

test('while no database answers a picture is shown, and what was made of it is not kept', async () => {
  const { id } = await sent('shown@sizes.example')
  isAway = true
  expect([await look(id), await stored(id)]).toEqual([200, [`${id}-master.jpg`]])
  isAway = false
  const kept = [`${id}-320.webp`, `${id}-master.jpg`]
  expect([await look(id), await stored(id)]).toEqual([200, kept])
})

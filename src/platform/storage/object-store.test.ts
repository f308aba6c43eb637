import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { s3Server } from '#test/files/s3-server.ts'
import { folderObjects } from './folder-objects.ts'
import { isDraft, type ObjectStore } from './object-store.ts'
import { s3Objects } from './s3-objects.ts'

const folder = await mkdtemp(join(tmpdir(), 'dara-objects-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const { endpoint, objects, uploads } = await s3Server()
const account = { endpoint, region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' }

const stores: [string, ObjectStore][] = [
  ['A folder', folderObjects(folder)],
  ['S3', s3Objects({ ...account, bucket: 'bucket' }, 'site/')],
]

async function* inPieces(bytes: Buffer, size = 100_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function collect(content: AsyncIterable<Uint8Array> | undefined) {
  const pieces: Uint8Array[] = []
  for await (const piece of content ?? []) pieces.push(piece)
  return content && Buffer.concat(pieces)
}

async function* broken() {
  yield randomBytes(17 * 1024 * 1024)
  throw new Error('the source broke')
}

describe.each(stores)('%s', (_, store) => {
  const names = async (below: string) => {
    const found: string[] = []
    for await (const { name } of store.list(below)) found.push(name)
    return found.toSorted()
  }

  test.each([0, 1, 1_000_000, 16 * 1024 * 1024, 33 * 1024 * 1024 + 7])(
    'gives back %i bytes as they were written',
    async (length) => {
      const bytes = randomBytes(length)
      await store.write('media/ab/large', inPieces(bytes))
      await store.settle()
      const read = await collect(await store.read('media/ab/large'))
      const hash = (content = Buffer.of()) => createHash('sha256').update(content).digest('hex')
      expect([read?.length, hash(read)]).toEqual([length, hash(bytes)])
    },
  )

  test('lists what lies below a folder with its size, and removes it', async () => {
    await store.write('backups/one', inPieces(Buffer.from('12345')))
    await store.write('media/cd/two', inPieces(Buffer.from('1')))
    await store.settle()
    expect(await names('backups/')).toEqual(['backups/one'])
    for await (const { bytes, changedAt } of store.list('backups/')) {
      expect(bytes).toBe(5)
      expect(changedAt.getTime()).toBeGreaterThan(Date.parse('2025-01-01'))
    }
    await store.remove(['backups/one', 'backups/none'])
    expect(await names('backups/')).toEqual([])
    expect(await names('media/')).toContain('media/cd/two')
  })

  test('knows no file that is not there', async () => {
    expect(await store.read('media/none')).toBeUndefined()
  })

  test('has nothing under the name of a file that could not be written whole', async () => {
    await expect(store.write('media/broken', broken())).rejects.toThrow('the source broke')
    await store.settle()
    expect(await store.read('media/broken')).toBeUndefined()
  })
})

test('A folder shows a file under its name only once it is flushed', async () => {
  const store = folderObjects(join(folder, 'later'))
  await store.write('media/x', inPieces(Buffer.from('x')))
  expect(await store.read('media/x')).toBeUndefined()
  const waiting = await readdir(join(folder, 'later/media'))
  expect(waiting.map(isDraft)).toEqual([true])
  await store.settle()
  expect(await readdir(join(folder, 'later/media'))).toEqual(['x'])
})

test('S3 keeps what is written below its prefix and no parts of what broke off', () => {
  expect([...objects.keys()].every((key) => key.startsWith('site/'))).toBe(true)
  expect(uploads.size).toBe(0)
})

import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { openMediaWorker } from '#platform/media/media-worker.ts'
import { localStorage } from '#platform/storage/local-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { openResumable } from '#platform/uploads/resumable.ts'
import { jpeg } from '#test/files/uploads.ts'
import { serveUploads } from './handlers.ts'
import { masterKey } from './rules.ts'

const folder = await mkdtemp(join(tmpdir(), 'dara-full-disk-'))
const disk = localStorage(join(folder, 'files'))

/** The disk as the system reports it when nothing more fits. */
const full: Storage = {
  ...disk,
  put: async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  },
}
const mediaWorker = openMediaWorker(folder)
const app = Fastify()
await app.register(serveUploads, {
  media: { storage: full, mediaWorker, resumable: openResumable(folder) },
  isKnown: async () => true,
  showingOf: async () => 'public',
})

afterAll(async () => {
  await app.close()
  await mediaWorker.close()
  await rm(folder, { recursive: true })
})

const id = randomBytes(16).toString('base64url')

describe('A photo that was accepted', () => {
  it('is shown in every size although the disk is full', async () => {
    const { bytes } = await jpeg()
    await disk.put(masterKey(id), bytes, 'image/jpeg')
    for (const size of [320, 1920, 'square']) {
      const answer = await app.inject(`/media/files/${id}-${size}.webp`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('public, max-age=86400, s-maxage=3600')
      expect(answer.headers['content-security-policy']).toContain('sandbox')
      expect((await sharp(answer.rawPayload).metadata()).width).toBeGreaterThan(0)
    }
  })

  it('is gone where its picture is gone', async () => {
    const answer = await app.inject(
      `/media/files/${randomBytes(16).toString('base64url')}-320.webp`,
    )
    expect(answer.statusCode).toBe(404)
  })
})

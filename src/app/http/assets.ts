import { join } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { FileAccess } from '#features/site/file-access/actions.ts'
import { serveUploads } from '#features/files/uploads/handlers.ts'
import { createFileLookup } from '#features/files/uploads/actions.ts'
import { dayMs, hourSeconds } from '#i18n/time-units.ts'
import { mediaFolderOf } from '#platform/storage/own-places.ts'
import { addDrawnMedia } from '../environment/demo.ts'
import type { ServerParts } from '../server-parts.ts'
import { allowanceOf, rateLimitOf } from './limits.ts'

const yearMs = 365 * dayMs

/** Twice as many as a caller may upload. */
const documentLimit = { max: 120, seconds: hourSeconds }

/** The built names contain a hash, so those files are immutable; icons have fixed names. */
export function cachingOfFile(path: string): string {
  const isHashed = /[/\\]assets[/\\][^/\\]+$/.test(path)
  return isHashed
    ? `public, max-age=${yearMs / 1000}, immutable`
    : `public, max-age=${dayMs / 1000}`
}

export async function addAssets(app: FastifyInstance) {
  await app.register(serveFiles, {
    root: join(process.cwd(), 'dist/client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOfFile(path)),
  })
}

export async function addMedia(
  app: FastifyInstance,
  { config, providers }: ServerParts,
  files: FileAccess,
) {
  const { media, reader, database, now } = providers
  if (config.isDemo) await addDrawnMedia(app, { mediaFolder: mediaFolderOf(config), reader })
  await app.register(serveUploads, {
    media,
    showingOf: files.showingOf,
    // A replica may still have the row of a deleted picture.
    isKnown: createFileLookup(database.kysely),
    allowanceOf: (address) => allowanceOf(address, config),
    documents: { db: database.kysely, now, limit: rateLimitOf(documentLimit, config) },
  })
}

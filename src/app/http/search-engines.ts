import type { FastifyInstance } from 'fastify'
import { sitemaps } from '#features/site/sitemaps/handlers.ts'
import { originOf } from '#platform/http/origin.ts'
import { rateLimitOf } from './limits.ts'
import type { ServerParts } from '../server-parts.ts'

const purposes = ['sale', 'rent'] as const

/** Home, the two markets and "find an agent", and each emirate in all of them. */
function standingPages({ providers }: ServerParts): string[] {
  const results = purposes.map((purpose) => `/properties?purpose=${purpose}`)
  const emirates = providers
    .gazetteer()
    .emirates.flatMap(({ slug }) => [
      ...results.map((path) => `${path}&emirate=${slug}`),
      `/agents?emirate=${slug}`,
    ])
  return ['/', ...results, '/agents', ...emirates]
}

/** Of each kind of file: a search engine reads the thousand parts of two million ads within minutes. */
const readings = { max: 600, seconds: 300 }

export async function addSearchEngineFiles(app: FastifyInstance, parts: ServerParts) {
  const { config, providers } = parts
  await app.register(sitemaps, {
    reader: providers.reader,
    originOf: (request) => originOf(request, config.publicUrl),
    pages: () => standingPages(parts),
    limit: rateLimitOf(readings, config),
  })
}

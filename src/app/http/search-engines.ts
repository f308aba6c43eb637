import type { FastifyInstance } from 'fastify'
import { mortgagePath, rentPath } from '#features/listing/costs/contract/addresses.ts'
import { financePath } from '#features/visitors/finance-applications/contract.ts'
import { sitemaps } from '#features/site/sitemaps/handlers.ts'
import { originOf } from '#platform/http/origin.ts'
import { rateLimitOf } from './limits.ts'
import type { ServerParts } from '../server-parts.ts'

const purposes = ['sale', 'rent'] as const

function permanentPages({ providers }: ServerParts): string[] {
  const results = purposes.map((purpose) => `/properties?purpose=${purpose}`)
  const emirates = providers
    .gazetteer()
    .emirates.flatMap(({ slug }) => [
      ...results.map((path) => `${path}&emirate=${slug}`),
      `/agents?emirate=${slug}`,
    ])
  const forms = ['/contact-us', '/property-request', financePath]
  const pages = ['/agents', ...forms, mortgagePath, rentPath]
  return ['/', ...results, ...pages, ...emirates]
}

/** Two million ads have a thousand files, which a search engine reads within minutes. */
const readings = { max: 600, seconds: 300 }

export async function addSearchEngineFiles(app: FastifyInstance, parts: ServerParts) {
  const { config, providers } = parts
  await app.register(sitemaps, {
    reader: providers.reader,
    originOf: (request) => originOf(request, config.publicUrl),
    pages: () => permanentPages(parts),
    limit: rateLimitOf(readings, config),
  })
}

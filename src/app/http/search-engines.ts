import type { FastifyInstance } from 'fastify'
import { mortgagePath, rentPath } from '#features/listing/costs/contract/addresses.ts'
import { pagePaths } from '#features/reference/page-links/contract.ts'
import { areaAddress } from '#features/site/areas/contract.ts'
import { financePath } from '#features/visitors/finance-applications/contract.ts'
import { sitemaps } from '#features/site/sitemaps/handlers.ts'
import { originOf } from '#platform/http/origin.ts'
import { rateLimitOf } from './limits.ts'
import type { ServerParts } from '../server-parts.ts'

const purposes = ['sale', 'rent'] as const

/** A page of a location without ads is not for search engines. */
function pagesOfPlaces({ providers }: ServerParts): string[] {
  const { gazetteer, counts } = providers.locations()
  return ['/emirates', ...gazetteer.places.filter(({ id }) => counts.has(id)).map(areaAddress)]
}

function permanentPages({ providers }: ServerParts): string[] {
  const results = purposes.map((purpose) => `/properties?purpose=${purpose}`)
  const emirates = providers
    .gazetteer()
    .emirates.flatMap(({ slug }) => [
      ...results.map((path) => `${path}&emirate=${slug}`),
      `/agents?emirate=${slug}`,
    ])
  const forms = ['/contact-us', financePath, '/fundraising', '/property-request']
  const pages = ['/agents', ...forms, mortgagePath, rentPath, ...Object.values(pagePaths)]
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
    places: () => pagesOfPlaces(parts),
    limit: rateLimitOf(readings, config),
  })
}

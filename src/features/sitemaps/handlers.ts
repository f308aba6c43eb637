import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap'
import { propertyAddress } from '#features/properties/contract.ts'
import { languages } from '#i18n/language.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { partsWithProperties, propertiesOfPart } from './queries.ts'

/** Far below the protocol's 50,000 addresses a file, so that one is written within moments. */
const adsOfPart = 2_000

/** Search engines may be an hour behind (expectations.md 48). */
const hour = 'public, max-age=3600'

type Options = {
  reader: () => Db
  /** Our own address as the request's caller sees it, where none is configured. */
  originOf: (request: FastifyRequest) => string
  /** Pages that are always there: `/`, `/properties?purpose=sale&locations=3`. */
  pages: () => string[]
}

/** One page as two entries that name each other as their translation. */
function entriesOf(path: string, lastmod?: Date): SitemapItemLoose[] {
  const bare = path === '/' ? '' : path
  const links = languages.map((lang) => ({ lang, url: `/${lang}${bare}` }))
  return links.map(({ url }) => ({
    url,
    links,
    ...(lastmod && { lastmod: lastmod.toISOString() }),
  }))
}

/** Sent while it is written: other requests are answered in between. */
function sent(reply: FastifyReply, stream: SitemapStream | SitemapIndexStream, items: object[]) {
  const xml = Readable.from(items).pipe(stream)
  return reply.type('application/xml; charset=utf-8').header('cache-control', hour).send(xml)
}

/** `/robots.txt`, `/sitemap.xml` (an index) and its parts, each page in both languages. */
export async function sitemaps(app: FastifyInstance, { reader, originOf, pages }: Options) {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', hour)
      .send(
        `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const parts = await partsWithProperties(reader(), adsOfPart)
    const files = ['pages', ...parts.map((part) => `properties-${part}`)]
    const items = files.map((file) => ({ url: `${originOf(request)}/sitemaps/${file}.xml` }))
    return sent(reply, new SitemapIndexStream(), items)
  })

  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const items = pages().flatMap((path) => entriesOf(path))
    return sent(reply, new SitemapStream({ hostname: originOf(request) }), items)
  })

  app.get<{ Params: { part: string } }>(
    '/sitemaps/properties-:part.xml',
    async (request, reply) => {
      const part = Number(request.params.part)
      const isPart = Number.isInteger(part) && part > 0 && part < 100_000
      const ads = isPart ? await propertiesOfPart(reader(), { part, size: adsOfPart }) : []
      if (ads.length === 0) throw new Refusal(404, [{ code: 'not_found' }])
      const items = ads.flatMap(({ id, name_en, updated_at }) =>
        entriesOf(propertyAddress({ id, name: { en: name_en } }), updated_at),
      )
      return sent(reply, new SitemapStream({ hostname: originOf(request) }), items)
    },
  )
}

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SitemapIndexStream, SitemapItemLoose, SitemapStream } from 'sitemap'
import { agentAddress } from '#features/advertisers/contract.ts'
import { propertyAddress } from '#features/properties/contract.ts'
import { languages } from '#i18n/language.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { agentsOfPart, partsWithAgents, partsWithProperties, propertiesOfPart } from './queries.ts'

/** Far below the protocol's 50,000 addresses a file, so that one is written within moments. */
const entriesOfPart = 2_000

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

/** Of one part, where the address names one that can be. */
async function partOf<Row>(text: string, read: (part: number) => Promise<Row[]>): Promise<Row[]> {
  const part = Number(text)
  const isPart = Number.isInteger(part) && part > 0 && part < 100_000
  const rows = isPart ? await read(part) : []
  if (rows.length === 0) throw new Refusal(404, [{ code: 'not_found' }])
  return rows
}

type InPart = { Params: { part: string } }

/** Loaded when a search engine asks, so that the server's start does not wait for it. */
const streams = () => import('sitemap')

/** The long lists, a part a file. */
function addParts(app: FastifyInstance, { reader, originOf }: Omit<Options, 'pages'>) {
  app.get<InPart>('/sitemaps/properties-:part.xml', async (request, reply) => {
    const ads = await partOf(request.params.part, (part) =>
      propertiesOfPart(reader(), { part, size: entriesOfPart }),
    )
    const { SitemapStream } = await streams()
    const items = ads.flatMap(({ id, name_en, updated_at }) =>
      entriesOf(propertyAddress({ id, name: { en: name_en } }), updated_at),
    )
    return sent(reply, new SitemapStream({ hostname: originOf(request) }), items)
  })

  app.get<InPart>('/sitemaps/agents-:part.xml', async (request, reply) => {
    const agents = await partOf(request.params.part, (part) =>
      agentsOfPart(reader(), { part, size: entriesOfPart }),
    )
    const { SitemapStream } = await streams()
    const items = agents.flatMap((agent) => entriesOf(agentAddress(agent)))
    return sent(reply, new SitemapStream({ hostname: originOf(request) }), items)
  })
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
    const [ads, agents] = await Promise.all([
      partsWithProperties(reader(), entriesOfPart),
      partsWithAgents(reader(), entriesOfPart),
    ])
    const files = [
      'pages',
      ...ads.map((part) => `properties-${part}`),
      ...agents.map((part) => `agents-${part}`),
    ]
    const { SitemapIndexStream } = await streams()
    const items = files.map((file) => ({ url: `${originOf(request)}/sitemaps/${file}.xml` }))
    return sent(reply, new SitemapIndexStream(), items)
  })

  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const { SitemapStream } = await streams()
    const items = pages().flatMap((path) => entriesOf(path))
    return sent(reply, new SitemapStream({ hostname: originOf(request) }), items)
  })
  addParts(app, { reader, originOf })
}

import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { agentAddress } from '#features/accounts/advertiser/contract.ts'
import { propertyAddress } from '#features/listing/property/contract.ts'
import { hourMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { keepFiles } from '#platform/kept-files/kept-files.ts'
import { Refusal } from '#platform/refusal.ts'
import { agentsOfPart, partsWithAgents, partsWithProperties, propertiesOfPart } from './queries.ts'
import { type Entry, sitemapIndexOf, sitemapOf } from './rules.ts'

/** Far below the protocol's 50,000 addresses, so that a file is written within moments. */
const maxEntriesOfPart = 2_000

/** Search engines may be an hour behind. */
const hour = 'public, max-age=3600'

type Options = {
  reader: () => Db
  /** As the caller sees it, where no origin is configured. */
  originOf: (request: FastifyRequest) => string
  /** Paths of pages that always exist: `/`, `/properties?purpose=sale&locations=3`. */
  pages: () => string[]
  /** Paths of the pages of locations with ads, fewer than 3,000. */
  places: () => string[]
  limit: FastifyContextConfig
}

type Parts = { part: number; size: number }
type List = (db: Db, parts: Parts) => Promise<Entry[]>

const lists: Record<'properties' | 'agents', List> = {
  properties: async (db, parts) =>
    (await propertiesOfPart(db, parts)).map(({ id, name_en, updated_at }) => ({
      path: propertyAddress({ id, name: { en: name_en } }),
      changedAt: updated_at,
    })),
  agents: async (db, parts) =>
    (await agentsOfPart(db, parts)).map((agent) => ({ path: agentAddress(agent) })),
}

function numberOf(text: string): number {
  const part = Number(text)
  if (Number.isInteger(part) && part > 0 && part < 100_000) return part
  throw new Refusal(404, [{ code: 'not_found' }])
}

type SendOptions = Pick<Options, 'originOf'> & { send: ReturnType<typeof keepFiles>['send'] }

function sender({ originOf, send }: SendOptions) {
  return (reply: FastifyReply, name: string, make: (origin: string) => Promise<string>) => {
    const origin = originOf(reply.request)
    reply.type('application/xml; charset=utf-8')
    return send(`${origin} ${name}`, reply, () => make(origin))
  }
}

type Kind = keyof typeof lists
type KnownParts = Record<Kind, ReadonlySet<number>>

async function findParts(db: Db): Promise<KnownParts> {
  const ads = await partsWithProperties(db, maxEntriesOfPart)
  const agents = await partsWithAgents(db, maxEntriesOfPart)
  return { properties: new Set(ads), agents: new Set(agents) }
}

const partsAgeMs = hourMs

/** Parts that do not exist cost no query. Without an answer the last one counts, if any. */
function knownParts(reader: () => Db) {
  let known: KnownParts | undefined
  let until = 0
  let reading: Promise<KnownParts> | undefined
  const read = () => {
    reading ??= findParts(reader())
      .then((found) => {
        known = found
        until = performance.now() + partsAgeMs
        return found
      })
      .finally(() => (reading = undefined))
    return reading
  }
  const has = async (kind: Kind, part: number) => {
    const parts = performance.now() < until ? known : await read().catch(() => known)
    return parts?.[kind].has(part) ?? true
  }
  return { read, has }
}

/** Files of addresses that need no query. */
const listed = ['pages', 'places'] as const

function filesOf({ properties, agents }: KnownParts): string[] {
  const files = [
    ...listed,
    ...[...properties].map((part) => `properties-${part}`),
    ...[...agents].map((part) => `agents-${part}`),
  ]
  return files.map((file) => `/sitemaps/${file}.xml`)
}

function addRobots(app: FastifyInstance, originOf: Options['originOf']) {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', hour)
      .send(
        `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  )
}

type PartRequest = { Params: { part: string } }

/** `/robots.txt`, `/sitemap.xml` (an index) and its parts, each page in both languages. */
export async function sitemaps(app: FastifyInstance, options: Options) {
  const { reader, originOf, limit } = options
  const sendKept = sender({ originOf, send: keepFiles().send })
  const kept = { compress: false as const, config: { ...limit, isKept: true } }

  const parts = knownParts(reader)
  addRobots(app, originOf)
  app.get('/sitemap.xml', kept, async (_request, reply) =>
    sendKept(reply, 'index', async (origin) => sitemapIndexOf(filesOf(await parts.read()), origin)),
  )

  for (const name of listed) {
    app.get(`/sitemaps/${name}.xml`, kept, async (_request, reply) =>
      sendKept(reply, name, async (origin) =>
        sitemapOf(
          options[name]().map((path) => ({ path })),
          origin,
        ),
      ),
    )
  }

  for (const kind of ['properties', 'agents'] as const) {
    app.get<PartRequest>(`/sitemaps/${kind}-:part.xml`, kept, async ({ params }, reply) => {
      const part = numberOf(params.part)
      if (!(await parts.has(kind, part))) throw new Refusal(404, [{ code: 'not_found' }])
      return sendKept(reply, `${kind}-${part}`, async (origin) => {
        const entries = await lists[kind](reader(), { part, size: maxEntriesOfPart })
        if (entries.length === 0) throw new Refusal(404, [{ code: 'not_found' }])
        return sitemapOf(entries, origin)
      })
    })
  }
}

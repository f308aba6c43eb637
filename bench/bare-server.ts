import Fastify from 'fastify'
import pg from 'pg'
import { bareAd, bareFacets, barePage, bareSuggestions } from './bare/questions.ts'
import { readPlaces } from './bare/places.ts'

/**
 * The yardstick of `bench/search.ts`: what a good afternoon's work with Fastify and pg gives over
 * the same tables and indexes. No contract, no refusals, no languages, no limits, no memory.
 */
const pool = new pg.Pool({ max: 8 })
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

const places = await readPlaces(pool)
const app = Fastify()

type Query = Record<string, string>

app.get<{ Querystring: Query }>('/properties', async ({ query }) => {
  const [found, facets] = await Promise.all([
    barePage(pool, query, places),
    query.facets ? bareFacets(pool, query, places) : undefined,
  ])
  return { ...found, facets }
})

app.get<{ Params: Query }>('/properties/:id', async ({ params }) => bareAd(pool, params.id))

app.get<{ Querystring: Query }>('/locations/auto-completion', async ({ query }) =>
  bareSuggestions(pool, query.search),
)

console.log(await app.listen({ port: 0, host: '127.0.0.1' }))

process.once('SIGTERM', () => {
  void app.close().then(() => pool.end())
})

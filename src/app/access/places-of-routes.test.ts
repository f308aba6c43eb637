import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { expect, test } from 'vitest'
import { nameOf } from '#platform/endpoint/endpoint.ts'
import { laneOfRoute } from '#platform/http/overload.ts'
import { openSite } from '#test/site.ts'

const routes: RouteOptions[] = []
const channel = 'fastify.initialization'
const note = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', (route) => void routes.push(route))
}
subscribe(channel, note)
await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
unsubscribe(channel, note)

const methodsOf = ({ method }: RouteOptions) => [method].flat().filter((one) => one !== 'HEAD')

const all = routes.flatMap((route) =>
  methodsOf(route).map((method) => ({
    name: `${method} ${route.url}`,
    url: route.url,
    endpoint: route.config?.call?.endpoint,
    isLimited: route.config?.rateLimit !== undefined,
    lane: laneOfRoute({ method, url: route.url, config: route.config ?? ({} as never) }),
  })),
)

/** Calls that only wait for their turn and are never refused for load, and why each costs little. */
const fromMemory: Record<string, string> = {
  'GET /add-types/': 'the same few rows for everybody',
  'GET /feeds/sample': 'a file that changes with the catalogue alone',
  'GET /languages': 'the same few rows for everybody',
  'GET /locations/areas': 'fifteen areas at most',
  'GET /locations/auto-completion': 'ten hits; 120 a minute',
  'GET /locations/choose-location': 'ten hits; 120 a minute',
  'GET /locations/emirates': 'seven places',
  'GET /pages/{page}': 'three texts, the same for everybody',
  'GET /popular-searches': 'ten searches at most',
  'GET /property-properties/amenities-auto-complete': 'a few hits; 120 a minute',
  'GET /property-properties/types': 'the same few rows for everybody',
  'GET /property-request-page': 'the same few rows for everybody',
  'GET /property-types': 'the same few rows for everybody',
  'GET /property-types/grouped': 'the same few rows for everybody',
  'GET /settings': 'one answer for everybody',
  'GET /specialities': 'the same few rows for everybody',
}

/**
 * Routes outside of the table of calls: the lane and whether a caller's requests are counted by the route;
 * where one is missing, why. Built files, where there are any, are not among them.
 */
const outside: Record<string, [what: string, why: string]> = {
  'GET /healthz': ['free', 'must be answered whatever the load'],
  'GET /readyz': ['free', 'must be answered; the database is asked four times a second at most'],
  'GET /metrics': ['free', 'operators only, others get 404'],
  'GET /media/files/:name': [
    'free',
    'a file; one statement at a time asks which are public; sizes that have to be made are counted, and take turns',
  ],
  'GET /media/files/:id(^[\\w-]{22}).pdf': ['free, limited', 'a file, after one row by its id'],
  'GET /media/drawn/:file': ['free', 'a file; drawing has a lane of its own, and is for demos'],
  'GET /media/portraits/:file': ['free', 'some hundred pictures, each drawn once a day, for demos'],
  'GET /media/profile-codes/:file': ['read, limited', ''],
  'GET /sitemap.xml': ['free, limited', 'kept; making has a lane of its own'],
  'GET /sitemaps/pages.xml': ['free, limited', 'kept; making has a lane of its own'],
  'GET /sitemaps/places.xml': ['free, limited', 'kept; making has a lane of its own'],
  'GET /sitemaps/properties-:part.xml': ['free, limited', 'kept; making has a lane of its own'],
  'GET /sitemaps/agents-:part.xml': ['free, limited', 'kept; making has a lane of its own'],
  'GET /robots.txt': ['read', 'one short text'],
  'GET /.well-known/security.txt': ['read', 'one short text'],
  'GET /manifest.webmanifest': ['read', 'one short text'],
  'GET /en/manifest.webmanifest': ['read', 'one short text'],
  'GET /ar/manifest.webmanifest': ['read', 'one short text'],
  'GET /dev/mail': ['read', 'in demos alone'],
  'GET /dev/mail.json': ['read', 'in demos alone'],
  'GET /api/docs/': ['read', 'operators only, others get 404'],
  'GET /api/docs/js/scalar.js': ['read', 'operators only, others get 404'],
  'GET /api/openapi.json': ['read', 'operators only, others get 404'],
  'POST /api/files/resumable': ['upload', '60 an hour and 100 a day of an account'],
  'PATCH /api/files/resumable/:id': ['upload', '3,000 an hour and six at once of an account'],
  'DELETE /api/files/resumable/:id': ['upload', 'counted as a piece'],
  'GET /payment/sandbox/:reference': ['read, limited', ''],
  'POST /payment/sandbox/:reference': ['write, limited', ''],
  'POST /api/payment/notices/sandbox': ['write, limited', ''],
  'POST /csp-reports': ['write, limited', ''],
  'POST /my-searches/stop': ['write, limited', ''],
  'POST /en/my-searches/stop': ['write, limited', ''],
  'POST /ar/my-searches/stop': ['write, limited', ''],
  'POST /my-searches/stop/:token': ['write, limited', ''],
  'POST /en/my-searches/stop/:token': ['write, limited', ''],
  'POST /ar/my-searches/stop/:token': ['write, limited', ''],
}

const isBuilt = (url: string) =>
  /^\/(assets\/|icons\/|favicon\.svg|apple-touch-icon\.png)/.test(url)

test('Calls outside of the lanes are these', () => {
  const free = all.flatMap(({ endpoint, lane }) => (endpoint && !lane ? [nameOf(endpoint)] : []))
  expect(free.toSorted()).toEqual(Object.keys(fromMemory).toSorted())
})

test('Routes outside of the table of calls are these', () => {
  const paths = new Set(all.flatMap(({ endpoint, url }) => (endpoint ? [url] : [])))
  // Under the path of a call other methods answer 405.
  const others = all.filter(({ endpoint, url }) => !endpoint && !paths.has(url) && !isBuilt(url))
  const said = others.map(({ name, lane, isLimited }) => [
    name,
    `${lane ?? 'free'}${isLimited ? ', limited' : ''}`,
  ])
  const expected = Object.entries(outside).map(([name, [what]]) => [name, what])
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(expected))
  const unexplained = Object.entries(outside).filter(
    ([, [what, why]]) => why === '' && !/^(read|write), limited$/.test(what),
  )
  expect(unexplained).toEqual([])
})

test('What anybody may call is counted by the route, before a body is read', () => {
  const anybody = ['public', 'visitor', 'anyone', 'link', 'cookie']
  const open = all.filter(({ endpoint }) => anybody.includes(String(endpoint?.access)))
  expect(open.length).toBeGreaterThan(30)
  expect(open.filter(({ isLimited }) => !isLimited).map(({ name }) => name)).toEqual([])
})

test.each([
  ['GET /locations/children/{id}', 'read'],
  ['POST /files/upload/single', 'upload'],
  ['POST /files/upload/resumed', 'upload'],
])('%s waits with those of the lane %s', (name, lane) => {
  const found = all.filter(({ endpoint }) => endpoint && nameOf(endpoint) === name)
  expect(found.map((route) => route.lane)).toEqual([lane])
})

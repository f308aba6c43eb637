import { setImmediate } from 'node:timers/promises'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfPath } from '#i18n/language.ts'
import type { Dispatch } from '#platform/call.ts'
import { limitWaiting } from '#platform/database/wait-limit.ts'
import type { PageAsker } from '#platform/dispatch.ts'
import type { Endpoint } from '#platform/endpoint/endpoint.ts'
import { callerOf } from '#platform/http/address.ts'
import { originOf } from '#platform/http/origin.ts'
import { overload } from '#platform/http/queueing/lanes.ts'
import { NetworkLane } from '#platform/http/queueing/network-lane.ts'
import {
  type ExtraSources,
  newScriptMark,
  policyOf,
  reportingEndpoints,
  secureReports,
  takeMarkedScripts,
} from '#platform/http/page-policy.ts'
import { onceWritten } from '#platform/http/security-headers.ts'
import { Refusal } from '#platform/refusal.ts'
import { readTokenAddress } from '#platform/browser/token-address.ts'
import type { Config } from '../../config.ts'
import { compress, type Encoding, encodingFor } from '#platform/kept-files/encodings.ts'
import { newRefiner } from './page-encoding.ts'
import { limitPages } from '../page-limits.ts'
import { type CachedPage, type Found, PageCache } from './page-cache.ts'
import { addSubjects } from './page-subjects.ts'
import { sendRefusalPage } from './refusal-page.ts'

/** The built web part: `dist/server/pages.js`, or Vite's runner in development. */
export type Renderer = {
  fetch: (request: Request, options: { context: object }) => Promise<Response> | Response
}

export type PageParts = {
  config: Config
  dispatch: (asker: PageAsker) => Dispatch
  renderer: Renderer
  /** What development needs on top: Vite's own scripts, styles and sockets. */
  extraSources?: ExtraSources
  /** Holds what was drawn for others; one that knows no database unless given. */
  cache?: PageCache
  /** Off in development, where a page must show what was just saved. */
  isCached?: boolean
}

type Seen = { isAway: boolean; refusal: Error | undefined; subjects: Set<string> }

/**
 * Remembers what the page tells of, whether a call found the database away, since its failure is passing
 * then, and why a call was not counted any more.
 */
function recordDispatch({ dispatch: open }: PageParts, { language, count }: PageAsker) {
  const seen: Seen = { isAway: false, refusal: undefined, subjects: new Set() }
  const countOrNote = (endpoint: Endpoint) => {
    try {
      count(endpoint)
    } catch (error) {
      seen.refusal = error as Error
      throw error
    }
  }
  const dispatch = open({ language, count: countOrNote })
  const watching: Dispatch = async (name, input) => {
    const answer = await dispatch(name, input)
    if (answer.status === 503) seen.isAway = true
    addSubjects(seen.subjects, answer.body)
    return answer
  }
  return { watching, seen }
}

/** What the page is drawn for. The token of a mailed link is left to the browser. */
const drawnAddress = (url: string) => readTokenAddress(url)?.bare ?? url

const policyChangeOf = ({ config, extraSources }: PageParts) => ({
  extra: extraSources,
  omitted: config.isDemo ? secureReports : [],
})

type Count = PageAsker['count']

async function render(request: FastifyRequest, parts: PageParts, count: Count) {
  const origin = originOf(request, parts.config.publicUrl)
  const language = languageOfPath(request.url.split('?')[0] ?? '/')
  const { watching, seen } = recordDispatch(parts, { language, count })
  const scriptMark = newScriptMark()
  const context = { dispatch: watching, origin, isDemo: parts.config.isDemo, scriptMark }
  const asked = new Request(`${origin}${drawnAddress(request.url)}`, {
    headers: { accept: 'text/html' },
  })
  const response = await parts.renderer.fetch(asked, { context })
  // Who has had all gets a page that says so, not one whose parts say it.
  if (seen.refusal) throw seen.refusal
  // As every browser reads it: a policy by hashes must fit what the browser hashes.
  const drawn = (await response.text()).replaceAll('\0', '\uFFFD')
  const { html, scripts } = takeMarkedScripts(drawn, scriptMark)
  return {
    status: response.status >= 500 && seen.isAway ? 503 : response.status,
    location: response.headers.get('location') ?? undefined,
    isPrivate: readTokenAddress(request.url) !== undefined,
    writePolicy: onceWritten(policyOf(scripts, policyChangeOf(parts))),
    bodies: { identity: Buffer.from(html) },
    subjects: seen.subjects,
  }
}

const refine = newRefiner()

/** What is asked for again is worth its best form; whoever asks meanwhile gets the first one. */
async function refineBrotli(page: CachedPage) {
  page.isRefined = true
  const body = await refine(page.bodies.identity)
  if (body) page.bodies.br = body
  else page.isRefined = false
}

/** An old page goes to whom it is sent, and is kept nowhere on the way. */
const cachingOf = ({ page: { status, isPrivate }, isOld }: Found) =>
  status === 200 && !isPrivate && !isOld ? 'public, max-age=0, s-maxage=30' : 'no-store'

async function send(reply: FastifyReply, found: Found, encoding: Encoding) {
  const { page } = found
  if (encoding === 'br' && page.bodies.br && !page.isRefined) void refineBrotli(page)
  page.bodies[encoding] ??= await compress(page.bodies.identity, encoding)
  page.writePolicy(reply)
  if (page.location) reply.header('location', page.location)
  if (page.isPrivate) reply.header('referrer-policy', 'no-referrer')
  if (page.status === 503) reply.header('retry-after', 2)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-encoding')
    .header('reporting-endpoints', reportingEndpoints)
    .header('cache-control', cachingOf(found))
    .send(page.bodies[encoding])
}

/**
 * Rendering keeps a core busy, and each page under way holds megabytes: a few at once are as fast as
 * many, and what others ask for is answered in between. One network has four of them at most, one
 * caller three.
 */
const renderLimits = { maxActive: 5, maxWaiting: 1_000, maxWaitMs: 60, maxNextWaitMs: 400 }

/**
 * Renderings that wait for a database which is away, beside those of the lane: they have hardly begun
 * and hold little. More of them would all be rendered at once when it is back.
 */
const maxWaitingRenders = 32

/** `//other.example` would be another site's address once a redirect repeats it. */
const isPath = (url: string) => /^\/(?![/\\])/.test(url)

type Wanted = { encoding: Encoding; onWaiting: () => void; count: Count }

function renderer(parts: PageParts) {
  const lane = new NetworkLane(renderLimits)
  let waitingRenders = 0
  return async (request: FastifyRequest, wanted: Wanted): Promise<CachedPage> => {
    const { encoding, onWaiting, count } = wanted
    if (request.isServerBehind) throw overload
    const caller = callerOf(request.ip)
    const leave = await lane.enter(caller)
    // Those that ask the database nothing would else all be drawn in the turn of the first one.
    await setImmediate()
    let waits = 0
    const leaveLane = () => {
      onWaiting()
      if (waits > 0 || waitingRenders >= maxWaitingRenders) return
      waits = 1
      waitingRenders += 1
      leave()
    }
    try {
      const page: CachedPage = await limitWaiting(() => render(request, parts, count), {
        releaseSlot: leaveLane,
        asker: { caller, isPublicRead: true },
      })
      // Inside of the lane: a compressor holds megabytes, too.
      page.bodies[encoding] ??= await compress(page.bodies.identity, encoding)
      return page
    } finally {
      waitingRenders -= waits
      leave()
    }
  }
}

/**
 * Pages answer whatever no route took, and only to GET and HEAD. What is kept is sent whatever the
 * load, and a page that is a little old rather than a refusal.
 */
export function addPages(app: FastifyInstance, parts: PageParts) {
  const { cache = new PageCache() } = parts
  const renderInTurn = renderer(parts)
  const { countPage, countCall } = limitPages(parts.config)
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD')
      throw new Refusal(405, [{ code: 'method_not_allowed' }])
    }
    if (!isPath(request.url)) throw new Refusal(404, [{ code: 'not_found' }])
    const key = `${originOf(request, parts.config.publicUrl)}${request.url}`
    const encoding = encodingFor(request.headers['accept-encoding'])
    const make = async (onWaiting: () => void) => {
      countPage(request)
      const count = (endpoint: Endpoint) => countCall(request, endpoint)
      return renderInTurn(request, { encoding, onWaiting, count })
    }
    const isCached = parts.isCached !== false && !readTokenAddress(request.url)
    try {
      if (isCached)
        return await send(reply, await cache.get(key, make, callerOf(request.ip)), encoding)
      return await send(reply, { page: await make(() => undefined), isOld: false }, encoding)
    } catch (error) {
      return sendRefusalPage(error as FastifyError, request, reply)
    }
  })
}

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
import { reuseHeaders } from '#platform/http/security-headers.ts'
import { Refusal } from '#platform/refusal.ts'
import type { PlainAnswer } from '#ui/plain-answer.ts'
import { readTokenAddress } from '#platform/browser/token-address.ts'
import type { Config } from '../../config.ts'
import type { DrawingContext } from '../../current-request.ts'
import { compress, type Encoding, encodingFor } from '#platform/kept-files/encodings.ts'
import { newRefiner } from './page-encoding.ts'
import { limitPages } from '../page-limits.ts'
import { type CachedPage, type FoundPage, PageCache } from './page-cache.ts'
import { addSubjects } from './page-subjects.ts'
import { toFormAnswer } from './form-answer.ts'
import { isPageAddress } from './page-address.ts'
import { sendRefusalPage } from './refusal-page.ts'

export type Renderer = {
  fetch: (request: Request, options: { context: object }) => Promise<Response> | Response
}

export type PageParts = {
  config: Config
  dispatch: (asker: PageAsker) => Dispatch
  renderer: Renderer
  extraSources?: ExtraSources
  cache?: PageCache
  /** What a page shows only to whoever asks; undefined for all other pages. */
  readOwn?: (request: FastifyRequest, reply: FastifyReply) => ReadAnswer | undefined
  /** Off in development, so that a page shows each saved change. */
  isCached?: boolean
}

/** Sends a page with an answer of the server in it, which only a browser without scripts shows. */
export type DrawAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PlainAnswer,
) => Promise<FastifyReply>

type RenderNotes = { isAway: boolean; refusal: Error | undefined; subjects: Set<string> }

/** Records what the page shows, whether the database was away, and a refusal by a limit. */
function recordDispatch({ dispatch: open }: PageParts, { language, count }: PageAsker) {
  const seen: RenderNotes = { isAway: false, refusal: undefined, subjects: new Set() }
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

/** The token of a mailed link is left to the browser and not rendered. */
const drawnAddress = (url: string) => readTokenAddress(url)?.bare ?? url

const policyChangeOf = ({ config, extraSources }: PageParts) => ({
  extra: extraSources,
  omitted: config.isDemo ? secureReports : [],
})

type Count = PageAsker['count']

type Drawing = { count: Count; answer: PlainAnswer | undefined }

async function render(request: FastifyRequest, parts: PageParts, { count, answer }: Drawing) {
  const origin = originOf(request, parts.config.publicUrl)
  const language = languageOfPath(request.url.split('?')[0] ?? '/')
  const { watching, seen } = recordDispatch(parts, { language, count })
  const scriptMark = newScriptMark()
  const { isDemo } = parts.config
  const base = { dispatch: watching, origin, isDemo, scriptMark }
  const context: DrawingContext = { ...base, plainAnswer: answer }
  const pageRequest = new Request(`${origin}${drawnAddress(request.url)}`, {
    headers: { accept: 'text/html' },
  })
  const response = await parts.renderer.fetch(pageRequest, { context })
  // A refused call refuses the whole page, not only parts of it.
  if (seen.refusal) throw seen.refusal
  // Browsers read NUL as U+FFFD, and the hashes must match what they read.
  const drawn = (await response.text()).replaceAll('\0', '\uFFFD')
  const sent = request.method === 'POST' ? toFormAnswer(drawn, language) : drawn
  const { html, scripts } = takeMarkedScripts(sent, scriptMark)
  return {
    status: response.status >= 500 && seen.isAway ? 503 : response.status,
    location: response.headers.get('location') ?? undefined,
    isPrivate: readTokenAddress(request.url) !== undefined,
    writePolicy: reuseHeaders(policyOf(scripts, policyChangeOf(parts))),
    bodies: { identity: Buffer.from(html) },
    subjects: seen.subjects,
  }
}

const refine = newRefiner()

/** Only for pages requested again; meanwhile the first form is sent. */
async function refineBrotli(page: CachedPage) {
  page.isRefined = true
  const body = await refine(page.bodies.identity)
  if (body) page.bodies.br = body
  else page.isRefined = false
}

/** Proxies must not store an old page. */
const cachingOf = ({ page: { status, isPrivate, isOwn }, isOld }: FoundPage) =>
  status === 200 && !isPrivate && !isOwn && !isOld ? 'public, max-age=0, s-maxage=30' : 'no-store'

async function send(reply: FastifyReply, found: FoundPage, encoding: Encoding) {
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

/** Rendering is CPU-bound; one network gets three of these, and one caller two. */
const renderLimits = { maxActive: 4, maxWaiting: 1_000, maxWaitMs: 60, maxNextWaitMs: 150 }

/** Those that wait for the database have left the lane and continue all at once. */
const maxWaitingRenders = 32

type WantedPage = Drawing & { encoding: Encoding; onWaiting: () => void }

function renderer(parts: PageParts) {
  const lane = new NetworkLane(renderLimits)
  let waitingRenders = 0
  return async (request: FastifyRequest, wanted: WantedPage): Promise<CachedPage> => {
    const { encoding, onWaiting } = wanted
    const caller = callerOf(request.ip)
    const leave = await lane.enter(caller)
    // Without this, pages that need no query would all be rendered in one turn of the event loop.
    await setImmediate()
    let waitingCount = 0
    const leaveLane = () => {
      onWaiting()
      if (waitingCount > 0 || waitingRenders >= maxWaitingRenders) return
      waitingCount = 1
      waitingRenders += 1
      leave()
    }
    try {
      const page: CachedPage = await limitWaiting(() => render(request, parts, wanted), {
        releaseSlot: leaveLane,
        asker: { caller, isPublicRead: true },
      })
      // Inside of the lane, because a compressor also holds megabytes.
      page.bodies[encoding] ??= await compress(page.bodies.identity, encoding)
      return page
    } finally {
      waitingRenders -= waitingCount
      leave()
    }
  }
}

const noOldPage = () => undefined

type ReadAnswer = () => Promise<PlainAnswer>

/** Pages are counted, and refused by a server that is behind, before anything is read for them. */
function pageMaker(parts: PageParts) {
  const renderInTurn = renderer(parts)
  const { countPage, countCall } = limitPages(parts.config)
  return (request: FastifyRequest, read?: ReadAnswer) => async (onWaiting: () => void) => {
    countPage(request)
    if (request.isServerBehind) throw overload
    const answer = await read?.()
    const count = (endpoint: Endpoint) => countCall(request, endpoint)
    const encoding = encodingFor(request.headers['accept-encoding'])
    const page = await renderInTurn(request, { encoding, onWaiting, count, answer })
    return answer ? { ...page, status: answer.status, isOwn: true } : page
  }
}

/** Cached pages are sent whatever the load, and slightly old ones rather than a refusal. */
export function addPages(app: FastifyInstance, parts: PageParts): DrawAnswer {
  const { cache = new PageCache() } = parts
  const makerOf = pageMaker(parts)
  const sendNew = async (request: FastifyRequest, reply: FastifyReply, read?: ReadAnswer) => {
    const page = await makerOf(request, read)(noOldPage)
    return send(reply, { page, isOld: false }, encodingFor(request.headers['accept-encoding']))
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const read = parts.readOwn?.(request, reply)
    if (read || parts.isCached === false || readTokenAddress(request.url))
      return sendNew(request, reply, read)
    const key = `${originOf(request, parts.config.publicUrl)}${request.url}`
    const encoding = encodingFor(request.headers['accept-encoding'])
    const found = await cache.get(key, makerOf(request), callerOf(request.ip))
    return send(reply, found, encoding)
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD')
      throw new Refusal(405, [{ code: 'method_not_allowed' }])
    }
    if (!isPageAddress(request.url)) throw new Refusal(404, [{ code: 'not_found' }])
    return sendPage(request, reply).catch((error: FastifyError) =>
      sendRefusalPage(error, request, reply),
    )
  })
  return (request, reply, answer) => sendNew(request, reply, async () => answer)
}

import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { compile } from '@fastify/proxy-addr'
import type { Asker } from '#platform/database/connection-turns.ts'
import { callerOf } from '#platform/http/address.ts'
import { limitConnections } from '#platform/http/connections.ts'
import { originOf } from '#platform/http/origin.ts'
import { mountApi } from '#platform/api.ts'
import { type ApiServices, type RunCall, signalOf } from '#platform/http/call-runner.ts'
import { type FileAccess, openFileAccess } from '#features/site/file-access/actions.ts'
import { profileCodes } from '#features/accounts/advertiser/handlers/profile-codes.ts'
import { openKnownAccounts } from '#features/files/quotas/actions/shares.ts'
import { dispatcher } from '#platform/dispatch.ts'
import { oneClickStops } from '#features/visitors/alerts/handlers/one-click.ts'
import { resumableUploads } from '#features/files/resumable/handlers.ts'
import { limitWaiting } from '#platform/database/wait-limit.ts'
import { refuseEncodedBodies } from '#platform/http/bodies/encoded-bodies.ts'
import { limitFineBodies } from '#platform/http/bodies/fine-bodies.ts'
import { refuseDoubtfulHeaders } from '#platform/http/doubtful-headers.ts'
import type { ReadyCall } from '#platform/run-call.ts'
import { addSecurityHeaders, bareHeaders } from '#platform/http/security-headers.ts'
import { incomingOf } from '#platform/storage/own-places.ts'
import { releaseRequestSlot } from '#platform/http/queueing/downloads.ts'
import { readNoBodies } from '#platform/http/bodies/json-body.ts'
import { takeTurns } from '#platform/http/overload.ts'
import { limitUnfinishedBodies, maxUploadMs } from '#platform/http/bodies/unfinished-bodies.ts'
import { limitUnreadAnswers } from '#platform/http/unread-answers.ts'
import {
  answerBrokenAddress,
  answerBrokenBytes,
  ignoreExpectations,
} from '#platform/http/unreadable.ts'
import { resumablePath } from '#platform/uploads/resumable.ts'
import { createVisitorReader } from '#platform/visitor.ts'
import { addAssets, addMedia } from './http/assets.ts'
import { maxBodyBytes } from './http/body-limit.ts'
import { addDocumentation } from './http/documentation.ts'
import { calls } from './handlers.ts'
import { requestRecord } from './log.ts'
import { addManifest } from './branding/manifest.ts'
import { addOperations } from './http/operations.ts'
import { addOutbox } from './http/outbox.ts'
import { addLimits, allowanceOf, rateLimitOf } from './http/limits.ts'
import { PageCache } from './http/pages/page-cache.ts'
import { addPages, type Renderer } from './http/pages/page-handler.ts'
import { ownPageReader } from './http/plain-forms/own-pages.ts'
import { plainForms } from './http/plain-forms/forms.ts'
import { addPlainForms } from './http/plain-forms/plain-forms.ts'
import { placeFinder } from '#features/visitors/property-requests/actions/typed-places.ts'
import { openChanges } from './http/pages/page-subjects.ts'
import { sendRefusalPage } from './http/pages/refusal-page.ts'
import { addPolicyReports } from './http/policy-reports.ts'
import { addSearchEngineFiles } from './http/search-engines.ts'
import { limitParameters } from './http/query-limit.ts'
import { addPayments, paymentSources } from './payments.ts'
import type { Config } from './config.ts'
import { addSecurityContact } from './http/security-contact.ts'
import type { ServerParts } from './server-parts.ts'

/** Fastify has no timeout for a slow sender by default (drill R7). */
const timeouts = {
  requestTimeout: maxUploadMs,
  headersTimeout: 10_000,
  /** Node's default of half a minute would delay the other timeouts. */
  connectionsCheckingInterval: 1_000,
  /** Without a byte in either direction, for instance while a video is paused. */
  connectionTimeout: 120_000,
}

/** A browser that loads a page sends its next request within seconds. */
const strangerKeepAliveMs = 10_000

function newServer({ config, log }: ServerParts): FastifyInstance {
  const { requestTimeout, connectionTimeout, ...http } = timeouts
  const bare = bareHeaders({ isSecure: !config.isDemo })
  return Fastify({
    loggerInstance: log.child({}, { serializers: { req: requestRecord } }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    requestTimeout,
    connectionTimeout,
    keepAliveTimeout: strangerKeepAliveMs,
    http: { ...http, requireHostHeader: false },
    bodyLimit: maxBodyBytes,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: log.level !== 'debug' }),
    clientErrorHandler: answerBrokenBytes(bare),
    frameworkErrors: answerBrokenAddress(bare, sendRefusalPage),
  })
}

/** Only connections of a trusted proxy stay open longer than those of strangers. */
function addConnectionLimits(app: FastifyInstance, { trustProxy, keepAliveSeconds }: Config) {
  const trusts = trustProxy ? compile(trustProxy) : () => false
  const keepAliveMs = keepAliveSeconds * 1000
  limitConnections(app.server, {
    isTrusted: (address) => address !== '' && trusts(address, 0),
    keepAliveMs: (isTrusted) =>
      isTrusted || !trustProxy ? keepAliveMs : Math.min(strangerKeepAliveMs, keepAliveMs),
  })
}

function apiServices({ config, keys, providers }: ServerParts, files: FileAccess): ApiServices {
  const cookies = { secret: keys.cookies, isSecure: !config.isDemo }
  const changesOf = openChanges()
  return {
    primary: providers.database.kysely,
    reader: providers.reader,
    now: providers.now,
    visitor: createVisitorReader(cookies),
    publicUrl: config.publicUrl,
    incoming: incomingOf(config),
    vault: providers.vault,
    isKnown: openKnownAccounts(providers.database.kysely),
    onWrite: (write) => {
      files.forget()
      providers.pageNews.tell(changesOf(write))
    },
    callers: {
      isSecure: !config.isDemo,
      allowanceOf: (address) => allowanceOf(address, config),
    },
  }
}

/** Includes the calls that pages make and files made from public data. */
function askerOf({ method, ip, routeOptions }: FastifyRequest, reply: FastifyReply): Asker {
  const { call } = routeOptions.config
  const isRead = method === 'GET' || method === 'HEAD'
  const isPublicRead = isRead && (call?.endpoint.access ?? 'public') === 'public'
  // Pages and files are also made for others and cached, so a client that leaves does not cancel.
  const gone = isPublicRead && call ? { gone: signalOf(reply) } : {}
  return { caller: callerOf(ip), isPublicRead, ...gone }
}

/** In preHandler the body has arrived, so from here a request only waits for the database. */
function limitWaits(app: FastifyInstance) {
  app.addHook('preHandler', (request, reply, done) => {
    limitWaiting(done, {
      releaseSlot: () => releaseRequestSlot(request),
      asker: askerOf(request, reply),
    })
  })
}

/** The same as for other expensive reads; a page shows one code. */
const profileCodeLimit = { max: 300, seconds: 300 }

/** A mail program sends one for each alert that its reader ends. */
const stopLimit = { max: 300, seconds: 300 }

const addOneClickStops = (app: FastifyInstance, { config, providers }: ServerParts) =>
  app.register(oneClickStops, {
    db: providers.database.kysely,
    now: providers.now,
    limit: rateLimitOf(stopLimit, config),
  })

async function addSiteFiles(app: FastifyInstance, parts: ServerParts) {
  addSecurityContact(app, parts)
  addManifest(app, parts)
  await addSearchEngineFiles(app, parts)
}

type Web = { ready: ReadyCall[]; pages: PageCache; files: FileAccess; runCall: RunCall }

async function addWeb(app: FastifyInstance, parts: ServerParts, web: Web) {
  const { files } = web
  const { config, providers, renderer } = parts
  await addMedia(app, parts, files)
  await app.register(profileCodes, {
    reader: providers.reader,
    originOf: (request) => originOf(request, config.publicUrl),
    limit: rateLimitOf(profileCodeLimit, config),
  })
  const { publicUrl } = config
  const asked = { calls: web.ready, runCall: web.runCall }
  const draw = renderer && (await addDrawing(app, parts, { ...web, renderer }))
  const forms = plainForms(placeFinder(providers.locations))
  await addPlainForms(app, { ...asked, forms, publicUrl, folder: incomingOf(config), draw })
}

type WebWithRenderer = Web & { renderer: Renderer }

async function addDrawing(app: FastifyInstance, parts: ServerParts, web: WebWithRenderer) {
  const { config, providers, log, development } = parts
  const { ready, pages, runCall, renderer } = web
  await (development ? development.before(app) : addAssets(app))
  const dispatch = dispatcher(ready, { reader: providers.reader, now: providers.now, log })
  return addPages(app, {
    config,
    dispatch,
    renderer,
    cache: pages,
    readOwn: ownPageReader({ calls: ready, runCall }),
    extraSources: { ...paymentSources(providers), ...development?.extraSources },
    ...(development && { isCached: false }),
  })
}

export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, providers } = parts
  const app = newServer(parts)
  const ready = calls(providers)
  app.setErrorHandler(sendRefusalPage)
  readNoBodies(app)
  addConnectionLimits(app, config)
  takeTurns(app)
  limitUnfinishedBodies(app)
  limitUnreadAnswers(app)
  ignoreExpectations(app)
  await addSecurityHeaders(app, { isSecure: !config.isDemo })
  refuseDoubtfulHeaders(app)
  refuseEncodedBodies(app)
  limitFineBodies(app.server)
  limitParameters(app)
  const registry = addOperations(app, parts)
  limitWaits(app)
  await addLimits(app, config)
  await app.register(compress, {
    globalCompression: true,
    globalDecompression: false,
    customTypes: /json|javascript|svg|xml|^text/,
  })
  await app.register(cookie)
  await addDocumentation(app, config)
  const pages = new PageCache({ isAway: providers.isAway })
  providers.pageNews.follow((changed) => pages.drop(changed))
  const files = openFileAccess(providers)
  const services = apiServices(parts, files)
  const runCall = mountApi(app, ready, services)
  const resuming = { prefix: resumablePath, services, media: providers.media }
  await app.register(resumableUploads, resuming)
  await addOneClickStops(app, parts)
  await addPayments(app, parts)
  await addPolicyReports(app, { config, log: app.log, registry })
  addOutbox(app, parts)
  await addSiteFiles(app, parts)
  await addWeb(app, parts, { ready, pages, files, runCall })
  return app
}

import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import { callerOf, networkOf } from './address.ts'
import { watchEventLoop } from './event-loop.ts'
import {
  keepRequestSlot,
  openDownloads,
  releaseAtEnd,
  releaseRequestSlot,
} from './queueing/downloads.ts'
import { limitFileSends } from './queueing/file-sends.ts'
import { isOverload, overload } from './queueing/lanes.ts'
import { NetworkLane } from './queueing/network-lane.ts'
import { openTurns } from './queueing/turns.ts'
import { takesFiles } from './bodies/unfinished-bodies.ts'

/**
 * Each kind of work has its own places, so a crowd at one leaves room for others; one caller gets
 * 16 of 36 (`NetworkLane`).
 * `read`: 16 keep eight database connections busy (drill R4).
 * `write`: filled-in forms are worth a wait; fifty ads at once are usual (drill R8).
 * `slow`: at most half of the connections for one network, so short queries find one.
 * `password`: 22 of one caller, which may send a registration twenty times (drills R8, R21).
 * `upload`: waits for the network most of the time.
 * `urgent`: reduces load, so it waits rather than being refused.
 * `download`: held from the first byte to the last, for files that are made while they are sent.
 */
export const overloadLimits = {
  read: { maxActive: 20, maxWaiting: 256, maxWaitMs: 60, maxNextWaitMs: 80 },
  write: { maxActive: 36, maxWaiting: 64, maxWaitMs: 400 },
  slow: { maxActive: 5, maxWaiting: 24, maxWaitMs: 150 },
  password: { maxActive: 48 },
  upload: { maxActive: 256 },
  urgent: { maxActive: 5, maxWaiting: 64, maxWaitMs: 2_000 },
  download: { maxActive: 48 },
} as const

type LaneName = Exclude<keyof typeof overloadLimits, 'download'>

/** A few milliseconds of work, after which pending work continues. */
const maxPerTurn = 16

/** 0.2 ms each. Health checks take turns too: 8,000 a second would block the rest. */
const maxFromMemoryPerTurn = 8
const maxFilesPerTurn = 32
const maxHealthPerTurn = 8

/** Under /media/ only files, and drawings that are cached or limited elsewhere. */
const freePaths = /^\/(healthz|readyz|metrics|assets|media\/(files|drawn|portraits))(?![^/?])/

const healthPaths = /^\/(healthz|readyz|metrics)$/

type RoutedRequest = { method: string; url: string; config: FastifyContextConfig }

/** By route, since one address can be written with other escapes or with a host. */
const routedRequestOf = ({
  method,
  routeOptions: { config, url = '' },
}: FastifyRequest): RoutedRequest => ({
  method,
  url,
  config,
})

const isFree = ({ url, config }: RoutedRequest) => config.isKept === true || freePaths.test(url)

const isFromMemory = ({ config }: RoutedRequest) => config.call?.endpoint.lane === 'memory'

const needsNoPlace = (asked: RoutedRequest) => isFree(asked) || isFromMemory(asked)

function laneOf({ method, config }: RoutedRequest): LaneName {
  const lane = config.call?.endpoint.lane
  if (takesFiles(config)) return 'upload'
  if (lane !== undefined && lane !== 'memory') return lane
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write'
}

/** Undefined where a route needs no place. */
export const laneOfRoute = (asked: RoutedRequest): LaneName | undefined =>
  needsNoPlace(asked) ? undefined : laneOf(asked)

/** Pages match no route; they have their own lane where they are rendered. */
const isGuarded = (request: FastifyRequest) =>
  !request.is404 && !needsNoPlace(routedRequestOf(request))

/** Urgent calls may end the work that blocks the event loop. */
const isUrgent = ({ routeOptions }: FastifyRequest) =>
  routeOptions.config.call?.endpoint.lane === 'urgent'

function shedWhileBehind(app: FastifyInstance, samplingMs?: number) {
  const isBehind = watchEventLoop(app, samplingMs)
  app.decorateRequest('isServerBehind', false)
  app.addHook('onRequest', async (request) => {
    request.isServerBehind = isBehind()
    if (request.isServerBehind && isGuarded(request) && !isUrgent(request)) throw overload
  })
}

const reportIntervalMs = 10_000

/** A log line for each refusal would itself be load. */
function reportRefusals(app: FastifyInstance) {
  let refused = 0
  const report = () => {
    if (refused > 0) app.log.warn({ refused }, 'overloaded: requests were refused')
    refused = 0
  }
  const timer = setInterval(report, reportIntervalMs).unref()
  app.addHook('onError', async (_request, _reply, error) => {
    if (isOverload(error)) refused += 1
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Register before every hook that may refuse, because refusing costs time too. */
export function takeTurns(app: FastifyInstance) {
  const inTurn = openTurns(maxPerTurn)
  const inTurnFromMemory = openTurns(maxFromMemoryPerTurn)
  const inTurnOfFiles = openTurns(maxFilesPerTurn)
  const inTurnOfHealth = openTurns(maxHealthPerTurn)
  const turnsOf = (asked: RoutedRequest) => {
    if (healthPaths.test(asked.url)) return inTurnOfHealth
    if (isFree(asked)) return inTurnOfFiles
    return isFromMemory(asked) ? inTurnFromMemory : inTurn
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const begin = turnsOf(routedRequestOf(request))
    const network = networkOf(callerOf(request.ip))
    begin({ network, begin: done, isGone: () => request.raw.destroyed })
  })
}

/**
 * A place is held from the arrived body to the finished answer, so slow clients hold none. An
 * upload, whose body its handler reads, holds one from its headers to the end.
 */
export function addOverloadGuard(app: FastifyInstance, samplingMs?: number) {
  shedWhileBehind(app, samplingMs)
  reportRefusals(app)
  const lanes = {
    read: new NetworkLane(overloadLimits.read),
    write: new NetworkLane(overloadLimits.write),
    slow: new NetworkLane(overloadLimits.slow),
    password: new NetworkLane(overloadLimits.password),
    upload: new NetworkLane(overloadLimits.upload),
    urgent: new NetworkLane(overloadLimits.urgent),
  }
  const beginDownload = openDownloads(overloadLimits.download.maxActive)
  limitFileSends(app)
  // Refuses before the body is sent, which would be refused anyway.
  app.addHook('onRequest', async (request) => {
    if (!isGuarded(request)) return
    if (lanes[laneOf(routedRequestOf(request))].isFullFor(callerOf(request.ip))) throw overload
  })
  app.addHook('preValidation', async (request, reply) => {
    if (!isGuarded(request)) return
    const name = laneOf(routedRequestOf(request))
    const lane = lanes[name]
    const caller = callerOf(request.ip)
    const leave = await lane.enter(caller)
    keepRequestSlot(request, {
      leave,
      enterAgain: () => lane.enterAgain(caller),
      beginDownload: (owner) => beginDownload(caller, owner),
    })
    if (name === 'upload') releaseAtEnd(reply, leave)
  })
  app.addHook('onSend', async (request) => releaseRequestSlot(request))
}

declare module 'fastify' {
  interface FastifyRequest {
    isServerBehind: boolean
  }
}

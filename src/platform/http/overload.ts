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
import { takesFiles } from './unfinished-bodies.ts'

/**
 * Work of each kind has its own places, so that a crowd at one leaves room for the others. One
 * network gets two thirds of them, and one caller two thirds of these (`NetworkLane`): 24 and 16 of 36, 4 and
 * 3 of 5.
 * `read`: drill R4; 16 keep eight database connections busy, and few who wait keep p99
 * low at three times the capacity. `write`: what somebody has filled in is worth a wait, and fifty
 * ads at once are no crowd (drill R8). `slow` takes at most half of the connections for one
 * network, so that short queries always find one. `password`: 32 of one network and 22 of one
 * caller, since a registration may be sent twenty times (drill R8); two are hashed at once, the others wait
 * (drill R21). `upload`: it mostly waits for the network, streams to disk and has its own turn at the
 * process that draws pictures, so many may be under way.
 * `urgent`: what takes load away waits rather than being refused. `download`: a file that is sent while
 * it is made has one of these from its first byte to its last, and a place of its kind only while a piece
 * of it is made.
 */
export const overloadLimits = {
  read: { maxActive: 36, maxWaiting: 256, maxWaitMs: 60, maxNextWaitMs: 200 },
  write: { maxActive: 36, maxWaiting: 64, maxWaitMs: 400 },
  slow: { maxActive: 5, maxWaiting: 24, maxWaitMs: 150 },
  password: { maxActive: 48 },
  upload: { maxActive: 256 },
  urgent: { maxActive: 5, maxWaiting: 64, maxWaitMs: 2_000 },
  download: { maxActive: 48 },
} as const

type LaneName = Exclude<keyof typeof overloadLimits, 'download'>

/** A few milliseconds of work, after which what is under way goes on. */
const maxPerTurn = 16

/**
 * What is answered from memory, 0.2 ms each, begins in its own turns, so that it waits behind no crowd
 * at other calls, and so that a crowd at it takes two milliseconds of each turn. So does what is free, since 8,000
 * requests for health in a second would else leave no time for anything: files in one line, of which a page has
 * dozens, and health in another.
 */
const maxFromMemoryPerTurn = 8
const maxFilesPerTurn = 32
const maxHealthPerTurn = 8

/** Routes. Of what lies under /media/ only files, and drawings that are kept or have their own limits. */
const freePaths = /^\/(healthz|readyz|metrics|assets|media\/(files|drawn|portraits))(?![^/?])/

const healthPaths = /^\/(healthz|readyz|metrics)$/

type RoutedRequest = { method: string; url: string; config: FastifyContextConfig }

/** By its route: the same file has an address with other signs escaped, and one with a host in it. */
const routedRequestOf = ({
  method,
  routeOptions: { config, url = '' },
}: FastifyRequest): RoutedRequest => ({
  method,
  url,
  config,
})

/** Costs next to nothing, or must be answered whatever the load: health and files. In turns, too. */
const isFree = ({ url, config }: RoutedRequest) => config.isKept === true || freePaths.test(url)

/** Answered whatever the load, but in turns. */
const isFromMemory = ({ config }: RoutedRequest) => config.call?.endpoint.lane === 'memory'

const needsNoPlace = (asked: RoutedRequest) => isFree(asked) || isFromMemory(asked)

function laneOf({ method, config }: RoutedRequest): LaneName {
  const lane = config.call?.endpoint.lane
  if (takesFiles(config)) return 'upload'
  if (lane !== undefined && lane !== 'memory') return lane
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write'
}

/** In which lane a route waits; undefined where it has a place at once, however many others do. */
export const laneOfRoute = (asked: RoutedRequest): LaneName | undefined =>
  needsNoPlace(asked) ? undefined : laneOf(asked)

/** Pages, which no route takes, have their own lane where they are rendered. */
const isGuarded = (request: FastifyRequest) =>
  !request.is404 && !needsNoPlace(routedRequestOf(request))

/** The very work that keeps the event loop busy may be what it ends. */
const isUrgent = ({ routeOptions }: FastifyRequest) =>
  routeOptions.config.call?.endpoint.lane === 'urgent'

/** Sheds all that costs, but for what is urgent, while the event loop itself is behind. */
function shedWhileBehind(app: FastifyInstance, samplingMs?: number) {
  const isBehind = watchEventLoop(app, samplingMs)
  app.decorateRequest('isServerBehind', false)
  app.addHook('onRequest', async (request) => {
    request.isServerBehind = isBehind()
    if (request.isServerBehind && isGuarded(request) && !isUrgent(request)) throw overload
  })
}

const reportIntervalMs = 10_000

/** Under load a line for each refusal would itself be load: one line says how many there were. */
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

/**
 * Requests begin in turns, whatever becomes of them: refusing costs time as well. So this comes before every
 * hook that may refuse one.
 */
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
 * Above its capacity the server says so at once: 503 with Retry-After instead of a queue. A request
 * takes its place when its body has arrived, so a slow sender takes none, and gives it back when its
 * answer is made, so a slow reader keeps none, and of a file that is made while it is sent for each of its
 * pieces (queueing/downloads.ts). An upload, whose body its handler reads, has its place from the headers
 * to the end.
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
  // Nobody needs to send a body that would be refused when it is here.
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
    /** The event loop is so far behind that only what is at hand should be answered. */
    isServerBehind: boolean
  }
}

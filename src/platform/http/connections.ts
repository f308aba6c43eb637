import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { callerOf, networkOf } from './address.ts'

export type ConnectionLimits = {
  /** No request of an idle connection is being answered; it may still be sending headers. */
  maxIdleOfCaller: number
  maxIdleOfNetwork: number
  maxIdle: number
  maxOfCaller: number
  maxOfNetwork: number
}

/** A browser opens six connections, and a carrier's address has many phones; one costs 15 KB. */
export const defaultConnectionLimits: ConnectionLimits = {
  maxIdleOfCaller: 256,
  maxIdleOfNetwork: 1_000,
  maxIdle: 2_000,
  maxOfCaller: 512,
  maxOfNetwork: 2_048,
}

/** Clients send one at a time; Node itself would read and answer as many as are sent. */
const maxOpenRequests = 4

type Options = {
  /** Connections of our trusted proxies belong to many callers. */
  isTrusted: (address: string) => boolean
  keepAliveMs: (isTrusted: boolean) => number
  limits?: ConnectionLimits
}

type Connection = {
  socket: Socket
  caller: string
  network: string
  isTrusted: boolean
  requests: number
}

type CallerConnections = { idle: Set<Connection>; count: number }

class Owners {
  readonly #known = new Map<string, CallerConnections>()

  of(name: string): CallerConnections {
    const known = this.#known.get(name) ?? { idle: new Set(), count: 0 }
    this.#known.set(name, known)
    return known
  }

  remove(name: string) {
    const own = this.of(name)
    own.count -= 1
    if (own.count === 0) this.#known.delete(name)
  }
}

class StrangerConnections {
  readonly #limits: ConnectionLimits
  readonly #idle = new Set<Connection>()
  readonly #callers = new Owners()
  readonly #networks = new Owners()

  constructor(limits: ConnectionLimits) {
    this.#limits = limits
  }

  #closeOldest(connections: Set<Connection>): boolean {
    const [oldest] = connections
    if (!oldest) return false
    this.setBusy(oldest)
    oldest.socket.destroy()
    return true
  }

  setBusy(connection: Connection) {
    this.#idle.delete(connection)
    this.#callers.of(connection.caller).idle.delete(connection)
    this.#networks.of(connection.network).idle.delete(connection)
  }

  setIdle(connection: Connection) {
    const { maxIdleOfCaller, maxIdleOfNetwork, maxIdle } = this.#limits
    const ofCaller = this.#callers.of(connection.caller).idle.add(connection)
    const ofNetwork = this.#networks.of(connection.network).idle.add(connection)
    this.#idle.add(connection)
    if (ofCaller.size > maxIdleOfCaller) this.#closeOldest(ofCaller)
    if (ofNetwork.size > maxIdleOfNetwork) this.#closeOldest(ofNetwork)
    if (this.#idle.size > maxIdle) this.#closeOldest(this.#idle)
  }

  add(connection: Connection) {
    const { maxOfCaller, maxOfNetwork } = this.#limits
    const ofCaller = this.#callers.of(connection.caller)
    const ofNetwork = this.#networks.of(connection.network)
    ofCaller.count += 1
    ofNetwork.count += 1
    const isRefused =
      (ofCaller.count > maxOfCaller && !this.#closeOldest(ofCaller.idle)) ||
      (ofNetwork.count > maxOfNetwork && !this.#closeOldest(ofNetwork.idle))
    if (isRefused) connection.socket.destroy()
    else this.setIdle(connection)
  }

  remove(connection: Connection) {
    this.setBusy(connection)
    this.#callers.remove(connection.caller)
    this.#networks.remove(connection.network)
  }
}

/** Node parses up to 2,500 requests after a close; a test guards `remove` (undocumented). */
export function stopParsing(socket: Socket) {
  const { parser } = socket as { parser?: { remove?: () => void } | null }
  parser?.remove?.()
}

function connectionOf(socket: Socket, isTrusted: Options['isTrusted']): Connection {
  const address = socket.remoteAddress ?? ''
  const caller = callerOf(address)
  const network = networkOf(caller)
  return { socket, caller, network, isTrusted: isTrusted(address), requests: 0 }
}

/**
 * Closes the oldest idle connection for one too many. Those of a trusted proxy outlast the proxy's
 * own timeout: if the server closed one first, the proxy would answer 502.
 */
export function limitConnections(server: Server, options: Options) {
  const { isTrusted, keepAliveMs, limits = defaultConnectionLimits } = options
  const strangers = new StrangerConnections(limits)
  const connections = new WeakMap<Socket, Connection>()

  server.on('connection', (socket: Socket) => {
    const connection = connectionOf(socket, isTrusted)
    connections.set(socket, connection)
    if (connection.isTrusted) return
    strangers.add(connection)
    socket.once('close', () => strangers.remove(connection))
  })

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.requests += 1
    if (connection.requests > maxOpenRequests) {
      socket.destroy()
      stopParsing(socket)
    }
    if (!connection.isTrusted) strangers.setBusy(connection)
    // After Node's own listener, which sets the server's timeout.
    response.once('finish', () => {
      if (connection.requests === 1) socket.setTimeout(keepAliveMs(connection.isTrusted))
    })
    response.once('close', () => {
      connection.requests -= 1
      const isIdle = connection.requests === 0 && !socket.destroyed
      if (isIdle && !connection.isTrusted) strangers.setIdle(connection)
    })
  })
}

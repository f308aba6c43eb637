import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { callerOf } from './address.ts'

export type ConnectionLimits = {
  /** Idle connections: those on which no request is being answered, its headers not sent included. */
  maxIdleOfCaller: number
  maxIdle: number
  /** All connections of a caller, idle or not. */
  maxOfCaller: number
}

/**
 * A browser opens six connections, and carriers put many phones behind one address; an idle one costs
 * some 15 KB. Whose idle connection is closed opens another one, so the limits are no refusal.
 */
export const defaultConnectionLimits: ConnectionLimits = {
  maxIdleOfCaller: 256,
  maxIdle: 2_000,
  maxOfCaller: 512,
}

/**
 * Requests of one connection that have no answer yet. Browsers and proxies send one after the other;
 * Node itself would read as many as somebody sends at once, and answer them all.
 */
const maxOpenRequests = 8

type Options = {
  /** Whether this is the address of a proxy of ours, whose connections belong to many callers. */
  isTrusted: (address: string) => boolean
  /** How long a connection that is kept open waits for its next request. */
  keepAliveMs: (isTrusted: boolean) => number
  limits?: ConnectionLimits
}

type Connection = { socket: Socket; caller: string; isTrusted: boolean; requests: number }

/** The connections of one caller. */
type Own = { idle: Set<Connection>; count: number }

/** Connections of strangers; the sets are ordered by when their members became idle. */
class StrangerConnections {
  readonly #limits: ConnectionLimits
  readonly #idle = new Set<Connection>()
  readonly #callers = new Map<string, Own>()

  constructor(limits: ConnectionLimits) {
    this.#limits = limits
  }

  #ofCaller({ caller }: Connection): Own {
    const known = this.#callers.get(caller) ?? { idle: new Set(), count: 0 }
    this.#callers.set(caller, known)
    return known
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
    this.#ofCaller(connection).idle.delete(connection)
  }

  setIdle(connection: Connection) {
    const { maxIdleOfCaller, maxIdle } = this.#limits
    const own = this.#ofCaller(connection)
    own.idle.add(connection)
    this.#idle.add(connection)
    if (own.idle.size > maxIdleOfCaller) this.#closeOldest(own.idle)
    if (this.#idle.size > maxIdle) this.#closeOldest(this.#idle)
  }

  add(connection: Connection) {
    const own = this.#ofCaller(connection)
    own.count += 1
    const isTooMany = own.count > this.#limits.maxOfCaller
    if (isTooMany && !this.#closeOldest(own.idle)) connection.socket.destroy()
    else this.setIdle(connection)
  }

  remove(connection: Connection) {
    this.setBusy(connection)
    const own = this.#ofCaller(connection)
    own.count -= 1
    if (own.count === 0) this.#callers.delete(connection.caller)
  }
}

/**
 * Node works through all that it has read, 64 KB or 2,500 requests in one turn of the event loop, also when the
 * connection is closed meanwhile. Its parser does not document a way out; the test tells when this one is gone.
 */
function stopParsing(socket: Socket) {
  const { parser } = socket as { parser?: { remove?: () => void } | null }
  parser?.remove?.()
}

/**
 * Keeps the connections of strangers bounded, per address and in all: the oldest idle one is closed
 * for one too many. Those of a trusted proxy are not counted, and are kept open for longer than the
 * proxy keeps them: one that the server closed while the proxy was sending on it would be a 502.
 */
export function limitConnections(server: Server, options: Options) {
  const { isTrusted, keepAliveMs, limits = defaultConnectionLimits } = options
  const strangers = new StrangerConnections(limits)
  const connections = new WeakMap<Socket, Connection>()

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const connection = {
      socket,
      caller: callerOf(address),
      isTrusted: isTrusted(address),
      requests: 0,
    }
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
    // After Node's own listener, which sets the server's time.
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

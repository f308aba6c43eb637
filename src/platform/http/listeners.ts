import { once } from 'node:events'
import { type AddressInfo, createServer, Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Node takes one connection from a listening socket in each turn of its event loop (libuv since
 * 1.45). Under load a turn lasts 50 ms, and whoever came with a new connection waited ten seconds
 * for an answer that costs nothing (drill R4). The system shares new connections out among all
 * sockets that listen at one port, so this many are taken in a turn.
 */
const listenerCount = 32

/** Elsewhere the last socket would take all connections, or the port cannot be shared. */
const canSharePort = process.platform === 'linux'

type Address = { port: number; host: string }

/**
 * Another process that listens there would get a part of the connections instead of an error.
 * @throws EADDRINUSE
 */
async function requireFree(address: Address) {
  const probe = createServer().listen({ ...address, exclusive: true })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

const others = new WeakMap<Server, Server[]>()

async function openListener(server: Server, address: Address): Promise<Server> {
  const options = { allowHalfOpen: true, noDelay: true }
  const listener = createServer(options, (socket: Socket) => {
    Object.assign(socket, { server })
    server.emit('connection', socket)
  })
  listener.listen({ ...address, exclusive: true, reusePort: true })
  await once(listener, 'listening')
  return listener
}

function closeOthers(server: Server) {
  for (const listener of others.get(server) ?? []) listener.close()
  others.delete(server)
}

export function stopAccepting(server: Server): void {
  // Not http's own close, which would cut the idle connections of clients about to speak.
  Server.prototype.close.call(server)
  closeOthers(server)
}

/**
 * Resolves with the server's address once it takes connections.
 * @throws EADDRINUSE
 */
export async function listen(app: FastifyInstance, address: Address): Promise<string> {
  if (!canSharePort) return app.listen(address)
  if (address.port > 0) await requireFree(address)
  const shared = { ...address, exclusive: true, reusePort: true }
  const text = await app.listen(shared)
  const { server } = app
  const { port } = server.address() as AddressInfo
  const opening = Array.from({ length: listenerCount - 1 }, () =>
    openListener(server, { ...address, port }),
  )
  others.set(server, await Promise.all(opening))
  server.once('close', () => closeOthers(server))
  return text
}

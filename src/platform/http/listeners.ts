import { once } from 'node:events'
import { type AddressInfo, createServer, Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Node accepts one connection of a listening socket in each turn of its event loop, which takes 50
 * ms under load; Linux spreads connections over all sockets (docs/decisions/0017).
 */
const listenerCount = 32

/** Elsewhere the last socket would take all connections, or the port cannot be shared. */
const canSharePort = process.platform === 'linux'

type Address = { port: number; host: string }

/** A second process at a shared port would silently get a part of the connections. */
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
  // Not the HTTP server's `close`, which also closes idle connections with a request on its way.
  Server.prototype.close.call(server)
  closeOthers(server)
}

/** Fastify would open a second server at `::1`, without the limits of the first. */
const withoutName = ({ host, ...address }: Address): Address => ({
  ...address,
  host: host === 'localhost' ? '127.0.0.1' : host,
})

/** @throws EADDRINUSE */
export async function listen(app: FastifyInstance, wanted: Address): Promise<string> {
  const address = withoutName(wanted)
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

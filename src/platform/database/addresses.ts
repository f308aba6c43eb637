import { ADDRCONFIG } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type LookupFunction, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

type Found = { address: string; family: number }
/** @throws with a code of `dns.lookup` */
export type Find = (host: string) => Promise<Found[]>

/** How long a connection waits for a look-up before it uses the addresses of the last one. */
const lookupTimeoutMs = 100

/** As Node looks names up when it connects: by the system, so its list of hosts counts. */
const findBySystem: Find = (host) => lookup(host, { all: true, hints: ADDRCONFIG })

/** The name server has answered that there is no such name, or no address of it. */
const isUnknownName = (error: unknown) => (error as { code?: string }).code === 'ENOTFOUND'

/**
 * Looks a name up for each connection, since the address of a managed database changes, and keeps what
 * was found: it is used while a look-up is slow, and after one that failed. One look-up of a name is
 * under way at a time.
 */
export function keepAddresses(find: Find = findBySystem): Find {
  const kept = new Map<string, Found[]>()
  const underWay = new Map<string, Promise<Found[]>>()

  const findAndKeep = async (host: string): Promise<Found[]> => {
    try {
      const found = await find(host)
      kept.set(host, found)
      return found
    } catch (error) {
      // Its addresses may be somebody else's by now.
      if (isUnknownName(error)) kept.delete(host)
      const last = kept.get(host)
      if (last) return last
      throw error
    } finally {
      underWay.delete(host)
    }
  }

  return (host) => {
    const finding = underWay.get(host) ?? findAndKeep(host)
    underWay.set(host, finding)
    const last = kept.get(host)
    return last ? Promise.race([finding, sleep(lookupTimeoutMs, last, { ref: false })]) : finding
  }
}

const lookupBy =
  (find: Find): LookupFunction =>
  (host, { all }, done) => {
    const answer = ([first, ...others]: Found[]) => {
      if (!first || all) done(null, first ? [first, ...others] : [])
      else done(null, first.address, first.family)
    }
    find(host).then(answer, (error: NodeJS.ErrnoException) => done(error, []))
  }

/**
 * Sockets for node-postgres (`stream`) that find the server's name by `find`. The certificate is still
 * compared with the name; paths of Unix sockets and addresses are not looked up.
 */
export function socketsBy(find: Find): () => Socket {
  const lookup = lookupBy(find)
  return () => {
    const socket = new Socket()
    const connect = socket.connect.bind(socket)
    const connectByName = (at: number | string, host = 'localhost') =>
      typeof at === 'number' ? connect({ port: at, host, lookup }) : connect(at)
    return Object.assign(socket, { connect: connectByName })
  }
}

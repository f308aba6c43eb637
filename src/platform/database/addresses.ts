import { ADDRCONFIG } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type LookupFunction, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

type ResolvedAddress = { address: string; family: number }
/** @throws with a code of `dns.lookup` */
export type Find = (host: string) => Promise<ResolvedAddress[]>

/** After this time a connection uses the addresses of the last look-up. */
const lookupTimeoutMs = 100

const findBySystem: Find = (host) => lookup(host, { all: true, hints: ADDRCONFIG })

const isUnknownName = (error: unknown) => (error as { code?: string }).code === 'ENOTFOUND'

/** A managed database changes its address; the last one serves while look-ups are slow or fail. */
export function cacheAddresses(find: Find = findBySystem): Find {
  const kept = new Map<string, ResolvedAddress[]>()
  const underWay = new Map<string, Promise<ResolvedAddress[]>>()

  const findAndKeep = async (host: string): Promise<ResolvedAddress[]> => {
    try {
      const found = await find(host)
      kept.set(host, found)
      return found
    } catch (error) {
      // The last addresses may belong to somebody else by now.
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
    const answer = ([first, ...others]: ResolvedAddress[]) => {
      if (!first || all) done(null, first ? [first, ...others] : [])
      else done(null, first.address, first.family)
    }
    find(host).then(answer, (error: NodeJS.ErrnoException) => done(error, []))
  }

/** The certificate is still compared with the name. */
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

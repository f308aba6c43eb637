/** Some proxies write the port of a client behind its address: each connection would be a caller. */
const portAfterAddress = /^\[?(\d+\.\d+\.\d+\.\d+|[\d.:a-f]+(?=\]))\]?:\d+$/i

/** An IPv6 customer owns a /64, so that is one caller. */
export function callerOf(address: string | undefined): string {
  // A socket that the client has closed already has no address.
  if (address === undefined) return ''
  const [, withoutPort] = portAfterAddress.exec(address) ?? []
  if (withoutPort !== undefined) return callerOf(withoutPort)
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array(missing).fill('0'), ...(tail?.split(':') ?? [])].slice(0, 4).join(':')
}

/**
 * A network may do so many times what one of its callers may: whoever owns a /48 of IPv6 is 65,536
 * callers, and a carrier's /24 has thousands of customers.
 */
export const callersOfNetwork = 10

/**
 * The network of a caller that `callerOf` has named, a /48 of IPv6 or a /24 of IPv4: one customer may own
 * as much, which is 65,536 or 256 callers. Carriers put thousands of customers there, so it may do more
 * than a caller.
 */
export function networkOf(caller: string): string {
  const [, ipv4] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(caller) ?? []
  return ipv4 ?? caller.split(':').slice(0, 3).join(':')
}

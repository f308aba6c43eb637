/** Some proxies append the client's port, which would make each connection another caller. */
const portAfterAddress = /^\[?(\d+\.\d+\.\d+\.\d+|[\d.:a-f]+(?=\]))\]?:\d+$/i

/** An IPv6 customer owns a /64, so that is one caller. */
export function callerOf(address: string | undefined): string {
  // The socket of a client that has disconnected has no address.
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

/** A carrier's /24 has many customers, but the owner of an IPv6 /48 is 65,536 callers. */
export const maxCallersOfNetwork = 10

/** The /48 of IPv6 or /24 of IPv4 of a caller that `callerOf` has named. */
export function networkOf(caller: string): string {
  const [, ipv4] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(caller) ?? []
  return ipv4 ?? caller.split(':').slice(0, 3).join(':')
}

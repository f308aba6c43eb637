/** An IPv6 customer owns a /64, so that is one caller (reliability.md 4). */
export function callerOf(address: string | undefined): string {
  // A socket that the client has closed already has no address.
  if (address === undefined) return ''
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array(missing).fill('0'), ...(tail?.split(':') ?? [])].slice(0, 4).join(':')
}

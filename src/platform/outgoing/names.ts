import { Resolver } from 'node:dns/promises'

export type ResolvedAddress = { address: string; family: number }

const resolverOptions = { timeout: 2_000, tries: 1 }

/**
 * Not by `dns.lookup`: silent name servers would block its threads, which the database needs too.
 * @param servers for example `127.0.0.1:53`
 */
export function openNames(
  servers?: readonly string[],
): (host: string) => Promise<ResolvedAddress[]> {
  const resolver = new Resolver(resolverOptions)
  if (servers) resolver.setServers(servers)
  return async (host) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const of = (found: PromiseSettledResult<string[]>, family: number) =>
      found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : []
    return [...of(four, 4), ...of(six, 6)]
  }
}

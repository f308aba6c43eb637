import { Resolver } from 'node:dns/promises'

export type Found = { address: string; family: number }

/** A name server that is silent is waited for so long, and is not asked again for the same name. */
const resolverOptions = { timeout: 2_000, tries: 1 }

/**
 * Looks up names that strangers wrote down. Not by `dns.lookup`, which has two threads for everybody: a
 * few names whose server never answers would keep our own database from being found. So names of the
 * machine's own list of hosts are not known here. Answers with nothing where there is nothing.
 * @param servers instead of those of the system: `127.0.0.1:53`
 */
export function openNames(servers?: readonly string[]): (host: string) => Promise<Found[]> {
  const resolver = new Resolver(resolverOptions)
  if (servers) resolver.setServers(servers)
  return async (host) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const of = (found: PromiseSettledResult<string[]>, family: number) =>
      found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : []
    return [...of(four, 4), ...of(six, 6)]
  }
}

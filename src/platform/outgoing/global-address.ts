import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose registries (RFC 6890 and updates) and non-unicast addresses. */
const special4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 ' +
  '192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 ' +
  '224.0.0.0/4 240.0.0.0/4'

/** Within 2000::/3: Teredo, documentation, and 6to4, which can hide an IPv4 address. */
const special6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20'

function listOf(networks: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks.split(' ')) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Azure's WireServer, public, gives certificates; other clouds' are refused already. */
const platforms4 = '168.63.129.16/32'

const refused4 = listOf(`${special4} ${platforms4}`, 'ipv4')
const refused6 = listOf(special6, 'ipv6')
/** IANA's global unicast; mapped IPv4, NAT64, link-local and site-local are outside. */
const given6 = listOf('2000::/3', 'ipv6')

export function isGlobal(address: string): boolean {
  if (address.includes('%')) return false
  const family = isIP(address)
  if (family === 4) return !refused4.check(address, 'ipv4')
  return family === 6 && given6.check(address, 'ipv6') && !refused6.check(address, 'ipv6')
}

import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose registries (RFC 6890 and its updates), and what is no unicast. */
const special4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 ' +
  '192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 ' +
  '224.0.0.0/4 240.0.0.0/4'

/** Within 2000::/3: Teredo and its neighbours, documentation, 6to4, which hides any IPv4 address. */
const special6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20'

function listOf(networks: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks.split(' ')) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

/**
 * Public by their registry, but answered by the platform of a cloud to the machines that run on it:
 * Azure's WireServer, which hands out certificates and settings. Those of the other clouds are link
 * local, shared or private: 169.254.169.254, 100.100.100.200 (Alibaba), 192.0.0.192 (Oracle),
 * fd00:ec2::254 (AWS), fd20:ce::254 (Google).
 */
const platforms4 = '168.63.129.16/32'

const refused4 = listOf(`${special4} ${platforms4}`, 'ipv4')
const refused6 = listOf(special6, 'ipv6')
/** All that IANA has given out as global unicast; mapped IPv4, NAT64, link and site are outside. */
const given6 = listOf('2000::/3', 'ipv6')

/** Whether an address is one of the public internet: global unicast, whatever it is written as. */
export function isGlobal(address: string): boolean {
  if (address.includes('%')) return false
  const family = isIP(address)
  if (family === 4) return !refused4.check(address, 'ipv4')
  return family === 6 && given6.check(address, 'ipv6') && !refused6.check(address, 'ipv6')
}

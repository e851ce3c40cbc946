import { lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/**
 * The IPv4 addresses that are not public: this machine, private networks, the cloud's own services (RFC 6890 and the
 * registries of special-purpose addresses).
 */
const NOT_PUBLIC = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/**
 * The only range allocated for public IPv6 addresses (RFC 4291). Ranges that tunnel to an arbitrary IPv4 address are
 * excluded.
 */
const PUBLIC_IPV6 = '2000::/3';
const NOT_PUBLIC_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const notPublic = blockListOf([...NOT_PUBLIC, ...NOT_PUBLIC_IPV6]);
const publicIpv6 = blockListOf([PUBLIC_IPV6]);

export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !notPublic.check(address, 'ipv4');
  return publicIpv6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/**
 * Looks up a name for a connection, which then uses the checked address. A name with a private address fails, even if
 * an earlier lookup returned a public one.
 */
export const publicLookup: LookupFunction = (hostname, { family }, callback) => {
  lookup(hostname, { family: typeof family === 'number' ? family : 0, all: true }, (error, found) => {
    const bad = error ? undefined : found.find(({ address }) => !isPublicAddress(address));
    if (error || bad) callback(error ?? new Error(`${hostname} is not at a public address.`), []);
    else callback(null, found);
  });
};

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
}

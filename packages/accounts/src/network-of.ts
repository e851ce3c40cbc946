import type { Visitor } from '@groundswell/runtime';

/**
 * Returns the network by which limits count: an IPv4 address, or the first 64 bits of an IPv6 address, which one
 * household shares. An IPv4 address written as IPv6 (`::ffff:198.51.100.10`, RFC 4291, 2.5.5.2) counts as that IPv4
 * address.
 */
export function networkOf({ address }: Pick<Visitor, 'address'>): string {
  if (!address.includes(':')) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : groups.slice(0, 4).join(':');
}

/** Splits an IPv6 address into its eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
  const hexadecimal = address.toLowerCase().replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) => {
    const group = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16);
    return `${group(a, b)}:${group(c, d)}`;
  });
  const [first = [], last] = hexadecimal.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = last === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(zeros).fill('0'), ...(last ?? [])].map((group) => group.replace(/^0+(?=.)/, ''));
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}

/** Returns a network in a form that identifies no single home, '203.0.113.0/24' or '2001:db8:1::/48'. */
export function wideNetworkOf(visitor: Pick<Visitor, 'address'>): string {
  const network = networkOf(visitor);
  if (!network.includes(':')) return network.replace(/\.\d+$/, '.0/24');
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}

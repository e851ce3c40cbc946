import type { Visitor } from '@groundswell/runtime';

/** The network that limits count: an IPv4 address; of IPv6 the first 64 bits, as a household has all of the rest. */
export function networkOf({ address }: Pick<Visitor, 'address'>): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return groups.slice(0, 4).join(':');
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}

/** A network as people may be shown it, '203.0.113.0/24' or '2001:db8:1::/48': it names no single home. */
export function wideNetworkOf(visitor: Pick<Visitor, 'address'>): string {
  const network = networkOf(visitor);
  if (!network.includes(':')) return network.replace(/\.\d+$/, '.0/24');
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}

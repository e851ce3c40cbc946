const LONGEST = 1024;
/**
 * The host name suffixes that have no public DNS (RFC 6761, RFC 6762, RFC 8375), and those that clouds use internally.
 */
const INSIDE = /\.(local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion)$/;
/** A name of at least two labels, the last of letters, which excludes IP addresses in any notation. */
const PUBLIC_NAME = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/;

/**
 * Returns whether an address can be a push endpoint: https, on the default port, at a public name. The name's IP
 * address is checked when a push is sent (`public-lookup.ts`).
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > LONGEST || !/^https:\/\/[\x21-\x7e]+$/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(text);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '' && hash === '';
  return isPlain && hostname.length <= 253 && PUBLIC_NAME.test(hostname) && !INSIDE.test(hostname);
}

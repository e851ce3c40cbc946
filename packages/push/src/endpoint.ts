const LONGEST = 1024;
/** Names that no public resolver knows (RFC 6761, RFC 6762, RFC 8375), and what clouds use inside. */
const INSIDE = /\.(local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion)$/;
/** At least two labels, the last of letters: no address of numbers, however written. */
const PUBLIC_NAME = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/;

/**
 * Whether an address can be that of a browser at a push service: https, on its usual port, at a public name. What the
 * name stands for is checked when something is sent there (`public-lookup.ts`).
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > LONGEST || !/^https:\/\/[\x21-\x7e]+$/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(text);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '' && hash === '';
  return isPlain && hostname.length <= 253 && PUBLIC_NAME.test(hostname) && !INSIDE.test(hostname);
}

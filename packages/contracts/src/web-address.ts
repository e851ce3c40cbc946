import { mixesScripts } from './mixes-scripts.ts';

/** The last label of a public host name, which excludes IPv4 addresses and names of local networks. */
const PUBLIC_NAME =
  /\.(?!(?:local(?:host|domain)?|internal|intranet|lan|home|corp)\.?$)(?:[a-z]{2,}|xn--[a-z0-9-]+)\.?$/;

/** An optional scheme, then a host. `//host` and `/path` do not match, though URL parsers accept them. */
const BEGINS_WITH_HOST = /^(?:https?:\/\/|(?!https?:))[^\s/\\@:?#]/i;

/**
 * Returns whether a text is a website's address, such as 'https://surf-shop.example/' or 'surf-shop.example'. Other
 * schemes, user names and private hosts are invalid.
 */
export function isWebAddress(text: string): boolean {
  if (!BEGINS_WITH_HOST.test(text)) return false;
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return false;
  const { hostname, username } = new URL(whole);
  return PUBLIC_NAME.test(hostname) && !mixesScripts(hostname) && username === '';
}

/** Returns whether a text is a website's https address with its scheme. */
export function isHttpsAddress(text: string): boolean {
  return /^https:\/\//i.test(text) && isWebAddress(text);
}

const STEPS = /\/(?:\.|%2e){1,2}(?=[/?#]|$)/i;

/**
 * Returns whether a text is a path of the site, such as '/about#contact'. Paths that lead to another host, or contain
 * `..`, are invalid.
 */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && !STEPS.test(text);
}

import { mixesScripts } from './mixes-scripts.ts';

/** The last label of a name that others can reach: neither an address of IPv4 nor of a local network. */
const PUBLIC_NAME =
  /\.(?!(?:local(?:host|domain)?|internal|intranet|lan|home|corp)\.?$)(?:[a-z]{2,}|xn--[a-z0-9-]+)\.?$/;

/** A scheme that may be left out, then a host: `//host` and `/path` are no address, though URL parsers take them. */
const BEGINS_WITH_HOST = /^(?:https?:\/\/|(?!https?:))[^\s/\\@:?#]/i;

/**
 * Whether a text is the address of a website: 'https://surf-shop.example/', also without its scheme; no other scheme, no
 * user name, and a host that others can reach.
 */
export function isWebAddress(text: string): boolean {
  if (!BEGINS_WITH_HOST.test(text)) return false;
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return false;
  const { hostname, username } = new URL(whole);
  return PUBLIC_NAME.test(hostname) && !mixesScripts(hostname) && username === '';
}

/** The same with its scheme, which is https. */
export function isHttpsAddress(text: string): boolean {
  return /^https:\/\//i.test(text) && isWebAddress(text);
}

const STEPS = /\/(?:\.|%2e){1,2}(?=[/?#]|$)/i;

/** Whether a text is a path of the site: '/about#contact'; neither another host nor a step up. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && !STEPS.test(text);
}

import { LANGUAGES } from '@groundswell/contracts';
import type { Settings } from './settings.ts';

/** RFC 9116 recommends less than a year. The month in which it is written counts as one. */
const VALID_MONTHS = 11;

/**
 * Builds `/.well-known/security.txt` (RFC 9116), which tells finders of a security hole where to report it; undefined
 * without a contact. `now` is the time of the build.
 */
export function drawSecurityTxt(
  { securityContact, securityPolicyUrl, siteUrl }: Pick<Settings, 'securityContact' | 'securityPolicyUrl' | 'siteUrl'>,
  now: number,
): string | undefined {
  if (securityContact === undefined) return undefined;
  return [
    `Contact: ${securityContact}`,
    `Expires: ${securityTxtExpires(now)}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    ...(siteUrl === undefined ? [] : [`Canonical: ${siteUrl}/.well-known/security.txt`]),
    ...(securityPolicyUrl === undefined ? [] : [`Policy: ${securityPolicyUrl}`]),
    '',
  ].join('\n');
}

/** Returns the expiry as an ISO time. It is the start of a month, so that the same build writes the same file. */
export function securityTxtExpires(now: number): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + VALID_MONTHS)).toISOString();
}

import { type MailClaims, openMailToken } from '@groundswell/accounts';
import { reason } from '@groundswell/contracts';
import { NotFoundError } from '@groundswell/runtime';

/** The subscription that an emailed link ends. */
export type UnsubscribeClaims = Extract<MailClaims, { does: 'end-alert' | 'end-newsletter' }>;

/**
 * Reads which subscription an emailed link ends. Throws NotFoundError if the link's token is forged, truncated, or for
 * another purpose.
 */
export async function readUnsubscribeToken(token: string): Promise<UnsubscribeClaims> {
  const claims = await openMailToken(token);
  if (claims?.does === 'end-alert' || claims?.does === 'end-newsletter') return claims;
  throw new NotFoundError(reason('link-not-whole'));
}

import { type MailClaims, openMailToken } from '@groundswell/accounts';
import { reason } from '@groundswell/contracts';
import { NotFoundError } from '@groundswell/runtime';

/** The subscription that an emailed link ends. */
export type MailedEnd = Extract<MailClaims, { does: 'end-alert' | 'end-newsletter' }>;

/**
 * Reads the subscription that the token of an emailed link ends. Throws NotFoundError for a forged or truncated token,
 * or one of another purpose.
 */
export async function readMailedEnd(token: string): Promise<MailedEnd> {
  const claims = await openMailToken(token);
  if (claims?.does === 'end-alert' || claims?.does === 'end-newsletter') return claims;
  throw new NotFoundError(reason('link-not-whole'));
}

import { type MailClaims, openMailToken } from '@groundswell/accounts';
import { reason } from '@groundswell/contracts';
import { NotFoundError } from '@groundswell/runtime';

/** What a link in a letter ends. */
export type MailedEnd = Extract<MailClaims, { does: 'end-alert' | 'end-newsletter' }>;

/**
 * What the token of a link in a letter ends; throws NotFoundError for one that is not ours, not whole, or of another link.
 */
export async function readMailedEnd(token: string): Promise<MailedEnd> {
  const claims = await openMailToken(token);
  if (claims?.does === 'end-alert' || claims?.does === 'end-newsletter') return claims;
  throw new NotFoundError(reason('link-not-whole'));
}

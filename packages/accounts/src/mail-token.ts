import { DAY_MS } from '@groundswell/durations';
import * as v from 'valibot';
import { openToken, sealToken } from './sealed-token.ts';

/**
 * The effect of a link in an email. Without signing in it ends the alert of a beach, or ends or confirms the
 * newsletter; signed in it accepts an invitation to write.
 */
const MailClaims = v.variant('does', [
  v.object({ does: v.literal('end-alert'), userId: v.string(), beachId: v.number() }),
  v.object({ does: v.literal('end-newsletter'), email: v.string() }),
  v.object({ does: v.literal('confirm-newsletter'), email: v.string(), askedAt: v.number() }),
  v.object({ does: v.literal('join-writers'), email: v.string(), askedAt: v.number() }),
]);
export type MailClaims = v.InferOutput<typeof MailClaims>;

/** Days within which a newsletter may be confirmed. Links that end something never expire. */
export const CONFIRM_GOOD_DAYS = 3;
/** Days within which an invitation may be accepted. */
export const INVITATION_GOOD_DAYS = 7;

/**
 * Seals the token of a link in an email. The token does not reveal whom it is for. A confirmation or invitation expires
 * a fixed time after the request, even if its email was sent later.
 */
export function sealMailToken(claims: MailClaims): Promise<string> {
  return sealToken('mail-token', claims);
}

/** Opens a link's token: its claims, or `too-old`. Returns undefined for a foreign or damaged token. */
export async function openMailToken(
  token: string,
  now = Date.now(),
): Promise<MailClaims | { readonly does: 'too-old' } | undefined> {
  const claims = await openToken('mail-token', token, MailClaims);
  return claims && goodUntil(claims) <= now ? { does: 'too-old' } : claims;
}

function goodUntil(claims: MailClaims): number {
  if (claims.does === 'confirm-newsletter') return claims.askedAt + CONFIRM_GOOD_DAYS * DAY_MS;
  return claims.does === 'join-writers' ? claims.askedAt + INVITATION_GOOD_DAYS * DAY_MS : Number.POSITIVE_INFINITY;
}

import * as v from 'valibot';
import { openToken, sealToken } from './sealed-token.ts';

/** What a link in a letter does, without signing in: ends the alert of a beach, ends the newsletter, confirms it. */
const MailClaims = v.variant('does', [
  v.object({ does: v.literal('end-alert'), userId: v.string(), beachId: v.number() }),
  v.object({ does: v.literal('end-newsletter'), email: v.string() }),
  v.object({ does: v.literal('confirm-newsletter'), email: v.string(), askedAt: v.number() }),
]);
export type MailClaims = v.InferOutput<typeof MailClaims>;

/** Days that a newsletter may be confirmed. Links that end something never end themselves. */
export const CONFIRM_GOOD_DAYS = 3;
const DAY_MS = 86_400_000;

/** The token of a link in a letter, which tells nobody whose it is. A confirmation counts from when it was asked for, not from when it is mailed. */
export function sealMailToken(claims: MailClaims): Promise<string> {
  const goodUntil = claims.does === 'confirm-newsletter' ? claims.askedAt + CONFIRM_GOOD_DAYS * DAY_MS : undefined;
  return sealToken('mail-token', claims, goodUntil);
}

/** What a link's token allows; undefined where it is not ours, not whole or too old. */
export function openMailToken(token: string, now = Date.now()): Promise<MailClaims | undefined> {
  return openToken('mail-token', token, MailClaims, now);
}

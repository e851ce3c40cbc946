import type { StoredAccount } from '@groundswell/data/accounts';
import * as v from 'valibot';
import { openToken, sealToken } from '../sealed-token.ts';

const GOOD_MS = 10 * 60_000;
const KEYS = { 'confirm-totp': 'totp', 'confirm-passkey': 'passkey', 'show-passkey': 'passkey' } as const;

/** The purpose of a ticket, and the account that it belongs to. */
export interface TicketOf {
  readonly use: keyof typeof KEYS;
  readonly account: StoredAccount;
  /** The session or browser that the ticket is valid in. */
  readonly place: string;
}

const Ticket = v.object({ of: v.string(), holds: v.string() });

/**
 * Seals a secret or challenge into a ticket, which the page returns with the user's answer. The ticket is valid for ten
 * minutes, in one session or browser, until the password or the second factors change. Accepting the answer changes the
 * factors, so each ticket is valid once.
 */
export function sealTicket(of: TicketOf, holds: string, now = Date.now()): Promise<string> {
  return sealToken(KEYS[of.use], { of: nameOf(of), holds }, now + GOOD_MS);
}

/**
 * Opens a ticket and returns its content. Returns undefined for a ticket that is used, expired, or of another account
 * or purpose.
 */
export async function openTicket(of: TicketOf, ticket: string, now = Date.now()): Promise<string | undefined> {
  const opened = await openToken(KEYS[of.use], ticket, Ticket, now);
  return opened?.of === nameOf(of) ? opened.holds : undefined;
}

function nameOf({ use, account: { id, identityId, secondFactors }, place }: TicketOf): string {
  return JSON.stringify([use, id, identityId, place, secondFactors?.revision]);
}

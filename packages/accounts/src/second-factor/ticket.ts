import type { StoredAccount } from '@groundswell/data/accounts';
import * as v from 'valibot';
import { openToken, sealToken } from '../sealed-token.ts';

const GOOD_MS = 10 * 60_000;
const KEYS = { 'confirm-totp': 'totp', 'confirm-passkey': 'passkey', 'show-passkey': 'passkey' } as const;

/** A ticket's purpose and owner. */
export interface TicketOf {
  readonly use: keyof typeof KEYS;
  readonly account: StoredAccount;
  /** The session or browser that the ticket is valid in. */
  readonly place: string;
}

const Ticket = v.object({ of: v.string(), holds: v.string() });

/**
 * Passes a secret or challenge to the page, sealed, until it comes back with the answer. It is valid for ten minutes,
 * in one place and with one password, and until second factors are written. Accepting an answer is such a write, so
 * each is valid once.
 */
export function sealTicket(of: TicketOf, holds: string, now = Date.now()): Promise<string> {
  return sealToken(KEYS[of.use], { of: nameOf(of), holds }, now + GOOD_MS);
}

/**
 * Opens a ticket and returns its content; undefined if it belongs to somebody else or to another purpose, is too old or
 * used.
 */
export async function openTicket(of: TicketOf, ticket: string, now = Date.now()): Promise<string | undefined> {
  const opened = await openToken(KEYS[of.use], ticket, Ticket, now);
  return opened?.of === nameOf(of) ? opened.holds : undefined;
}

function nameOf({ use, account: { id, identityId, secondFactors }, place }: TicketOf): string {
  return JSON.stringify([use, id, identityId, place, secondFactors?.revision]);
}

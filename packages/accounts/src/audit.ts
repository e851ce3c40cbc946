import { createHmac } from 'node:crypto';
import { logLine, type Visitor } from '@groundswell/runtime';
import { deriveKey } from './account-secret.ts';
import { networkOf } from './network-of.ts';

/** What the log tells of accounts. */
export type AuditEvent =
  | 'register'
  | 'sign-in'
  | 'second-step'
  | 'social-sign-in'
  | 'limit'
  | 'ask-code'
  | 'give-code'
  | 'sign-out'
  | 'refresh'
  | 'reset-password'
  | 'change-password'
  | 'change-email'
  | 'change-second-factor'
  | 'link-provider'
  | 'unlink-provider'
  | 'delete-account';

export interface Who {
  /** An address or a user's id. */
  readonly email?: string;
  readonly userId?: string;
  readonly visitor?: Visitor;
}

/**
 * Tells the log who did what and how it went, so that an attack can be followed and an owner answered. Addresses, users
 * and networks stand in it by keyed pseudonyms: the same one each time, and nobody without the key knows whose.
 */
export async function audit(event: AuditEvent, outcome: string, { email, userId, visitor }: Who): Promise<void> {
  const [address, user, network] = await Promise.all([
    pseudonymOf('email', email),
    pseudonymOf('user', userId),
    pseudonymOf('network', visitor && networkOf(visitor)),
  ]);
  logLine('info', { audit: event, outcome, address, user, network });
}

/** What the log calls somebody: 16 letters of an HMAC. */
export async function pseudonymOf(kind: 'email' | 'user' | 'network', name: string | undefined) {
  if (name === undefined) return undefined;
  const hmac = createHmac('sha256', await deriveKey('audit'));
  return hmac.update(`${kind} ${name}`).digest('base64url').slice(0, 16);
}

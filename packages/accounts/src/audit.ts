import { createHmac } from 'node:crypto';
import { logLine, type Visitor } from '@groundswell/runtime';
import { deriveLastingKey } from './account-secret.ts';
import { networkOf } from './network-of.ts';

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
  | 'api-key'
  | 'delete-account';

export interface Who {
  /** The email address that was entered, or the user's id. */
  readonly email?: string;
  readonly userId?: string;
  readonly visitor?: Visitor;
}

/**
 * Logs who did what with which outcome, so that an attack can be followed and an owner's questions answered. Addresses,
 * users and networks appear as keyed pseudonyms: always the same, and not reversible without the key.
 */
export async function audit(event: AuditEvent, outcome: string, { email, userId, visitor }: Who): Promise<void> {
  const [address, user, network] = await Promise.all([
    pseudonymOf('email', email),
    pseudonymOf('user', userId),
    pseudonymOf('network', visitor && networkOf(visitor)),
  ]);
  logLine('info', { audit: event, outcome, address, user, network });
}

/** Returns a pseudonym: the first 16 characters of a keyed hash (HMAC). */
export async function pseudonymOf(kind: 'email' | 'user' | 'network', name: string | undefined) {
  if (name === undefined) return undefined;
  const hmac = createHmac('sha256', await deriveLastingKey('audit'));
  return hmac.update(`${kind} ${name}`).digest('base64url').slice(0, 16);
}

import { randomUUID } from 'node:crypto';
import { unitChoicesOfSystem } from '@groundswell/forecast';
import { NEW_ACCOUNT, type StoredAccount, type StoredSession } from '../src/accounts/account-row.ts';

/** Builds a new account with its own address. */
export function makeAccount(over: Partial<StoredAccount> = {}): StoredAccount {
  const id = over.id ?? randomUUID();
  const createdAt = Date.UTC(2026, 10, 20, 12);
  return {
    ...NEW_ACCOUNT,
    id,
    email: `${id}@example.com`,
    createdAt,
    emailVerifiedAt: createdAt,
    identityId: randomUUID(),
    hasPassword: true,
    lang: 'en',
    units: unitChoicesOfSystem(1),
    ...over,
  };
}

/** Builds a session that began and was last seen at an instant. */
export function makeSession(atMs: number): StoredSession {
  return { signedInAt: atMs, seenAt: atMs, remembered: false, network: '192.0.2.0/24' };
}

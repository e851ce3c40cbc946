import { randomUUID } from 'node:crypto';
import type { StoredAccount, StoredSecondFactors } from '@groundswell/data/accounts';

/** The factors accepted after the password. */
export type Factors = Omit<StoredSecondFactors, 'revision'>;

const NONE: Factors = { passkeys: [], recoveryCodes: [] };

export function factorsOf({ secondFactors }: StoredAccount): Factors {
  return secondFactors ?? NONE;
}

/**
 * Converts factors to their stored form. If only recovery codes are left, returns undefined, which turns the second
 * step off.
 */
export function toStored(factors: Factors): StoredSecondFactors | undefined {
  const isOn = factors.totp !== undefined || factors.passkeys.length > 0;
  return isOn ? { ...factors, revision: randomUUID() } : undefined;
}

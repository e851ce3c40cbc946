import { randomUUID } from 'node:crypto';
import type { StoredAccount, StoredSecondFactors } from '@groundswell/data/accounts';

/** What may be given after the password. */
export type Factors = Omit<StoredSecondFactors, 'revision'>;

const NONE: Factors = { passkeys: [], recoveryCodes: [] };

export function factorsOf({ secondFactors }: StoredAccount): Factors {
  return secondFactors ?? NONE;
}

/** Factors as they are to be kept; undefined, so that nothing is asked for, where recovery codes alone are left. */
export function toStored(factors: Factors): StoredSecondFactors | undefined {
  const isOn = factors.totp !== undefined || factors.passkeys.length > 0;
  return isOn ? { ...factors, revision: randomUUID() } : undefined;
}

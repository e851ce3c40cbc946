import { createHmac } from 'node:crypto';
import type { StoredAccount } from '@groundswell/data/accounts';
import { Secret } from 'otpauth';
import { deriveAcceptedKeys, deriveKey } from '../account-secret.ts';
import { type Factors, factorsOf } from './factors.ts';

const CODES = 10;
/** 80 random bits: too many to guess, even without a rate limit. */
const CODE_BYTES = 10;

/** Creates ten recovery codes for the user to write down, in groups of four characters, and the digests to store. */
export async function makeRecoveryCodes(userId: string): Promise<{ codes: string[]; digests: string[] }> {
  const letters = Array.from({ length: CODES }, () => new Secret({ size: CODE_BYTES }).base32);
  const key = await deriveKey('recovery-code');
  const digests = letters.map((code) => digestOf(key, userId, code));
  return { codes: letters.map((code) => code.match(/.{4}/g)?.join('-') ?? code), digests };
}

/** Returns the factors without the entered code, which is used up; undefined if it is not one of them. */
export async function useRecoveryCode(account: StoredAccount, code: string): Promise<Factors | undefined> {
  const factors = factorsOf(account);
  const digests = (await deriveAcceptedKeys('recovery-code')).map((key) => digestOf(key, account.id, code));
  const recoveryCodes = factors.recoveryCodes.filter((one) => !digests.includes(one));
  return recoveryCodes.length < factors.recoveryCodes.length ? { ...factors, recoveryCodes } : undefined;
}

/** Computes the digest of a recovery code. It is keyed, so that the table alone reveals no code. */
function digestOf(key: Buffer, userId: string, code: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([userId, code]))
    .digest('base64url');
}

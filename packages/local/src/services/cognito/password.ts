import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Node's default cost of scrypt: some 50 ms. */
export const PASSWORD_COST = 16_384;

export interface Passwords {
  /** Returns `salt.hash`, both base64. */
  hash(password: string): Promise<string>;
  /**
   * Compares a password with its hash. Takes the same time without a hash, so that timing does not reveal which users
   * exist.
   */
  matches(password: string, stored: string | undefined): Promise<boolean>;
}

/** Hashes passwords with scrypt; `cost` is a power of two and must stay the same for all hashes of one folder. */
export function createPasswords(cost = PASSWORD_COST): Passwords {
  const options = { cost };
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const hash = await derive(password, salt, HASH_BYTES, options);
      return `${salt.toString('base64')}.${hash.toString('base64')}`;
    },
    async matches(password, stored) {
      const [salt = '', hash = ''] = stored?.split('.') ?? [];
      const derived = await derive(password, Buffer.from(salt, 'base64'), HASH_BYTES, options);
      const expected = Buffer.from(hash, 'base64');
      return expected.length === derived.length && timingSafeEqual(expected, derived);
    },
  };
}

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** `salt.hash`, both base64; the hash is scrypt's with Node's costs. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, HASH_BYTES);
  return `${salt.toString('base64')}.${hash.toString('base64')}`;
}

/** Takes the same time without a hash to compare with: nobody learns from it who is known. */
export async function matchesPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = stored?.split('.') ?? [];
  const derived = await derive(password, Buffer.from(salt, 'base64'), HASH_BYTES);
  const expected = Buffer.from(hash, 'base64');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

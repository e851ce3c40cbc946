import { createHmac } from 'node:crypto';
import { deriveLastingKey } from '@groundswell/accounts';

/** Crockford's alphabet: it has no letter that looks like a digit or like another letter. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 25;
const GROUP = 5;
const PROMO_ID = /^gift_([0-9A-Z]{25})$/;

async function digest(what: 'id' | 'code' | 'key', text: string): Promise<Buffer> {
  return createHmac('sha256', await deriveLastingKey('gift'))
    .update(`${what}:${text}`)
    .digest();
}

/**
 * Derives the id of a gift from the buyer's secret. The secret is not stored, so that a reader of the table cannot
 * request the code.
 */
export async function idOfSecret(secret: string): Promise<string> {
  return (await digest('id', secret)).toString('base64url');
}

/**
 * Derives the code of a gift, 125 bits. It is deterministic, so that a payment that is processed twice yields one code.
 */
export async function codeOf(giftId: string): Promise<string> {
  const bytes = await digest('code', giftId);
  // 256 is a multiple of 32, so that every letter is equally likely.
  return [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Derives the key that a gift is stored under; the code itself is not stored. */
export async function keyOf(code: string): Promise<string> {
  return (await digest('key', code)).toString('base64url');
}

/** Normalizes a code as a person types it. Returns undefined for any other text. */
export function parseCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : undefined;
}

/** Formats a code for reading: `7K2QM-…`. */
export function inGroups(code: string): string {
  return Array.from({ length: LENGTH / GROUP }, (_, at) => code.slice(at * GROUP, (at + 1) * GROUP)).join('-');
}

/** Formats a gift code as a promotion code id, because the API uses one field for gift and promo codes. */
export function promoIdOf(code: string): string {
  return `gift_${code}`;
}

export function codeOfPromoId(promotionCodeId: string | undefined): string | undefined {
  return PROMO_ID.exec(promotionCodeId ?? '')?.[1];
}

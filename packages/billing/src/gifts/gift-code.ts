import { createHmac } from 'node:crypto';
import { deriveKey } from '@groundswell/accounts';

/** Crockford's: no letter that is read as a digit, or as another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 25;
const GROUP = 5;
const PROMO_ID = /^gift_([0-9A-Z]{25})$/;

async function digest(what: 'id' | 'code' | 'key', text: string): Promise<Buffer> {
  return createHmac('sha256', await deriveKey('gift'))
    .update(`${what}:${text}`)
    .digest();
}

/** The gift of a buyer's own secret, which is kept nowhere: who reads the table cannot ask for its code. */
export async function idOfSecret(secret: string): Promise<string> {
  return (await digest('id', secret)).toString('base64url');
}

/** A gift's code, 125 bits: always the same, so that a payment that is acted upon twice makes one. */
export async function codeOf(giftId: string): Promise<string> {
  const bytes = await digest('code', giftId);
  // 32 letters divide 256: each is as likely.
  return [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** What a gift is kept by. */
export async function keyOf(code: string): Promise<string> {
  return (await digest('key', code)).toString('base64url');
}

/** A code as a person types it; undefined for what is none. */
export function parseCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : undefined;
}

/** A code as a person reads it: `7K2QM-…`. */
export function inGroups(code: string): string {
  return Array.from({ length: LENGTH / GROUP }, (_, at) => code.slice(at * GROUP, (at + 1) * GROUP)).join('-');
}

/** The name of a gift among promotions. */
export function promoIdOf(code: string): string {
  return `gift_${code}`;
}

export function codeOfPromoId(promotionCodeId: string | undefined): string | undefined {
  return PROMO_ID.exec(promotionCodeId ?? '')?.[1];
}

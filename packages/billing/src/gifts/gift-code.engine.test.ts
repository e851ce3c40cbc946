import { useSecret } from '@groundswell/accounts/testing/use-secret';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, codeOfPromoId, idOfSecret, inGroups, keyOf, parseCode, promoIdOf } from './gift-code.ts';

useSecret();

test('a code has 125 bits, is always the same for a gift, and is read however it is typed', async () => {
  const code = await codeOf(await idOfSecret('a-secret'));
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{25}$/);
  expect(await codeOf(await idOfSecret('a-secret'))).toBe(code);
  expect(await codeOf(await idOfSecret('b-secret'))).not.toBe(code);
  expect(inGroups(code)).toMatch(/^(\w{5}-){4}\w{5}$/);
  expect(parseCode(` ${inGroups(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `)).toBe(code);
  expect(codeOfPromoId(promoIdOf(code))).toBe(code);
  expect(await keyOf(code)).not.toContain(code);
});

test('any other text is not a code', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (typed) => {
      const code = parseCode(typed);
      expect(code === undefined || /^[0-9A-HJKMNP-TV-Z]{25}$/.test(code)).toBe(true);
    }),
  );
  expect([parseCode('U'.repeat(25)), parseCode(''), codeOfPromoId('promo_1'), codeOfPromoId(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { isPushKey } from './public-key.ts';

test('a key is valid only if it is a point of the curve', () => {
  const ecdh = createECDH('prime256v1');
  const key = ecdh.generateKeys('base64url');
  expect(isPushKey(key)).toBe(true);
  expect(isPushKey(`B${'A'.repeat(86)}`)).toBe(false);
  expect(isPushKey(`${key.slice(0, -4)}AAAA`)).toBe(false);
  expect(isPushKey(`B${'_'.repeat(86)}`)).toBe(false);
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { useSecret } from '../test-support/use-secret.ts';
import { openToken, sealToken } from './sealed-token.ts';
import { signToken } from './signed-token.ts';

useSecret();
const Shape = v.object({ email: v.string() });
const now = Date.UTC(2026, 10, 20);
const ann = { email: 'ann@example.com' };

test('a token returns its claims until it expires, in characters that an address may hold', async () => {
  const token = await sealToken('mail-token', ann, now + 1000);
  expect(token).toMatch(/^[\w-]+$/);
  expect(await openToken('mail-token', token, Shape, now)).toEqual(ann);
  expect(await openToken('mail-token', token, Shape, now + 1000)).toBeUndefined();
  expect(await openToken('mail-token', await sealToken('mail-token', ann), Shape, 9e15)).toEqual(ann);
  expect(await openToken('mail-token', token, v.object({ userId: v.string() }), now)).toBeUndefined();
});

test('its claims cannot be read from it, nor whether two tokens are equal', async () => {
  const [one, other] = [await sealToken('mail-token', ann), await sealToken('mail-token', ann)];
  expect(one).not.toBe(other);
  for (const encoding of ['base64url', 'hex', 'latin1', 'utf8'] as const)
    expect(Buffer.from(one, 'base64url').toString(encoding)).not.toContain(Buffer.from('example').toString(encoding));
});

test('a token is valid for its own purpose only, and a signed one is not a sealed one', async () => {
  expect(await openToken('password-token', await sealToken('mail-token', ann), Shape)).toBeUndefined();
  expect(await openToken('mail-token', await signToken('mail-token', ann), Shape)).toBeUndefined();
});

test('a changed, lost or added character makes it invalid', async () => {
  const token = await sealToken('mail-token', ann);
  for (let at = 0; at < token.length; at++) {
    for (const letter of ['A', 'B', '-', '.', '']) {
      if (token[at] === letter) continue;
      const changed = token.slice(0, at) + letter + token.slice(at + 1);
      expect(await openToken('mail-token', changed, Shape), `${at} ${letter}`).toBeUndefined();
    }
  }
  for (const broken of ['', '.', 'a.b', 'A'.repeat(38), `${token}A`, `${token}=`, `${token}.`, ` ${token}`])
    expect(await openToken('mail-token', broken, Shape)).toBeUndefined();
});

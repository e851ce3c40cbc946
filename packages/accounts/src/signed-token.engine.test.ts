import * as v from 'valibot';
import { expect, test } from 'vitest';
import { useSecret } from '../test-support/use-secret.ts';
import { readToken, signToken } from './signed-token.ts';

useSecret();
const Shape = v.object({ email: v.string() });
const now = Date.UTC(2026, 10, 20);

test('a token returns its claims until it expires, in characters that an address may hold', async () => {
  const token = await signToken('mail-token', { email: 'ann@example.com' }, now + 1000);
  expect(token).toMatch(/^[\w.-]+$/);
  expect(await readToken('mail-token', token, Shape, now)).toEqual({ email: 'ann@example.com' });
  expect(await readToken('mail-token', token, Shape, now + 1000)).toBeUndefined();
  expect(await readToken('mail-token', await signToken('mail-token', { email: 'a' }), Shape, 9e15)).toBeDefined();
});

test('a token is valid for its own purpose only', async () => {
  const token = await signToken('second-step', { email: 'ann@example.com' });
  expect(await readToken('password-token', token, Shape)).toBeUndefined();
});

test('a changed character makes it invalid', async () => {
  const token = await signToken('mail-token', { email: 'ann@example.com' });
  // The loop skips the last character: two of its bits are unused in a base64url of 32 bytes, so changing it may change
  // nothing.
  for (let at = 0; at < token.length - 1; at++) {
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    expect(await readToken('mail-token', changed, Shape), String(at)).toBeUndefined();
  }
  for (const broken of ['', '.', 'a.b', `${token}.a`, token.split('.')[0] ?? ''])
    expect(await readToken('mail-token', broken, Shape)).toBeUndefined();
});

import { createHash } from 'node:crypto';
import { issueToken } from '@groundswell/contracts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { makeNonce } from './nonce.ts';

test('a nonce is new each time, and its digest is the one that the server computes', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, makeNonce));
  expect(new Set(made.map(({ value }) => value)).size).toBe(20);
  for (const { value, digest } of made) expect(digest).toBe(createHash('sha256').update(value).digest('base64url'));
});

test('the server’s contract accepts it', async () => {
  const { value: nonce } = await makeNonce();
  const grant = { grant: 'social', provider: 'google', access_token: 'a.b.c', nonce };
  expect(v.safeParse(issueToken.body, grant).success).toBe(true);
});

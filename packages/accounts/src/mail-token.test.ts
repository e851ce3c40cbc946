import { unsubscribe } from '@groundswell/contracts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { useSecret } from '../test-support/use-secret.ts';
import { readMailToken, signMailToken } from './mail-token.ts';
import { signToken } from './signed-token.ts';

useSecret();

const askedAt = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 86_400_000;
const alert = { does: 'end-alert', userId: 'u1', beachId: 7 } as const;

test('a link that ends an alert never ends itself, and fits into an address', async () => {
  const token = await signMailToken(alert);
  expect(await readMailToken(token, askedAt + 3650 * DAY_MS)).toEqual(alert);
  expect(v.is(unsubscribe.params, { token })).toBe(true);
});

test('the newsletter can be confirmed for three days from when it was asked for', async () => {
  const confirm = { does: 'confirm-newsletter', email: 'ann@example.com', askedAt } as const;
  const token = await signMailToken(confirm);
  expect(await readMailToken(token, askedAt + 3 * DAY_MS - 1)).toEqual(confirm);
  expect(await readMailToken(token, askedAt + 3 * DAY_MS)).toBeUndefined();
});

test('a token that was changed, cut, or made for something else allows nothing', async () => {
  const token = await signMailToken(alert);
  const [payload, signature] = token.split('.');
  const other = Buffer.from(JSON.stringify({ ...alert, beachId: 8 })).toString('base64url');
  const elsewhere = await signToken('password-token', alert);
  for (const bad of [`${other}.${signature}`, `${payload}.`, `${payload}`, token.slice(0, -1), elsewhere, '', '....'])
    expect(await readMailToken(bad)).toBeUndefined();
});

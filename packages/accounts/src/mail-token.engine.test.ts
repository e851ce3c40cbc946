import { unsubscribe } from '@groundswell/contracts';
import { DAY_MS } from '@groundswell/durations';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { useSecret } from '../test-support/use-secret.ts';
import { openMailToken, sealMailToken } from './mail-token.ts';
import { sealToken } from './sealed-token.ts';
import { signToken } from './signed-token.ts';

useSecret();

const askedAt = Date.UTC(2026, 10, 20, 12);
const alert = { does: 'end-alert', userId: 'user-of-the-alert', beachId: 7 } as const;

test('a link that ends an alert never ends itself', async () => {
  const token = await sealMailToken(alert);
  expect(await openMailToken(token, askedAt + 3650 * DAY_MS)).toEqual(alert);
});

test('the newsletter can be confirmed within three days of the request', async () => {
  const confirm = { does: 'confirm-newsletter', email: 'ann@example.com', askedAt } as const;
  const token = await sealMailToken(confirm);
  expect(await openMailToken(token, askedAt + 3 * DAY_MS - 1)).toEqual(confirm);
  expect(await openMailToken(token, askedAt + 3 * DAY_MS)).toEqual({ does: 'too-old' });
});

test('a token that was cut, only signed, or made for something else is refused', async () => {
  const token = await sealMailToken(alert);
  const elsewhere = await sealToken('password-token', alert);
  for (const bad of [await signToken('mail-token', alert), elsewhere, token.slice(0, -1), token.slice(1), '', '....'])
    expect(await openMailToken(bad)).toBeUndefined();
});

test('the address of a link does not reveal its owner, and every link fits into an address', async () => {
  const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(63)}.com`;
  for (const claims of [
    alert,
    { does: 'end-newsletter', email },
    { does: 'confirm-newsletter', email, askedAt },
  ] as const) {
    const token = await sealMailToken(claims);
    expect(token).toMatch(/^[\w-]{20,1024}$/);
    expect(v.is(unsubscribe.params, { token })).toBe(true);
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toMatch(/aaaa|bbbb|user-of|newsletter|alert/);
  }
});

import { callAs } from '@groundswell/accounts/testing/call-as';
import { SESSION_ID } from '@groundswell/accounts/testing/token-pool';
import { usePeople } from '@groundswell/accounts/testing/use-people';
import { useSecret } from '@groundswell/accounts/testing/use-secret';
import { accountSessions, accounts } from '@groundswell/data/accounts';
import { makeSession } from '@groundswell/data/testing/make-account';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { handler as endSession } from './end-session.ts';
import { handler as getSecurity } from './get-security.ts';

useMemoryTable({ CHECK_REPLIES: '1' });
useSecret();
const people = usePeople();

test('200 the ways to sign in and every session, the last used first, with the calling one marked', async () => {
  const now = Date.now();
  const device = { device: 'Chrome on Android', browser: 'Chrome', system: 'Android' };
  const own = { ...makeSession(now - HOUR_MS), ...device, country: 'PT', remembered: true };
  const who = await people.join({
    socials: [{ provider: 'google', subject: 'g' }],
    sessions: { phone: { ...makeSession(now - 9 * HOUR_MS), seenAt: now }, [SESSION_ID]: own },
  });
  const { body } = await callAs(getSecurity, who);
  expect(body).toEqual({
    has_password: true,
    providers: ['google'],
    second_factor: { totp: false, passkeys: [], recovery_codes_left: 0 },
    sessions: [
      {
        id: 'phone',
        network: '192.0.2.0/24',
        signed_in_at: new Date(now - 9 * HOUR_MS).toISOString(),
        seen_at: new Date(now).toISOString(),
        is_current: false,
        remembered: false,
      },
      {
        id: SESSION_ID,
        ...device,
        network: '192.0.2.0/24',
        country: 'PT',
        signed_in_at: new Date(own.signedInAt).toISOString(),
        seen_at: new Date(own.seenAt).toISOString(),
        is_current: true,
        remembered: true,
      },
    ],
  });
});

test('200 passkeys by name and the number of recovery codes left, and nothing that answers a second step', async () => {
  const passkey = { id: 'key-id', publicKey: 'key-public', counter: 7, name: 'My phone', createdAt: 0, usedAt: 1000 };
  const who = await people.join({
    browsers: ['hash-of-browser'],
    secondFactors: {
      totp: { secret: 'sealed-secret', usedStep: 1 },
      passkeys: [passkey],
      recoveryCodes: ['hash-1', 'hash-2'],
      revision: 'revision-1',
    },
  });
  const { body } = await callAs(getSecurity, who);
  expect(body.second_factor).toEqual({
    totp: true,
    passkeys: [
      { id: 'key-id', name: 'My phone', created_at: '1970-01-01T00:00:00.000Z', used_at: '1970-01-01T00:00:01.000Z' },
    ],
    recovery_codes_left: 2,
  });
  const secrets = ['sealed-secret', 'key-public', 'hash-1', 'revision-1', 'hash-of-browser', who.account.identityId];
  for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
});

test('200 an ended session is over at once, though its token is valid for an hour', async () => {
  const who = await people.join();
  await accountSessions.start(who.account, 'phone', makeSession(Date.now()), 'another-browser');
  expect((await callAs(endSession, who, { body: { session_id: 'phone' } })).body).toEqual({ success: true });
  expect(Object.keys((await accounts.find(who.account.id))?.sessions ?? {})).toEqual([SESSION_ID]);
  expect((await callAs(endSession, who, { body: { session_id: 'phone' } })).body).toEqual({ success: true });
  await callAs(endSession, who, { body: { session_id: SESSION_ID } });
  expect((await callAs(getSecurity, who)).status).toBe(401);
  expect((await callAs(endSession, who, { body: { session_id: 'phone' } })).status).toBe(401);
});

test("200 another's session cannot be ended", async () => {
  const [who, other] = [await people.join(), await people.join()];
  await accountSessions.start(other.account, 'theirs', makeSession(Date.now()), 'b');
  expect((await callAs(endSession, who, { body: { session_id: 'theirs' } })).status).toBe(200);
  expect(Object.keys((await accounts.find(other.account.id))?.sessions ?? {}).sort()).toEqual(
    [SESSION_ID, 'theirs'].sort(),
  );
});

test.each(['', '#', 'a.b', 'x'.repeat(500), 'sessions', '__proto__', 'attribute_exists(pk)'])(
  'the unknown session "%s" ends nothing',
  async (session_id) => {
    const who = await people.join();
    expect((await callAs(endSession, who, { body: { session_id } })).status).toBeLessThan(500);
    expect(await accounts.find(who.account.id)).toEqual(who.account);
  },
);

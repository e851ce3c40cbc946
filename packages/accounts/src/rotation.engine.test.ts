import { makeAccount } from '@groundswell/data/testing/make-account';
import { MINUTE_MS } from '@groundswell/durations';
import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, test, vi } from 'vitest';
import { secretTexts, useSecret } from '../test-support/use-secret.ts';
import { deriveLastingKey } from './account-secret.ts';
import { answerChallenge, isRightAnswer } from './challenge.ts';
import { succeed } from './key-ring.ts';
import { openMailToken, sealMailToken } from './mail-token.ts';
import { makeRecoveryCodes, useRecoveryCode } from './second-factor/recovery-codes.ts';
import { keepTotp, makeTotp, useTotpCode } from './second-factor/totp.ts';

useSecret();
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

const ARNS = ['arn:account', 'arn:site'];
const keyOf = (number: number, arn: string) => `key-${number}-of-these-tests-of-${arn}-alone`;

/** Makes the process read its secrets again. */
const readAgain = () => vi.setSystemTime(Date.now() + 5 * MINUTE_MS);

function begin(number: number, isRevoking = false) {
  for (const arn of ARNS) {
    const current = secretTexts.get(arn) ?? JSON.stringify({ key: keyOf(0, arn) });
    secretTexts.set(arn, current);
    secretTexts.set(`${arn} AWSPENDING`, succeed(current, keyOf(number, arn), isRevoking));
  }
  readAgain();
}

function finish() {
  for (const arn of ARNS) secretTexts.set(arn, secretTexts.get(`${arn} AWSPENDING`) ?? '');
  readAgain();
}

/** Creates one of each kind, with a check that it is valid now. */
async function createAll() {
  const account = makeAccount();
  const { secret } = makeTotp(account);
  const [totp, recovery, mailToken, answer] = await Promise.all([
    keepTotp(account.id, secret, -1),
    makeRecoveryCodes(account.id),
    sealMailToken({ does: 'end-newsletter', email: 'ann@example.com' }),
    answerChallenge(account.id),
  ]);
  const holder = { ...account, secondFactors: { totp, passkeys: [], recoveryCodes: recovery.digests, revision: 'r' } };
  const [code = ''] = recovery.codes.map((one) => one.replaceAll('-', ''));
  const checks = {
    totp: async () =>
      (await useTotpCode(holder, new TOTP({ secret: Secret.fromBase32(secret) }).generate())) !== undefined,
    recovery: async () => (await useRecoveryCode(holder, code))?.recoveryCodes.length === 9,
    mail: async () => (await openMailToken(mailToken))?.does === 'end-newsletter',
    answer: async () => isRightAnswer(account.id, answer, 0),
  };
  return async () =>
    Object.fromEntries(await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await check()])));
}
const VALID = { totp: true, recovery: true, mail: true, answer: true };
const INVALID = { totp: false, recovery: false, mail: false, answer: false };

test('what was created before, during and after two rotations is valid in every later phase', async () => {
  begin(1);
  secretTexts.delete('arn:account AWSPENDING');
  secretTexts.delete('arn:site AWSPENDING');
  readAgain();
  const created = [await createAll()];
  const gift = await deriveLastingKey('gift');
  for (const step of [() => begin(1), finish, () => begin(2), finish]) {
    step();
    created.push(await createAll());
    for (const check of created) expect(await check()).toEqual(VALID);
    expect(await deriveLastingKey('gift')).toEqual(gift);
  }
});

test('a revoking rotation keeps earlier tokens valid until it ends, then refuses them', async () => {
  begin(3, true);
  const old = await createAll();
  expect(await old()).toEqual(VALID);
  finish();
  expect(await old()).toEqual(INVALID);
  expect(await (await createAll())()).toEqual(VALID);
});

test('a code of an authenticator app encrypts its secret with the current key', async () => {
  const account = makeAccount();
  const { secret } = makeTotp(account);
  const totp = await keepTotp(account.id, secret, -1);
  begin(4);
  finish();
  const holder = { ...account, secondFactors: { totp, passkeys: [], recoveryCodes: [], revision: 'r' } };
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const used = await useTotpCode(holder, app.generate());
  begin(5, true);
  const stored = { ...account, secondFactors: { ...used, passkeys: [], recoveryCodes: [], revision: 's' } };
  vi.setSystemTime(Date.now() + MINUTE_MS);
  expect(used?.totp?.secret).not.toBe(totp.secret);
  expect(await useTotpCode(stored, app.generate())).toBeDefined();
});

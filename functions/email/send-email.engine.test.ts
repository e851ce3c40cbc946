import { randomUUID } from 'node:crypto';
import { guessPassCode, noticeOf, openMailToken, usePassCode } from '@groundswell/accounts';
import { useSecret } from '@groundswell/accounts/testing/use-secret';
import { accounts, type Claim, claims, type StoredAccount } from '@groundswell/data/accounts';
import { consents, type QueuedEmail } from '@groundswell/data/email';
import { makeAccount, makeSession } from '@groundswell/data/testing/make-account';
import { openAccount } from '@groundswell/data/testing/open-account';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import type { SQSEvent } from 'aws-lambda';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { handler as sendCode } from './send-code.ts';
import { handler } from './send-email.ts';
import { useSes } from './test-support/use-ses.ts';

useMemoryTable();
useSecret();
const ses = useSes();
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.useRealTimers());

/** Delivers an email's message to the job, and returns whether the queue may delete it. */
async function deliver(letter: QueuedEmail): Promise<boolean> {
  const event = { Records: [{ messageId: 'm1', body: JSON.stringify(letter), attributes: {} }] };
  const { batchItemFailures } = await handler(event as unknown as SQSEvent, { awsRequestId: 'r1' });
  return batchItemFailures.length === 0;
}

async function join(over: Partial<StoredAccount> = {}): Promise<StoredAccount> {
  const account = makeAccount({ sessions: { asks: makeSession(Date.now()) }, ...over });
  await openAccount(account);
  return account;
}
const changed = (email: string): QueuedEmail => ({
  letter: 'password-changed',
  requestId: randomUUID(),
  email,
  lang: 'en',
});
type CodeEmail = Extract<QueuedEmail, { letter: 'pass-code' }>;
const codeFor = (email: string, over: Partial<CodeEmail> = {}): CodeEmail => ({
  letter: 'pass-code',
  browserId: 'own-browser',
  requestId: randomUUID(),
  purpose: 'reset',
  email,
  askedAt: Date.now(),
  ...over,
});
const alertFor = ({ id: userId, email, units }: StoredAccount): QueuedEmail => ({
  letter: 'alert',
  requestId: randomUUID(),
  email,
  lang: 'en',
  userId,
  beachId: 1,
  day: '2026-11-21',
  fromAt: Date.parse('2026-11-21T15:00Z'),
  endAt: Date.parse('2026-11-21T18:00Z'),
  faceMinM: 1.2,
  faceMaxM: 1.2,
  condition: 'clean',
  score: 70,
  units,
});
const lowered = ({ id: userId, email }: StoredAccount): QueuedEmail => ({
  letter: 'plan-lowered',
  requestId: randomUUID(),
  email,
  lang: 'en',
  userId,
  tier: 'Basic',
  favoriteLimit: 5,
  alertLimit: 1,
});

describe('an email', () => {
  test('delivered twice, or five times at once, is mailed once', async () => {
    const twice = changed('twice@example.com');
    expect([await deliver(twice), await deliver(twice)]).toEqual([true, true]);
    expect(ses.mailed.map(({ recipients }) => recipients)).toEqual([['twice@example.com']]);
    const atOnce = changed('at-once@example.com');
    await Promise.all(Array.from({ length: 5 }, () => deliver(atOnce)));
    expect(ses.mailed.filter(({ recipients }) => recipients[0] === 'at-once@example.com')).toHaveLength(1);
  });

  test('refused by SES is mailed by the next try, without waiting', async () => {
    const letter = changed('refused@example.com');
    ses.mood = 'refuses';
    expect(await deliver(letter)).toBe(false);
    ses.mood = 'takes';
    expect(await deliver(letter)).toBe(true);
    expect(ses.mailed).toHaveLength(1);
  });

  test('waits its turn when SES is over its rate', async () => {
    ses.mood = 'is busy once';
    expect(await deliver(changed('busy@example.com'))).toBe(true);
    expect(ses.mailed).toHaveLength(1);
  });

  test('whose reply was lost waits a minute and is then mailed again: the only remaining way to mail twice', async () => {
    const letter = changed('silent@example.com');
    ses.mood = 'falls silent';
    expect(await deliver(letter)).toBe(false);
    ses.mood = 'takes';
    expect(await deliver(letter)).toBe(false);
    expect(ses.mailed).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect([await deliver(letter), await deliver(letter)]).toEqual([true, true]);
    expect(ses.mailed).toHaveLength(2);
  });

  test('is dropped with a log line by a deployment that sends no email', async () => {
    vi.stubEnv('MAIL', 'off');
    const logged = vi.spyOn(console, 'log');
    expect(await deliver(changed('off@example.com'))).toBe(true);
    vi.unstubAllEnvs();
    expect(ses.mailed).toEqual([]);
    expect(logged.mock.calls.join()).toContain('"dropped":"mail is off"');
  });

  test('goes out under the configuration set that reports bounces, from the one sender', async () => {
    await deliver(changed('set@example.com'));
    const [mail] = ses.mailed;
    expect([mail?.configurationSet, mail?.from?.address]).toEqual(['letters', 'letters@groundswell.example']);
  });
});

describe('a pass code', () => {
  const mailedCode = () => ses.mailed[0]?.text?.match(/\b\d{6}\b/)?.[0] ?? expect.fail('No code was mailed.');
  const claim = (over: Partial<Claim> = {}): Promise<void> =>
    claims.put({
      email: 'new@example.com',
      browserId: 'own-browser',
      userId: randomUUID(),
      lang: 'es',
      units: 1,
      wantsNews: false,
      goodUntil: Date.now() + 86_400_000,
      ...over,
    });
  const google = { social: { provider: 'google', subject: 'g' }, isEmailVerified: true } as const;

  test('is mailed to an account in its language, and is valid for its purpose in the browser that requested it', async () => {
    const { email } = await join({ lang: 'es' });
    const letter = codeFor(email);
    await deliver(letter);
    await deliver(letter);
    expect(ses.mailed).toHaveLength(1);
    expect(ses.mailed[0]?.text).toContain('Elige una contraseña nueva');
    expect(await usePassCode({ purpose: 'reset', email, browserId: 'another' }, mailedCode())).toBeUndefined();
    expect(await usePassCode({ purpose: 'reset', email, browserId: 'own-browser' }, mailedCode())).toMatchObject({
      requestId: letter.requestId,
    });
  });

  test('verifies an address that this browser registered, in the language of that registration; other browsers’ registrations do not count', async () => {
    const email = 'claimed@example.com';
    await claim({ email });
    await deliver(codeFor(email, { purpose: 'verify', browserId: 'another' }));
    expect(ses.mailed).toEqual([]);
    await deliver(codeFor(email, { purpose: 'verify' }));
    expect(ses.mailed[0]?.text).toContain('Confirma tu dirección');
    expect(await guessPassCode({ purpose: 'verify', email, browserId: 'own-browser' }, mailedCode())).toBeDefined();
  });

  test('sets a password for a registered address, from any browser', async () => {
    await claim({ email: 'forgot@example.com', browserId: 'another' });
    await deliver(codeFor('forgot@example.com'));
    expect(ses.mailed).toHaveLength(1);
  });

  test('adds a provider that has verified the address to the account there, and names it', async () => {
    const { email } = await join({ lang: 'en' });
    await claim({ email, ...google });
    await deliver(codeFor(email, { purpose: 'verify', lang: 'es' }));
    expect(ses.mailed[0]?.text).toContain('Sign in with Google');
    expect(await guessPassCode({ purpose: 'verify', email, browserId: 'own-browser' }, mailedCode())).toBeDefined();
  });

  test.each([
    ['a password', {}],
    ['a provider that has not seen the address', { ...google, isEmailVerified: false }],
  ])('is not sent where an address that has an account is claimed by %s: its owner is notified', async (_, by) => {
    const { email } = await join({ lang: 'en' });
    await claim({ email, ...by });
    await deliver(codeFor(email, { purpose: 'verify' }));
    expect(ses.mailed.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [[email], 'You already have a Groundswell account'],
    ]);
    expect(ses.mailed[0]?.text).not.toMatch(/\b\d{6}\b/);
  });

  test('for the owner goes only to the account’s address, and to no deleted account', async () => {
    const { id: userId, email } = await join();
    await deliver(codeFor('elsewhere@example.com', { purpose: 'own', userId }));
    await deliver(codeFor(email, { purpose: 'own', userId: randomUUID() }));
    expect(ses.mailed).toEqual([]);
    await deliver(codeFor(email, { purpose: 'own', userId }));
    expect(ses.mailed).toHaveLength(1);
  });

  test('is not mailed without an account', async () => {
    expect(await deliver(codeFor('nobody@example.com'))).toBe(true);
    expect(ses.mailed).toEqual([]);
  });

  test('is not mailed when already expired', async () => {
    const { email } = await join();
    const logged = vi.spyOn(console, 'log');
    await deliver(codeFor(email, { askedAt: Date.now() - 601_000 }));
    expect(ses.mailed).toEqual([]);
    expect(logged.mock.calls.join()).toContain('"dropped":"too late"');
  });

  test('verifies a new address: it goes there, in the account’s language', async () => {
    const { id: userId } = await join({ lang: 'zh-CN' });
    await deliver(codeFor('new@example.com', { purpose: 'new-email', userId }));
    expect(ses.mailed[0]?.recipients).toEqual(['new@example.com']);
    expect(ses.mailed[0]?.text).toContain('确认你的新邮箱');
  });
});

describe('a change to an account', () => {
  test.each([
    [{ letter: 'provider-changed', provider: 'google', linked: true }, 'Google was added'],
    [{ letter: 'provider-changed', provider: 'sign-in-with-apple', linked: false }, 'Apple was removed'],
    [{ letter: 'provider-changed', provider: 'facebook', linked: true }, 'Facebook was added'],
    [{ letter: 'second-factor-changed', isOn: true }, 'Two-step sign-in is on'],
    [{ letter: 'second-factor-changed', isOn: false }, 'Two-step sign-in is off'],
    [{ letter: 'password-changed' }, 'Your password changed'],
    [{ letter: 'email-changed', newEmail: 'next@example.com' }, 'next@example.com'],
  ] as const)('%j is reported to its owner', async (about, heading) => {
    const account = await join();
    const notice = noticeOf(account, about, Date.now());
    await deliver(notice.task.does === 'send-letter' ? notice.task.letter : expect.fail());
    expect(ses.mailed.map(({ recipients }) => recipients)).toEqual([[account.email]]);
    expect(ses.mailed[0]?.text).toContain(heading);
  });
});

describe('an address', () => {
  const everything = async (account: StoredAccount): Promise<QueuedEmail[]> => [
    codeFor(account.email),
    changed(account.email),
    await requestNewsletter(account.email),
    lowered(account),
    alertFor(account),
  ];
  test.each([
    ['ok', 5],
    ['complained', 3],
    ['bounced', 1],
  ] as const)('that is %s gets %d of five letters', async (mailState, count) => {
    const account = await join({ mailState });
    for (const letter of await everything(account)) expect(await deliver(letter)).toBe(true);
    expect(ses.mailed).toHaveLength(count);
    expect(ses.mailed[0]?.text).toContain('code');
    const own = ses.mailed.filter(({ subject }) => /plan is now|ft,/.test(subject ?? ''));
    expect(own).toHaveLength(mailState === 'ok' ? 2 : 0);
  });

  test('of a deleted account gets no alert, and a changed address gets the queued emails of the old one', async () => {
    const account = await join();
    await accounts.changeEmail(account, 'moved@example.com', { now: Date.now(), sessionId: 'asks' });
    await deliver(alertFor(account));
    await deliver(alertFor({ ...account, id: randomUUID() }));
    expect(ses.mailed.map(({ recipients }) => recipients)).toEqual([['moved@example.com']]);
  });
});

test('the seconds from a request to its code, and from a forecast to its alert, are measured once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00Z') });
  const { email, ...account } = await join();
  const logged = vi.spyOn(console, 'log');
  const lines = () => logged.mock.calls.map(([line]) => JSON.parse(String(line)));
  const code = codeFor(email, { askedAt: Date.now() - 4000 });
  const record = { messageId: 'm1', body: JSON.stringify(code), attributes: {} };
  for (let copy = 0; copy < 2; copy++)
    await sendCode({ Records: [record] } as unknown as SQSEvent, { awsRequestId: 'r1' });
  expect(lines().flatMap(({ CodeMailedS }) => CodeMailedS ?? [])).toEqual([4]);

  const alert = alertFor({ ...account, email });
  await deliver({ ...alert, builtAt: Date.now() - 90_000 } as QueuedEmail);
  await deliver({ ...alert, requestId: randomUUID() });
  expect(lines().flatMap(({ AlertMailedS }) => AlertMailedS ?? [])).toEqual([90]);
  expect(ses.mailed).toHaveLength(3);
});

test('an alert can be ended from its email, by a token of that alert only', async () => {
  const account = await join();
  await deliver(alertFor(account));
  const header = ses.mailed[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const token = header.match(/^<https:\/\/groundswell\.example\/api\/unsubscribe\/([\w.-]+)>$/)?.[1] ?? '';
  expect(await openMailToken(token)).toEqual({ does: 'end-alert', userId: account.id, beachId: 1 });
});

/** Requests the newsletter and returns its confirmation email. */
async function requestNewsletter(email: string, askedAt = Date.now()): Promise<QueuedEmail> {
  const requestId = randomUUID();
  await consents.ask(email, { requestId, lang: 'en', source: 'box' }, askedAt);
  return { letter: 'subscribe-confirm', requestId, email, lang: 'en', askedAt };
}

test('no confirmation is sent if the newsletter was confirmed, ended or requested again since', async () => {
  const email = 'twice@example.com';
  const letter = await requestNewsletter(email);
  await deliver(await requestNewsletter(email, Date.now() + 60_001));
  expect(ses.mailed).toHaveLength(1);
  await deliver(letter);
  await consents.end(email, Date.now() + 60_002);
  await deliver(letter);
  await consents.grant(email, { lang: 'en', source: 'box' }, Date.now() + 60_003);
  await deliver({ ...letter, requestId: randomUUID() });
  expect(ses.mailed).toHaveLength(1);
});

test('the newsletter is confirmed by a link that names the time of the request', async () => {
  const askedAt = Date.now();
  const email = 'news@example.com';
  await deliver(await requestNewsletter(email, askedAt));
  const token = ses.mailed[0]?.text?.match(/confirm\?token=([\w.-]+)/)?.[1] ?? '';
  expect(await openMailToken(token)).toMatchObject({ does: 'confirm-newsletter', email, askedAt });
});

test('a message of the contact form goes to our team, and replies go to its writer', async () => {
  const text = 'Is the tide right?\n<b>No</b>';
  const said = { name: 'Ann\r\nBcc: all@example.com', message: text, subject: 'FAQ Contact' };
  await deliver({ letter: 'contact', requestId: randomUUID(), email: 'ann@example.com', lang: 'es', ...said });
  const [mail] = ses.mailed;
  expect(mail?.recipients).toEqual(['crew@groundswell.example']);
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.replyTo).toEqual([{ name: 'Ann Bcc: all@example.com', address: 'ann@example.com' }]);
  expect(mail?.html).toContain('&lt;b&gt;No&lt;/b&gt;');
});

import {
  type Options,
  type SoftwareAuthenticator,
  softwareAuthenticator,
} from '@groundswell/accounts/testing/software-authenticator';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { handler as issueToken } from '../auth/issue-token.ts';
import { type Browser, openBrowser } from '../auth/test-support/browser.ts';
import { useIdentities } from '../auth/test-support/use-identities.ts';
import { handler as askPasskey } from './ask-passkey.ts';
import { handler as beginPasskey } from './begin-passkey.ts';
import { handler as confirmPasskey } from './confirm-passkey.ts';
import { handler as confirmTotp } from './confirm-totp.ts';
import { handler as getSecurity } from './get-security.ts';
import { handler as giveSecondFactor } from './give-second-factor.ts';
import { handler as removeSecondFactor } from './remove-second-factor.ts';
import { type Member, openMember } from './test-support/open-member.ts';
import { setUpTotp } from './test-support/set-up-totp.ts';

useMemoryTable({ CHECK_REPLIES: '1' });
const letters = useEmails();
useIdentities();
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));
vi.useFakeTimers({ toFake: ['Date'] });
const passMinutes = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

const SITE = 'https://waves.example';
const START_AGAIN = {
  success: false,
  errorMsg: 'That took too long, or was done elsewhere. Start again.',
  reason: { code: 'start-again' },
};
const NOT_MADE = {
  success: false,
  errorMsg: 'The passkey could not be added. Start again.',
  reason: { code: 'passkey-not-made' },
};
const NOT_TAKEN = {
  valid: false,
  errorMsg: 'That passkey was not accepted. Try again, or use another way.',
  reason: { code: 'passkey-refused' },
};

let own: Member;
let key: SoftwareAuthenticator;
beforeEach(async () => {
  own = await openMember();
  key = softwareAuthenticator(SITE);
  letters.take();
});

interface Begun {
  readonly options: Options;
  readonly ticket: string;
}
const begin = async (member = own) => (await member.call(beginPasskey)).body as unknown as Begun;
const confirm = async (ticket: string, credential: unknown, { member = own, name = 'Key' } = {}) =>
  (await member.call(confirmPasskey, { ticket, name, credential })).body;
async function add(authenticator = key, member = own) {
  const { options, ticket } = await begin(member);
  return confirm(ticket, authenticator.create(options), { member });
}
const beginSecondStep = async (browser: Browser) => (await browser.call(askPasskey)).body as unknown as Begun;
const give = async (browser: Browser, ticket: string, credential: unknown) =>
  (await browser.call(giveSecondFactor, { factor: 'passkey', ticket, credential })).body;

describe('adding', () => {
  test('the first turns it on: stored with its public key, ten recovery codes, a letter', async () => {
    const { options, ticket } = await begin();
    const { email } = await own.account();
    expect(options).toMatchObject({
      rp: { name: 'Groundswell', id: 'waves.example' },
      user: { name: email },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    expect((await own.account()).secondFactors).toBeUndefined();
    const added = await confirm(ticket, key.create(options), { name: ' My key ' });
    expect(added).toEqual({ success: true, recovery_codes: expect.any(Array) });
    expect(added.recovery_codes).toHaveLength(10);
    expect(letters.take()).toMatchObject([{ letter: 'second-factor-changed', isOn: true }]);
    expect((await own.account()).secondFactors?.passkeys).toEqual([
      {
        id: key.id,
        publicKey: expect.any(String),
        counter: 1,
        transports: ['usb'],
        name: 'My key',
        createdAt: Date.now(),
      },
    ]);
    expect((await own.call(getSecurity)).body.second_factor).toMatchObject({
      passkeys: [{ id: key.id, name: 'My key' }],
      recovery_codes_left: 10,
    });
  });

  test('a second comes without recovery codes, and an authenticator with one already makes none', async () => {
    await add();
    const { options } = await begin();
    expect(options.excludeCredentials).toEqual([{ id: key.id, transports: ['usb'], type: 'public-key' }]);
    expect(await add()).toEqual({
      success: false,
      errorMsg: 'You have this passkey already.',
      reason: { code: 'passkey-known' },
    });
    expect(await add(softwareAuthenticator(SITE))).toEqual({ success: true });
    expect((await own.account()).secondFactors?.passkeys).toHaveLength(2);
  });

  test('422 for the eleventh', async () => {
    for (let count = 0; count < 10; count++) expect((await add(softwareAuthenticator(SITE))).success).toBe(true);
    const { status, body } = await own.call(beginPasskey);
    expect([status, body.errors]).toEqual([422, { passkey: ['You have ten passkeys. Remove one first.'] }]);
  });

  test('one made on another site, for another host or for another challenge is not added', async () => {
    const { options, ticket } = await begin();
    for (const credential of [
      key.create(options, { origin: 'https://evil.example' }),
      key.create(options, { origin: 'http://waves.example' }),
      key.create(options, { origin: 'https://waves.example:444' }),
      key.create(options, { rpId: 'evil.example' }),
      key.create({ ...options, challenge: 'AAAA' }),
      key.show({ ...options, rpId: 'waves.example' }),
      { ...key.create(options), response: {} },
      { ...key.create(options), response: { clientDataJSON: '!', attestationObject: '!' } },
    ])
      expect(await confirm(ticket, credential)).toEqual(NOT_MADE);
    expect([(await own.account()).secondFactors, letters.take()]).toEqual([undefined, []]);
    expect((await confirm(ticket, key.create(options))).success).toBe(true);
  });

  test('a ticket is invalid for another user, after ten minutes, after its use, or for codes', async () => {
    const { options, ticket } = await begin();
    const other = await openMember();
    expect(await confirm(ticket, key.create(options), { member: other })).toEqual(START_AGAIN);
    expect((await own.call(confirmTotp, { ticket, code: '123456' })).body).toEqual(START_AGAIN);
    expect((await confirm(ticket, key.create(options))).success).toBe(true);
    expect(await confirm(ticket, softwareAuthenticator(SITE).create(options))).toEqual(START_AGAIN);

    const late = await openMember();
    const begun = await begin(late);
    passMinutes(10);
    expect(await confirm(begun.ticket, key.create(begun.options), { member: late })).toEqual(START_AGAIN);
  });

  test('one of two concurrently confirmed factors is added', async () => {
    const begun = await Promise.all([begin(), begin()]);
    const added = await Promise.all(
      begun.map(({ options, ticket }) => confirm(ticket, softwareAuthenticator(SITE).create(options))),
    );
    expect(added.filter(({ success }) => success)).toHaveLength(1);
    expect((await own.account()).secondFactors?.passkeys).toHaveLength(1);
  });
});

describe('signing in', () => {
  test('a passkey is requested and opens the session; its use and its count are stored', async () => {
    await add();
    const browser = await own.giveFirstStep();
    const { options, ticket } = await beginSecondStep(browser);
    expect(options).toMatchObject({
      rpId: 'waves.example',
      allowCredentials: [{ id: key.id, type: 'public-key', transports: ['usb'] }],
    });
    expect(browser.cookies.has('__Host-session')).toBe(false);
    expect(await give(browser, ticket, key.show(options))).toEqual({ valid: true });
    expect((await browser.call(issueToken, { grant: 'refresh' })).body.access_token).toEqual(expect.any(String));
    expect((await own.account()).secondFactors?.passkeys).toMatchObject([{ counter: 2, usedAt: Date.now() }]);
  });

  test('one from another site, host or challenge is refused, and one that belongs to no account', async () => {
    await add();
    const browser = await own.giveFirstStep();
    const { options, ticket } = await beginSecondStep(browser);
    const shown = key.show(options);
    for (const credential of [
      key.show(options, { origin: 'https://evil.example' }),
      key.show(options, { origin: 'http://waves.example' }),
      key.show(options, { rpId: 'evil.example' }),
      key.show({ ...options, challenge: 'AAAA' }),
      softwareAuthenticator(SITE).show(options),
      // The response carries this passkey's id, but another key has signed it.
      { ...softwareAuthenticator(SITE).show(options), id: key.id, rawId: key.id },
      { ...shown, response: { ...shown.response, signature: 'AAAA' } },
      { ...shown, response: {} },
    ])
      expect(await give(browser, ticket, credential)).toEqual(NOT_TAKEN);
    expect(await give(browser, ticket, key.show(options))).toEqual({ valid: true });
  });

  test('another account’s passkey opens nothing, even with concurrent requests', async () => {
    await add();
    const other = await openMember();
    const othersKey = softwareAuthenticator(SITE);
    await add(othersKey, other);
    const browser = await own.giveFirstStep();
    const { options, ticket } = await beginSecondStep(browser);
    expect(await give(browser, ticket, othersKey.show(options))).toEqual(NOT_TAKEN);
    const others = await beginSecondStep(await other.giveFirstStep());
    expect(await give(browser, others.ticket, othersKey.show(others.options))).toEqual(NOT_TAKEN);
  });

  test.each([
    ['counts', undefined],
    ['does not count', 0],
  ])('one of ten concurrent equal answers gets in, and none after, where an authenticator %s', async (_, counter) => {
    const begun = await begin();
    await confirm(begun.ticket, key.create(begun.options, { counter }));
    const browser = await own.giveFirstStep();
    const { options, ticket } = await beginSecondStep(browser);
    const shown = key.show(options, { counter });
    const copies = Array.from({ length: 11 }, () => openBrowser(new Map(browser.cookies)));
    const [late, ...racing] = copies as [Browser, ...Browser[]];
    const given = await Promise.all(racing.map((one) => give(one, ticket, shown)));
    expect(given.filter(({ valid }) => valid)).toHaveLength(1);
    expect(racing.filter(({ cookies }) => cookies.has('__Host-session'))).toHaveLength(1);
    expect(await give(late, ticket, shown)).toEqual(NOT_TAKEN);
    await own.giveFirstStep(late);
    expect(await give(late, ticket, shown)).toEqual(NOT_TAKEN);
  });

  test('a count that goes back means a copy: it is refused', async () => {
    const begun = await begin();
    await confirm(begun.ticket, key.create(begun.options, { counter: 7 }));
    const browser = await own.giveFirstStep();
    const { options, ticket } = await beginSecondStep(browser);
    for (const counter of [0, 6, 7])
      expect(await give(browser, ticket, key.show(options, { counter }))).toEqual(NOT_TAKEN);
    expect(await give(browser, ticket, key.show(options, { counter: 8 }))).toEqual({ valid: true });
  });

  test('a ticket is valid in the requesting browser only, for ten minutes, and not one for adding', async () => {
    await add();
    const browser = await own.giveFirstStep();
    const { options, ticket } = await beginSecondStep(browser);
    const elsewhere = await own.giveFirstStep();
    expect(await give(elsewhere, ticket, key.show(options))).toEqual(NOT_TAKEN);
    const begun = await begin();
    const made = { ...begun.options, rpId: 'waves.example' };
    expect(await give(browser, begun.ticket, key.show(made))).toEqual(NOT_TAKEN);
    passMinutes(9);
    await own.giveFirstStep(browser);
    passMinutes(1);
    expect(await give(browser, ticket, key.show(options))).toEqual(NOT_TAKEN);
  });

  test('without a passkey nothing is requested', async () => {
    await setUpTotp(own);
    expect(await beginSecondStep(await own.giveFirstStep())).toEqual({ valid: false });
  });
});

test('a removed passkey no longer signs in; the other factors and the recovery codes stay', async () => {
  await add();
  await setUpTotp(own);
  const browser = await own.giveFirstStep();
  const { options, ticket } = await beginSecondStep(browser);
  letters.take();
  expect((await own.call(removeSecondFactor, { factor: 'passkey', id: 'unknown' })).body).toEqual({ success: true });
  expect(letters.take()).toEqual([]);
  expect((await own.call(removeSecondFactor, { factor: 'passkey', id: key.id })).body).toEqual({ success: true });
  expect(letters.take()).toMatchObject([{ letter: 'second-factor-changed', isOn: true }]);
  expect(await give(browser, ticket, key.show(options))).toEqual(NOT_TAKEN);
  expect((await own.account()).secondFactors).toMatchObject({ totp: {}, passkeys: [] });
  expect((await own.account()).secondFactors?.recoveryCodes).toHaveLength(10);
});

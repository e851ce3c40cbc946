import type { StoredAccount } from '@groundswell/data/accounts';
import { useTable } from '@groundswell/data/testing/use-table';
import { TooManyRequestsError } from '@groundswell/runtime';
import { expect, test, vi } from 'vitest';
import { newAccount } from '../test-support/token-pool.ts';
import { useSecret } from '../test-support/use-secret.ts';
import { pseudonymOf } from './audit.ts';
import {
  type Attempt,
  clearSignIn,
  forgiveSignIn,
  limitCodeChecks,
  limitNewAddress,
  limitOwnPassCodes,
  limitPassCodes,
  limitPromoCodes,
  limitSecondStep,
  limitSignIn,
  limitVisitor,
} from './limits.ts';

useTable();
useSecret();

let networks = 0;
/** Returns a visitor from a new network. */
const somewhere = () => ({ address: `203.0.${Math.floor(++networks / 250)}.${networks % 250}` });

/**
 * Returns a sign-in attempt from a browser that has signed in to the account before; `over` replaces fields of the
 * attempt.
 */
function attempt(over: Partial<Attempt> = {}): Attempt & { account: StoredAccount } {
  const account = newAccount({ browsers: ['own-browser'] });
  const own = { email: account.email, visitor: somewhere(), browserId: 'own-browser', account };
  return { ...own, ...over, account };
}
const fromStranger = <A extends Attempt>(own: A): A => ({ ...own, browserId: 'a-stranger', visitor: somewhere() });

/** Counts how many of a number of sequential attempts pass. */
async function passed(times: number, limit: () => Promise<void>): Promise<number> {
  for (let count = 0; count < times; count++) {
    try {
      await limit();
    } catch (error) {
      expect(error).toBeInstanceOf(TooManyRequestsError);
      return count;
    }
  }
  return times;
}

test('ten wrong passwords from one network leave the owner’s browser, and other networks, free', async () => {
  const own = attempt();
  const stranger = fromStranger(own);
  expect(await passed(20, () => limitSignIn(stranger))).toBe(10);
  expect(await passed(10, () => limitSignIn(own))).toBe(10);
  expect(await passed(1, () => limitSignIn(fromStranger(own)))).toBe(1);
});

test('the owner’s browser has ten tries too, and other browsers of the network have their own', async () => {
  const own = attempt();
  expect(await passed(20, () => limitSignIn(own))).toBe(10);
  expect(await passed(20, () => limitSignIn({ ...own, browserId: 'another' }))).toBe(10);
});

test('a hundred tries from all networks together stop everyone but the browsers that signed in before', async () => {
  const own = attempt();
  let tries = 0;
  for (let network = 0; network < 11; network++) {
    const stranger = fromStranger(own);
    tries += await passed(10, () => limitSignIn(stranger));
  }
  expect(tries).toBe(100);
  expect(await passed(10, () => limitSignIn(own))).toBe(10);
});

test('one network has thirty tries for all accounts together', async () => {
  const visitor = somewhere();
  expect(await passed(40, () => limitSignIn({ ...fromStranger(attempt()), visitor }))).toBe(30);
});

test('an address without an account counts like one with an account', async () => {
  const nobody = { ...attempt(), account: undefined, visitor: somewhere() };
  expect(await passed(20, () => limitSignIn(nobody))).toBe(10);
});

test('a right password is no guess: it may be entered any number of times', async () => {
  for (const one of [attempt(), fromStranger(attempt())]) {
    const signIn = async () => {
      await limitSignIn(one);
      await forgiveSignIn(one);
    };
    expect(await passed(35, signIn)).toBe(35);
  }
});

test('a new password resets the counts where it was set', async () => {
  const stranger = fromStranger(attempt());
  await passed(20, () => limitSignIn(stranger));
  await clearSignIn(stranger);
  expect(await passed(20, () => limitSignIn(stranger))).toBe(10);
});

test('an IPv6 household counts as one network, its neighbors apart', async () => {
  let host = 0;
  const from = (subnet: string) => () =>
    limitVisitor('contact', { address: `2001:db8:7:${subnet}::${(++host).toString(16)}` }, { most: 5, perS: 3600 });
  expect(await passed(12, from('1'))).toBe(5);
  expect(await passed(1, from('2'))).toBe(1);
});

test('codes requested by strangers stop neither the owner’s browser nor a signed-in user', async () => {
  const own = attempt();
  for (let network = 0; network < 5; network++) {
    const stranger = fromStranger(own);
    expect(await passed(9, () => limitPassCodes(stranger))).toBe(network < 4 ? 5 : 0);
  }
  expect(await passed(9, () => limitPassCodes(own))).toBe(5);
  expect(await passed(9, () => limitOwnPassCodes(own.account?.id ?? ''))).toBe(5);
});

test('a new address gets five requests an hour, from all users together', async () => {
  const email = 'new@example.com';
  expect(await passed(9, () => limitNewAddress('ann', email))).toBe(5);
  expect(await passed(9, () => limitNewAddress('bob', email))).toBe(0);
  expect(await passed(9, () => limitNewAddress('bob', 'other@example.com'))).toBe(4);
});

test('a second step has ten tries from one network, sixty from all; the owner’s browsers never wait', async () => {
  const own = attempt();
  let tries = 0;
  for (let network = 0; network < 8; network++) {
    const stranger = fromStranger(own);
    tries += await passed(20, () => limitSecondStep(stranger));
  }
  expect(tries).toBe(60);
  expect(await passed(20, () => limitSecondStep(own))).toBe(10);
  expect(await passed(1, () => limitSecondStep(fromStranger(attempt())))).toBe(1);
});

test('a new password resets the counts of the second step', async () => {
  const stranger = fromStranger(attempt());
  await passed(20, () => limitSecondStep(stranger));
  await clearSignIn(stranger);
  expect(await passed(20, () => limitSecondStep(stranger))).toBe(10);
});

test('sixty codes an hour are checked from one network, and the next one gets a time to retry', async () => {
  const visitor = somewhere();
  expect(await passed(70, () => limitCodeChecks(visitor))).toBe(60);
  await expect(limitCodeChecks(visitor)).rejects.toMatchObject({
    headers: { 'retry-after': expect.stringMatching(/^3[56]\d\d$/) },
  });
});

test('a refusal for too many tries is logged with pseudonyms only', async () => {
  const log = vi.mocked(console.log).mockClear();
  const stranger = fromStranger(attempt());
  await passed(11, () => limitSignIn(stranger));
  const lines = log.mock.calls.map(([line]) => String(line));
  const address = await pseudonymOf('email', stranger.email);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ audit: 'limit', outcome: 'sign-in', address }]);
  for (const trace of [stranger.email, stranger.account?.id ?? '', stranger.visitor.address])
    expect(lines.join()).not.toContain(trace);
});

test('a promo code that is given back does not count, although time passes between its count and its return', async () => {
  let now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => ++now);
  const visitor = somewhere();
  const giveBack = await limitPromoCodes(visitor);
  await giveBack();
  expect(await passed(61, async () => void (await limitPromoCodes(visitor)))).toBe(60);
  clock.mockRestore();
});

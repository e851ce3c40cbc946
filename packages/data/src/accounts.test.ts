import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dynamo, engines } from '../test-support/start-dynamo.ts';
import { NEW_ACCOUNT, type StoredAccount } from './account-row.ts';
import { type Accounts, dynamoAccounts } from './accounts.ts';

const now = Date.UTC(2026, 10, 20, 12);
const account = (id: string, email: string): StoredAccount => ({
  ...NEW_ACCOUNT,
  id,
  email,
  claim: { id: 'first' },
  createdAt: now,
  hasPassword: true,
  lang: 'en',
  units: { wind: 5, wvht: 1, tide: 3, temp: 8, scale: 10 },
});
const google = { provider: 'google', subject: '42' } as const;

describe.each(engines)('accounts on $name', ({ start }) => {
  let dynamo: Dynamo;
  let accounts: Accounts;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    const table = await dynamo.createTable();
    accounts = dynamoAccounts(() => table);
  });

  test('an address has one account, however many want it at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, id) => accounts.create(account(`u${id}`, 'ann@example.com'))),
    );
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
    const winner = `u${outcomes.indexOf('created')}`;
    expect(await accounts.findByEmail('ann@example.com')).toEqual(account(winner, 'ann@example.com'));
    expect(await accounts.find(`u${(outcomes.indexOf('created') + 1) % 10}`)).toBeUndefined();
  });

  test('what is set stays set, what is undefined goes, and nothing is made of an account that is gone', async () => {
    await accounts.create(account('u1', 'ann@example.com'));
    expect(await accounts.change('u1', { lang: 'es', signedOutAtS: 7, claim: undefined })).toBe('changed');
    const { claim: _, ...unclaimed } = account('u1', 'ann@example.com');
    expect(await accounts.find('u1')).toEqual({ ...unclaimed, lang: 'es', signedOutAtS: 7 });
    expect(await accounts.change('u2', { lang: 'es' })).toBe('gone');
    expect(await accounts.find('u2')).toBeUndefined();
  });

  test('a verified account keeps when it was first verified, and its claim is settled', async () => {
    await accounts.create(account('u1', 'ann@example.com'));
    expect(await accounts.verify('u1', now)).toBe('verified');
    expect(await accounts.verify('u1', now + 1)).toBe('verified');
    expect(await accounts.find('u1')).toMatchObject({ emailVerifiedAt: now });
    expect((await accounts.find('u1'))?.claim).toBeUndefined();
    expect(await accounts.verify('u2', now)).toBe('gone');
  });

  test('who one is at a provider is one account, and an unverified one takes no link', async () => {
    await accounts.create(account('u1', 'ann@example.com'));
    await accounts.create(account('u2', 'bob@example.com'));
    expect(await accounts.linkSocial('u1', google)).toBe('gone');
    expect(await accounts.verify('u1', now, google)).toBe('verified');
    await accounts.verify('u2', now);
    expect(await accounts.linkSocial('u2', google)).toBe('taken');
    expect((await accounts.findBySocial(google))?.id).toBe('u1');
    expect((await accounts.find('u2'))?.socials).toEqual([]);
  });

  test('of two who change to one address at once one gets it, and the old address is free', async () => {
    await accounts.create(account('u1', 'ann@example.com'));
    await accounts.create(account('u2', 'bob@example.com'));
    const outcomes = await Promise.all([
      accounts.changeEmail('u1', 'ann@example.com', 'new@example.com', now),
      accounts.changeEmail('u2', 'bob@example.com', 'new@example.com', now),
    ]);
    expect(outcomes.sort()).toEqual(['changed', 'taken']);
    const winner = await accounts.findByEmail('new@example.com');
    const freed = winner?.id === 'u1' ? 'ann@example.com' : 'bob@example.com';
    expect(await accounts.findByEmail(freed)).toBeUndefined();
    expect(await accounts.create(account('u3', freed))).toBe('created');
    expect(await accounts.changeEmail(winner?.id ?? '', freed, 'other@example.com', now)).toBe('gone');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAccount, makeSession } from '../../test-support/make-account.ts';
import { openAccount, spareIdentity } from '../../test-support/open-account.ts';
import { readTable } from '../../test-support/read-table.ts';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import type { Table } from '../table.ts';
import type { StoredAccount } from './account-row.ts';
import { type AccountSessions, dynamoAccountSessions } from './account-sessions.ts';
import { type Accounts, dynamoAccounts } from './accounts.ts';
import { type ApiKeys, dynamoApiKeys } from './api-keys.ts';
import { dynamoFollowUps, type FollowUp, type FollowUps } from './follow-ups.ts';

const now = Date.UTC(2026, 10, 20, 12);
const LATER = Date.now() + 365 * 86_400_000;
const ROUNDS = 8;
const along = { now };
const google = { provider: 'google', subject: '42' } as const;
const apple = { provider: 'sign-in-with-apple', subject: '43' } as const;
const notice = (id: string): FollowUp => ({ id, dueAt: now, task: { does: 'remove-identity', userName: 'old' } });

describe.each(enginesAndMemory)('accounts on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  let accounts: Accounts;
  let followUps: FollowUps;
  let sessions: AccountSessions;
  let apiKeys: ApiKeys;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    table = await dynamo.createTable();
    accounts = dynamoAccounts(() => table);
    followUps = dynamoFollowUps(() => table);
    sessions = dynamoAccountSessions(() => table);
    apiKeys = dynamoApiKeys(() => table);
  });

  const open = async (over: Partial<StoredAccount> = {}) => {
    const account = makeAccount(over);
    expect(await openAccount(account, () => table)).toBe('opened');
    return account;
  };
  /** Counter rows belong to no person. */
  const rowsOfPeople = async () => (await readTable(table)).filter(({ type }) => type !== 'counts');
  const spare = (userId: string) => spareIdentity(userId, () => table);
  /** Lists the user names of identities with a removal follow-up. */
  const toBeRemoved = async () =>
    (await followUps.listDue(LATER, 100)).map(({ task }) => task.does === 'remove-identity' && task.userName);
  const userNameOf = ({ id, identityId }: StoredAccount) => `${id}.${identityId}`;

  test('an address has one account, however many are opened at once; the others’ identities are removed', async () => {
    const rivals = Array.from({ length: 10 }, () => makeAccount({ email: 'ann@example.com' }));
    const outcomes = await Promise.all(rivals.map((one) => openAccount(one, () => table)));
    expect(outcomes.filter((outcome) => outcome === 'opened')).toHaveLength(1);
    const winner = rivals[outcomes.indexOf('opened')] ?? expect.fail();
    const losers = rivals.filter((one) => one !== winner);
    expect(await accounts.findByEmail('ann@example.com')).toEqual(winner);
    for (const { id } of losers) expect(await accounts.find(id)).toBeUndefined();
    expect((await toBeRemoved()).sort()).toEqual(losers.map(userNameOf).sort());
  });

  test('an identity at a provider opens one account', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => openAccount(makeAccount({ socials: [google] }), () => table)),
    );
    expect(outcomes.sort()).toEqual(['opened', 'taken', 'taken', 'taken', 'taken']);
    expect((await accounts.findBySocial(google))?.socials).toEqual([google]);
  });

  test('an identity is either used by an account or removed, never both, in any order', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const account = makeAccount();
      const identity = await spare(account.id);
      const removal = { ...identity.followUp, task: { does: 'remove-identity', userName: 'x' } } as const;
      const [opened, isTaken] = await Promise.all([
        accounts.open({ ...account, identityId: identity.id }, identity, along),
        followUps.take(removal, now),
      ]);
      expect([opened, isTaken]).toEqual(opened === 'opened' ? ['opened', false] : ['gone', true]);
    }
  });

  test('set fields stay, undefined fields are removed, and a deleted account is not recreated', async () => {
    const account = await open({ complainedAt: 5 });
    expect(await accounts.change(account.id, { lang: 'es', quietTo: 7, complainedAt: undefined })).toBe('changed');
    const { complainedAt: _, ...rest } = account;
    expect(await accounts.find(account.id)).toEqual({ ...rest, lang: 'es', quietTo: 7 });
    expect(await accounts.change('u2', { lang: 'es' })).toBe('gone');
    expect(await accounts.find('u2')).toBeUndefined();
  });

  test('one of two concurrent password changes succeeds; the previous identity and the loser’s are to be removed', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const account = await open({ sessions: { s: makeSession(now) } });
      const both = [await spare(account.id), await spare(account.id)];
      const remaining = { sessions: {}, browsers: ['b'] };
      const outcomes = await Promise.all(
        both.map((identity, at) =>
          accounts.changeIdentity(account, identity, remaining, { now, followUps: [notice(`${account.id}-${at}`)] }),
        ),
      );
      expect([...outcomes].sort()).toEqual(['changed', 'gone']);
      const won = outcomes.indexOf('changed');
      const kept = await accounts.find(account.id);
      expect(kept).toMatchObject({ identityId: both[won]?.id, sessions: {}, browsers: ['b'], hasPassword: true });
      const due = (await followUps.listDue(LATER, 200)).map(({ id }) => id);
      expect(due).toContain(both[1 - won]?.followUp.id);
      expect(due).not.toContain(both[won]?.followUp.id);
      expect(due).toContain(`${account.id}-${won}`);
      expect(due).not.toContain(`${account.id}-${1 - won}`);
    }
  });

  test('no session and no API key of the old password outlives a new one, in any order', async () => {
    const key = { id: 'k', name: 'Watch', digest: 'd', createdAt: now };
    for (let round = 0; round < ROUNDS; round++) {
      const account = await open({ sessions: { own: makeSession(now) } });
      const identity = await spare(account.id);
      const [changed] = await Promise.all([
        accounts.changeIdentity(account, identity, { sessions: {}, browsers: [] }, along),
        sessions.start(account, 'late', makeSession(now), 'browser'),
        apiKeys.replace(account, [key], 'own'),
      ]);
      expect(changed).toBe('changed');
      const kept = await accounts.find(account.id);
      expect([kept?.sessions, kept?.apiKeys]).toEqual([{}, undefined]);
      expect(await apiKeys.replace(account, [key], 'own')).toBe('changed');
      expect(await sessions.start(account, 'later', makeSession(now), 'browser')).toBe('gone');
    }
  });

  test('a session that is over can change nothing', async () => {
    const account = await open({ sessions: { own: makeSession(now) } });
    await sessions.end(account.id, 'own');
    const requester = { now, sessionId: 'own' };
    const goesOn = { sessions: {}, browsers: [] };
    expect(await accounts.changeIdentity(account, await spare(account.id), goesOn, requester)).toBe('gone');
    expect(await accounts.changeEmail(account, 'new@example.com', requester)).toBe('gone');
    expect(await accounts.linkSocial(account, google, requester)).toBe('gone');
    expect(await accounts.unlinkSocials(account, [], requester)).toBe('gone');
    expect(await accounts.erase(account, requester)).toBe('gone');
    expect(await accounts.find(account.id)).toEqual({ ...account, sessions: {} });
  });

  test('a new address ends every session except the requesting one, and the old address is free', async () => {
    const account = await open({ sessions: { own: makeSession(now), other: makeSession(now) }, mailState: 'bounced' });
    expect(await accounts.changeEmail(account, 'new@example.com', { now: now + 1, sessionId: 'own' })).toBe('changed');
    expect(await accounts.findByEmail('new@example.com')).toEqual({
      ...account,
      email: 'new@example.com',
      emailVerifiedAt: now + 1,
      mailState: 'ok',
      sessions: { own: makeSession(now) },
    });
    expect(await accounts.findByEmail(account.email)).toBeUndefined();
    await open({ email: account.email });
    expect(await sessions.start(account, 'late', makeSession(now), 'browser')).toBe('gone');
    expect(await accounts.changeEmail(account, 'x@example.com', { now, sessionId: 'own' })).toBe('gone');
  });

  test('of two simultaneous changes to one address one succeeds; to an address with an account, neither', async () => {
    const both = [await open({ sessions: { s: makeSession(now) } }), await open({ sessions: { s: makeSession(now) } })];
    const change = (to: string) =>
      Promise.all(both.map((one) => accounts.changeEmail(one, to, { now, sessionId: 's' })));
    expect((await change('new@example.com')).sort()).toEqual(['changed', 'taken']);
    const third = await open();
    expect((await change(third.email)).sort()).toEqual(['gone', 'taken']);
    expect(await accounts.findByEmail(third.email)).toEqual(third);
  });

  test('an identity at a provider signs in to only one of the accounts that link it', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => open()));
    const outcomes = await Promise.all(all.map((one) => accounts.linkSocial(one, google, along)));
    expect([...outcomes].sort()).toEqual(['linked', 'taken', 'taken', 'taken', 'taken']);
    const winner = all[outcomes.indexOf('linked')];
    expect(await accounts.findBySocial(google)).toEqual({ ...winner, socials: [google] });
  });

  test('a way to sign in always remains, even when two are removed at once', async () => {
    const account = await open({ socials: [google, apple], hasPassword: false });
    const [one, other] = account.socials;
    if (!one || !other) expect.fail();
    const outcomes = await Promise.all([
      accounts.unlinkSocials(account, [one], along),
      accounts.unlinkSocials(account, [other], along),
    ]);
    expect(outcomes.sort()).toEqual(['gone', 'unlinked']);
    const left = (await accounts.find(account.id)) ?? expect.fail();
    expect(left.socials).toHaveLength(1);
    expect(await accounts.unlinkSocials(left, left.socials, along)).toBe('gone');
    const gone = left.socials[0]?.provider === 'google' ? apple : google;
    expect(await accounts.findBySocial(gone)).toBeUndefined();
    expect(await openAccount(makeAccount({ socials: [gone] }), () => table)).toBe('opened');
  });

  test('an account is erased with all names that point to it, and follow-ups are stored for the rest', async () => {
    const account = await open({ socials: [google, apple] });
    expect(await accounts.erase(account, { now, followUps: [notice('remains')] })).toBe('erased');
    expect(await rowsOfPeople()).toMatchObject([{ type: 'follow-up', id: 'remains' }]);
    expect(await accounts.erase(account, along)).toBe('gone');
  });

  test.each([
    [
      'a new password',
      async (read: StoredAccount) => {
        const identity = await spare(read.id);
        return accounts.changeIdentity(read, identity, { sessions: {}, browsers: [] }, along);
      },
    ],
    ['a provider that is linked', (read: StoredAccount) => accounts.linkSocial(read, google, along)],
    ['a new address', (read: StoredAccount) => accounts.changeEmail(read, 'new@example.com', { now, sessionId: 's' })],
  ])('of deleting and %s at once one succeeds, and no name is left dangling', async (_, change) => {
    for (let round = 0; round < ROUNDS; round++) {
      const account = await open({ sessions: { s: makeSession(now) } });
      const [erased, changed] = await Promise.all([accounts.erase(account, along), change(account)]);
      expect([erased, changed].filter((outcome) => outcome === 'gone')).toHaveLength(1);
      const left = await accounts.find(account.id);
      if (left) expect(await accounts.erase(left, along)).toBe('erased');
      expect((await rowsOfPeople()).filter(({ type }) => type !== 'follow-up')).toEqual([]);
    }
  });
});

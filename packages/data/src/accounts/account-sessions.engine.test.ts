import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount, makeSession } from '../../test-support/make-account.ts';
import { openAccount, spareIdentity } from '../../test-support/open-account.ts';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import type { Table } from '../table.ts';
import type { StoredAccount, StoredSecondFactors } from './account-row.ts';
import { dynamoAccountSessions } from './account-sessions.ts';
import { dynamoAccounts } from './accounts.ts';

const now = Date.UTC(2026, 10, 20, 12);
const ROUNDS = 8;
const factors = (): StoredSecondFactors => ({ passkeys: [], recoveryCodes: ['kept'], revision: randomUUID() });

describe.each(enginesAndMemory)('sessions of accounts on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  beforeAll(async () => {
    dynamo = await start();
    table = await dynamo.createTable();
  });
  afterAll(() => dynamo.stop());
  const accounts = dynamoAccounts(() => table);
  const sessions = dynamoAccountSessions(() => table);

  const open = async (over: Partial<StoredAccount> = {}) => {
    const account = makeAccount(over);
    await openAccount(account, () => table);
    return account;
  };
  const read = async (id: string) => (await accounts.find(id)) ?? expect.fail('The account is gone.');

  test('a sign-in is recorded with its browser; of 25 in sequence the 20 seen last stay active', async () => {
    const { id } = await open();
    for (let at = 0; at < 25; at++)
      expect(await sessions.start(await read(id), `s${at}`, makeSession(now + at), `b${at}`)).toBe('started');
    const after = await read(id);
    expect(Object.keys(after.sessions).sort()).toEqual(Array.from({ length: 20 }, (_, at) => `s${at + 5}`).sort());
    expect(after.browsers).toEqual(Array.from({ length: 12 }, (_, at) => `b${24 - at}`));
    await sessions.start(after, 'again', makeSession(now + 99), 'b20');
    expect((await read(id)).browsers.slice(0, 3)).toEqual(['b20', 'b24', 'b23']);
  });

  test('25 simultaneous sign-ins all succeed, and the next one reduces them to 20', async () => {
    const account = await open();
    const outcomes = await Promise.all(
      Array.from({ length: 25 }, (_, at) => sessions.start(account, `s${at}`, makeSession(now + at), 'b')),
    );
    expect(new Set(outcomes)).toEqual(new Set(['started']));
    await sessions.start(await read(account.id), 'next', makeSession(now + 99), 'b');
    const left = Object.keys((await read(account.id)).sessions);
    expect(left).toHaveLength(20);
    expect(left).toContain('next');
  });

  test('a proof for another password, address or second step starts no session', async () => {
    const account = await open({ sessions: { asks: makeSession(now) } });
    const begin = () => sessions.start(account, 'late', makeSession(now), 'b');
    await sessions.changeSecondFactors(account, factors());
    expect(await begin()).toBe('gone');
    await sessions.changeSecondFactors(await read(account.id), undefined);
    expect(await begin()).toBe('started');
    await accounts.changeEmail(account, `${randomUUID()}@example.com`, { now, sessionId: 'asks' });
    expect(await begin()).toBe('gone');
    const moved = await read(account.id);
    const identity = await spareIdentity(account.id, () => table);
    await accounts.changeIdentity(moved, identity, { sessions: {}, browsers: [] }, { now });
    expect(await sessions.start(moved, 'late', makeSession(now), 'b')).toBe('gone');
    expect((await read(account.id)).sessions).toEqual({});
  });

  test('an ended session stays ended, even with a simultaneous refresh', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await open({ sessions: { s: makeSession(now), t: makeSession(now) } });
      await Promise.all([sessions.see(id, 's', makeSession(now + 1)), sessions.end(id, 's')]);
      expect((await read(id)).sessions).toEqual({ t: makeSession(now) });
      await Promise.all([sessions.see(id, 't', makeSession(now + 1)), sessions.endAll(id)]);
      expect((await read(id)).sessions).toEqual({});
      expect(await sessions.see(id, 's', makeSession(now + 2))).toBe(false);
      await sessions.end(id, 's');
    }
  });

  test('a refresh records when and where a session was seen', async () => {
    const { id } = await open({ sessions: { s: makeSession(now) } });
    const seen = { ...makeSession(now), seenAt: now + 5, device: 'Chrome on Android', country: 'US' };
    expect(await sessions.see(id, 's', seen)).toBe(true);
    expect((await read(id)).sessions).toEqual({ s: seen });
  });

  test('a deleted account is not recreated', async () => {
    const gone = makeAccount();
    expect(await sessions.start(gone, 's', makeSession(now), 'b')).toBe('gone');
    expect(await sessions.see(gone.id, 's', makeSession(now))).toBe(false);
    expect(await sessions.changeSecondFactors(gone, factors())).toBe('gone');
    await sessions.end(gone.id, 's');
    await sessions.endAll(gone.id);
    expect(await accounts.find(gone.id)).toBeUndefined();
  });

  test('one of two simultaneous changes of the second step succeeds, and only for the requesting session', async () => {
    const account = await open({ sessions: { asks: makeSession(now) } });
    const both = [factors(), factors()];
    const change = () =>
      Promise.all(both.map((next) => sessions.changeSecondFactors(account, next, { sessionId: 'asks' })));
    const outcomes = await change();
    expect([...outcomes].sort()).toEqual(['changed', 'gone']);
    const after = await read(account.id);
    expect(after.secondFactors).toEqual(both[outcomes.indexOf('changed')]);
    await sessions.end(account.id, 'asks');
    expect(await sessions.changeSecondFactors(after, undefined, { sessionId: 'asks' })).toBe('gone');
    expect(await sessions.changeSecondFactors(after, undefined)).toBe('changed');
  });

  test('a sign-in concurrent with turning on a second step starts before it, or not at all', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const account = await open();
      const [started, changed] = await Promise.all([
        sessions.start(account, 's', makeSession(now), 'b'),
        sessions.changeSecondFactors(account, factors()),
      ]);
      expect(changed).toBe('changed');
      const after = await read(account.id);
      expect('s' in after.sessions).toBe(started === 'started');
      expect(after.secondFactors).toBeDefined();
      expect(await sessions.start(account, 'later', makeSession(now), 'b')).toBe('gone');
    }
  });
});

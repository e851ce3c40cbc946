import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAccount } from '../../test-support/make-account.ts';
import { openAccount, spareIdentity } from '../../test-support/open-account.ts';
import { readTable } from '../../test-support/read-table.ts';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import type { Table } from '../table.ts';
import { dynamoAccounts } from './accounts.ts';
import { type CodeKey, dynamoPassCodes, type PassCode, type PassCodes } from './pass-codes.ts';

const now = Date.UTC(2026, 10, 20, 12);
const PLACE: CodeKey = { purpose: 'verify', holder: 'ann@example.com', browserId: 'own-browser' };
const RIGHT = { ...PLACE, requestId: 'first' };
const code = (over: Partial<PassCode> = {}): PassCode => ({
  ...RIGHT,
  digest: 'right',
  askedAt: now,
  goodUntil: now + 600_000,
  ...over,
});

describe.each(enginesAndMemory)('pass codes on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  let codes: PassCodes;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    table = await dynamo.createTable();
    codes = dynamoPassCodes(() => table);
  });
  const guess = (digest: string, at = now, place: Partial<CodeKey> = {}) =>
    codes.guess({ ...PLACE, ...place }, [digest], at);

  test('simultaneous and later uses of a correct code succeed like the first, whose time stays', async () => {
    await codes.put(code());
    expect(await codes.isUsed(RIGHT)).toBe(false);
    const uses = await Promise.all(Array.from({ length: 10 }, () => codes.use(RIGHT, now)));
    expect(uses).not.toContain(false);
    expect(await codes.use(RIGHT, now + 1)).toBe(true);
    expect(await codes.usedAt(PLACE)).toBe(now);
    expect(await codes.isUsed(RIGHT)).toBe(true);
    expect(await guess('right')).toEqual({ ...RIGHT, isUsed: true });
    expect(await guess('right', now, { browserId: 'another' })).toBeUndefined();
    expect(await guess('wrong')).toBeUndefined();
    expect(await guess('right', now + 600_000)).toBeUndefined();
  });

  test('one code opens one of ten accounts, and the others leave nothing', async () => {
    await codes.put(code());
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => openAccount(makeAccount(), () => table, { now, code: RIGHT })),
    );
    expect(outcomes.filter((outcome) => outcome === 'opened')).toHaveLength(1);
    const rows = (await readTable(table)).map(({ type }) => type);
    expect(rows.filter((type) => type === 'account' || type === 'account-name')).toHaveLength(2);
  });

  test('a correct guess leaves the code unused, so that a later failure can be retried with it', async () => {
    await codes.put(code());
    expect(await guess('right')).toEqual(RIGHT);
    expect(await codes.usedAt(PLACE)).toBeUndefined();
    expect(await guess('right')).toEqual(RIGHT);
  });

  test('five guesses end a code, even simultaneous ones', async () => {
    await codes.put(code({ digest: 'all the same' }));
    const guesses = await Promise.all(Array.from({ length: 30 }, () => guess('all the same')));
    expect(guesses.filter((right) => right !== undefined)).toHaveLength(5);
    expect(await guess('all the same')).toBeUndefined();
  });

  test('guesses of a stranger’s browser end its own code, and the owner’s stays valid', async () => {
    await codes.put(code());
    await codes.put(code({ browserId: 'a-stranger', digest: 'theirs', requestId: 'theirs' }));
    for (let count = 0; count < 9; count++) await guess('wrong', now, { browserId: 'a-stranger' });
    expect(await guess('theirs', now, { browserId: 'a-stranger' })).toBeUndefined();
    expect(await guess('theirs')).toBeUndefined();
    expect(await guess('right')).toEqual(RIGHT);
  });

  test('a code ends with its time, and is for one purpose, one holder and one browser', async () => {
    await codes.put(code());
    expect(await guess('right', now, { purpose: 'reset' })).toBeUndefined();
    expect(await guess('right', now, { holder: 'bob@example.com' })).toBeUndefined();
    expect(await guess('right', now, { browserId: 'another' })).toBeUndefined();
    expect(await guess('right', now + 600_000)).toBeUndefined();
    expect(await guess('right', now + 599_999)).toEqual(RIGHT);
  });

  test('a repeated or late message gives no new guesses and restores no used code', async () => {
    await codes.put(code());
    await guess('wrong');
    await codes.use(RIGHT, now);
    expect(await codes.put(code())).toBe('same');
    expect(await codes.put(code({ requestId: 'earlier', askedAt: now - 1 }))).toBe('older');
    expect(await guess('right')).toMatchObject({ isUsed: true });
    expect(await codes.put(code({ requestId: 'later', askedAt: now + 1, digest: 'other' }))).toBe('stored');
    expect(await codes.isUsed(RIGHT)).toBe(false);
    expect(await codes.use(RIGHT, now)).toBe(false);
    expect(await guess('other')).toMatchObject({ requestId: 'later' });
  });

  test('the permission of a used code is spent once, and not after a newer code was mailed', async () => {
    const accounts = dynamoAccounts(() => table);
    await codes.put(code());
    await codes.use(RIGHT, now);
    const reset = async () => {
      const account = makeAccount();
      await openAccount(account, () => table);
      const identity = await spareIdentity(account.id, () => table);
      return () =>
        accounts.changeIdentity(account, identity, { sessions: {}, browsers: [] }, { now, spentCode: RIGHT });
    };
    const resets = await Promise.all(Array.from({ length: 10 }, reset));
    const outcomes = await Promise.all(resets.map((run) => run()));
    expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
    await codes.put(code({ requestId: 'later', askedAt: now + 1 }));
    expect(await (await reset())()).toBe('gone');
  });

  test('the codes of all browsers are removed together, except those requested after an instant', async () => {
    await codes.put(code());
    await codes.put(code({ browserId: 'a-stranger', requestId: 'theirs' }));
    await codes.put(code({ browserId: 'later', requestId: 'later', askedAt: now + 1 }));
    await codes.put(code({ holder: 'bob@example.com' }));
    await codes.removeAll('verify', 'ann@example.com', now);
    expect((await readTable(table)).map(({ holder, browserId }) => `${holder} ${browserId}`).sort()).toEqual([
      'ann@example.com later',
      'bob@example.com own-browser',
    ]);
    await codes.removeAll('verify', 'ann@example.com');
    expect(await readTable(table)).toHaveLength(1);
  });
});

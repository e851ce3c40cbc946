import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dynamo, engines } from '../test-support/start-dynamo.ts';
import { dynamoPassCodes, type PassCode, type PassCodes } from './pass-codes.ts';

const now = Date.UTC(2026, 10, 20, 12);
const code = (over: Partial<PassCode> = {}): PassCode => ({
  purpose: 'verify',
  holder: 'ann@example.com',
  digest: 'right',
  requestId: 'first',
  askedAt: now,
  goodUntil: now + 600_000,
  ...over,
});

describe.each(engines)('pass codes on $name', ({ start }) => {
  let dynamo: Dynamo;
  let codes: PassCodes;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    const table = await dynamo.createTable();
    codes = dynamoPassCodes(() => table);
  });
  const use = (digest: string, at = now, purpose: PassCode['purpose'] = 'verify') =>
    codes.use(purpose, 'ann@example.com', digest, at);

  test('of 20 who give the right code at once one wins', async () => {
    await codes.put(code());
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => use('right')));
    expect(outcomes.filter(({ outcome }) => outcome === 'right')).toEqual([{ outcome: 'right', requestId: 'first' }]);
  });

  test('a code is good once', async () => {
    await codes.put(code());
    expect((await use('right')).outcome).toBe('right');
    expect((await use('right')).outcome).toBe('gone');
    expect(await codes.usedAt('verify', 'ann@example.com')).toBe(now);
  });

  test('five guesses end a code, also when they are made at once', async () => {
    await codes.put(code());
    const guesses = await Promise.all(Array.from({ length: 30 }, () => use('wrong')));
    expect(guesses.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(5);
    expect((await use('right')).outcome).toBe('gone');
  });

  test('a code ends with its time, and is for one purpose and one holder', async () => {
    await codes.put(code());
    expect((await use('right', now, 'reset')).outcome).toBe('gone');
    expect((await codes.use('verify', 'bob@example.com', 'right', now)).outcome).toBe('gone');
    expect((await use('right', now + 600_000)).outcome).toBe('gone');
    expect((await use('right', now + 599_999)).outcome).toBe('right');
  });

  test('a message that comes twice, or late, gives no new guesses and brings no used code back', async () => {
    await codes.put(code());
    await use('wrong');
    await use('right');
    expect(await codes.put(code())).toBe('same');
    expect(await codes.put(code({ requestId: 'earlier', askedAt: now - 1 }))).toBe('older');
    expect((await use('right')).outcome).toBe('gone');
    expect(await codes.put(code({ requestId: 'later', askedAt: now + 1, digest: 'other' }))).toBe('stored');
    expect((await use('other')).outcome).toBe('right');
  });

  test('what a right code allows is taken once', async () => {
    await codes.put(code());
    await use('right');
    const spent = await Promise.all(
      Array.from({ length: 10 }, () => codes.spend('verify', 'ann@example.com', 'first')),
    );
    expect(spent.filter(Boolean)).toHaveLength(1);
    expect(await codes.spend('verify', 'ann@example.com', 'another')).toBe(false);
  });
});

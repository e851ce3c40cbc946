import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dynamo, engines } from '../test-support/start-dynamo.ts';
import { dynamoLimits, type Limits } from './limits.ts';

const now = Date.UTC(2026, 10, 20, 12);
const FIVE_AN_HOUR = { most: 5, perS: 3600 };

describe.each(engines)('limits on $name', ({ start }) => {
  let dynamo: Dynamo;
  let limits: Limits;
  beforeAll(async () => {
    dynamo = await start();
    const table = await dynamo.createTable();
    limits = dynamoLimits(() => table);
  });
  afterAll(() => dynamo.stop());

  test('of 40 at once as many pass as may, and the rest hear when to come back', async () => {
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, second) => limits.take('codes', 'ann', FIVE_AN_HOUR, now + second * 1000)),
    );
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(5);
    for (const one of taken) if (!one.allowed) expect(one.retryAfterS).toBeGreaterThan(3500);
  });

  test('the time runs from the first of them, and then begins anew', async () => {
    for (let minute = 0; minute < 50; minute += 10)
      expect(await limits.take('sign-in', 'bob', FIVE_AN_HOUR, now + minute * 60_000)).toEqual({ allowed: true });
    expect(await limits.take('sign-in', 'bob', FIVE_AN_HOUR, now + 3_599_000)).toEqual({
      allowed: false,
      retryAfterS: 1,
    });
    expect(await limits.take('sign-in', 'bob', FIVE_AN_HOUR, now + 3_600_000)).toEqual({ allowed: true });
  });

  test('a count of a clock that has gone back since does not count, one of a clock that is seconds ahead does', async () => {
    for (let count = 0; count < 5; count++) await limits.take('pinned', 'fay', FIVE_AN_HOUR, now + 20 * 60_000);
    const taken = await Promise.all(Array.from({ length: 40 }, () => limits.take('pinned', 'fay', FIVE_AN_HOUR, now)));
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(5);
    for (let count = 0; count < 5; count++) await limits.take('ahead', 'fay', FIVE_AN_HOUR, now + 50_000);
    expect((await limits.take('ahead', 'fay', FIVE_AN_HOUR, now)).allowed).toBe(false);
  });

  test('one person’s count is not another’s, nor is that of another thing', async () => {
    for (let count = 0; count < 5; count++) await limits.take('contact', 'cat', FIVE_AN_HOUR, now);
    expect((await limits.take('contact', 'cat', FIVE_AN_HOUR, now)).allowed).toBe(false);
    expect((await limits.take('contact', 'dan', FIVE_AN_HOUR, now)).allowed).toBe(true);
    expect((await limits.take('newsletter', 'cat', FIVE_AN_HOUR, now)).allowed).toBe(true);
  });

  test('a count that is cleared begins anew, and one that never began is cleared without a trace', async () => {
    for (let count = 0; count < 5; count++) await limits.take('clear', 'gus', FIVE_AN_HOUR, now);
    await limits.clear('clear', 'gus', FIVE_AN_HOUR);
    await limits.clear('clear', 'hal', FIVE_AN_HOUR);
    const again = await Promise.all(
      Array.from({ length: 20 }, () => limits.take('clear', 'gus', FIVE_AN_HOUR, now + 1)),
    );
    expect(again.filter(({ allowed }) => allowed)).toHaveLength(5);
    expect((await limits.take('clear', 'hal', FIVE_AN_HOUR, now)).allowed).toBe(true);
  });

  test('what is given back may be taken again, and nothing below none', async () => {
    for (let count = 0; count < 5; count++) await limits.take('give', 'eve', FIVE_AN_HOUR, now);
    await limits.giveBack('give', 'eve', FIVE_AN_HOUR, now);
    expect((await limits.take('give', 'eve', FIVE_AN_HOUR, now)).allowed).toBe(true);
    expect((await limits.take('give', 'eve', FIVE_AN_HOUR, now)).allowed).toBe(false);
    for (let count = 0; count < 9; count++) await limits.giveBack('give', 'eve', FIVE_AN_HOUR, now);
    for (let count = 0; count < 5; count++) await limits.take('give', 'eve', FIVE_AN_HOUR, now);
    expect((await limits.take('give', 'eve', FIVE_AN_HOUR, now)).allowed).toBe(false);
  });
});

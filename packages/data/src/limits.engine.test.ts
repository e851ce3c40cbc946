import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../test-support/start-dynamo.ts';
import { dynamoLimits, type Limits } from './limits.ts';

const now = Date.UTC(2026, 10, 20, 12);
const FIVE_AN_HOUR = { most: 5, perS: 3600 };

describe.each(enginesAndMemory)('limits on $name', ({ start }) => {
  let dynamo: Dynamo;
  let limits: Limits;
  beforeAll(async () => {
    dynamo = await start();
    const table = await dynamo.createTable();
    limits = dynamoLimits(() => table);
  });
  afterAll(() => dynamo.stop());

  test('of 40 simultaneous requests the allowed number pass, and the rest get a retry time', async () => {
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, second) => limits.take('codes', 'ann', FIVE_AN_HOUR, now + second * 1000)),
    );
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(5);
    for (const one of taken) if (!one.allowed) expect(one.retryAfterS).toBeGreaterThan(3500);
  });

  test('the period starts with the first request, reports its remaining seconds, and then restarts', async () => {
    for (let minute = 0; minute < 50; minute += 10)
      expect(await limits.take('sign-in', 'bob', FIVE_AN_HOUR, now + minute * 60_000)).toEqual({
        allowed: true,
        left: 4 - minute / 10,
        endsInS: 3600 - minute * 60,
      });
    expect(await limits.take('sign-in', 'bob', FIVE_AN_HOUR, now + 3_599_000)).toEqual({
      allowed: false,
      retryAfterS: 1,
    });
    expect(await limits.take('sign-in', 'bob', FIVE_AN_HOUR, now + 3_600_000)).toMatchObject({
      allowed: true,
      left: 4,
    });
  });

  test('a counter from a clock since set back is ignored; one from a clock seconds ahead counts', async () => {
    for (let count = 0; count < 5; count++) await limits.take('pinned', 'fay', FIVE_AN_HOUR, now + 20 * 60_000);
    const taken = await Promise.all(Array.from({ length: 40 }, () => limits.take('pinned', 'fay', FIVE_AN_HOUR, now)));
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(5);
    for (let count = 0; count < 5; count++) await limits.take('ahead', 'fay', FIVE_AN_HOUR, now + 50_000);
    expect((await limits.take('ahead', 'fay', FIVE_AN_HOUR, now)).allowed).toBe(false);
  });

  test('counters are separate for each person and each action', async () => {
    for (let count = 0; count < 5; count++) await limits.take('contact', 'cat', FIVE_AN_HOUR, now);
    expect((await limits.take('contact', 'cat', FIVE_AN_HOUR, now)).allowed).toBe(false);
    expect((await limits.take('contact', 'dan', FIVE_AN_HOUR, now)).allowed).toBe(true);
    expect((await limits.take('newsletter', 'cat', FIVE_AN_HOUR, now)).allowed).toBe(true);
  });

  test('whether a limit is reached is read without counting, until its period is over', async () => {
    const once = { most: 1, perS: 3600 };
    const isReached = (at = now) => limits.isReached('read', 'joy', once, at);
    expect([await isReached(), await isReached()]).toEqual([false, false]);
    expect((await limits.take('read', 'joy', once, now)).allowed).toBe(true);
    expect([await isReached(), await isReached(now + 3_599_000), await isReached(now + 3_600_000)]).toEqual([
      true,
      true,
      false,
    ]);
    // The function's clock was set back by an hour, so the existing counter lies in its future and is ignored.
    expect(await isReached(now - 3_600_000)).toBe(false);
  });

  test('a cleared counter starts again, and clearing a missing one stores nothing', async () => {
    for (let count = 0; count < 5; count++) await limits.take('clear', 'gus', FIVE_AN_HOUR, now);
    await limits.clear('clear', 'gus', FIVE_AN_HOUR);
    await limits.clear('clear', 'hal', FIVE_AN_HOUR);
    const again = await Promise.all(
      Array.from({ length: 20 }, () => limits.take('clear', 'gus', FIVE_AN_HOUR, now + 1)),
    );
    expect(again.filter(({ allowed }) => allowed)).toHaveLength(5);
    expect((await limits.take('clear', 'hal', FIVE_AN_HOUR, now)).allowed).toBe(true);
  });

  test('a use given back can be taken again, and the count never goes below zero', async () => {
    for (let count = 0; count < 5; count++) await limits.take('give', 'eve', FIVE_AN_HOUR, now);
    await limits.giveBack('give', 'eve', FIVE_AN_HOUR, now);
    expect((await limits.take('give', 'eve', FIVE_AN_HOUR, now)).allowed).toBe(true);
    expect((await limits.take('give', 'eve', FIVE_AN_HOUR, now)).allowed).toBe(false);
    for (let count = 0; count < 9; count++) await limits.giveBack('give', 'eve', FIVE_AN_HOUR, now);
    for (let count = 0; count < 5; count++) await limits.take('give', 'eve', FIVE_AN_HOUR, now);
    expect((await limits.take('give', 'eve', FIVE_AN_HOUR, now)).allowed).toBe(false);
  });

  test('a use of a past period is not given back to the next one', async () => {
    const next = now + FIVE_AN_HOUR.perS * 1000;
    await limits.take('give', 'ida', FIVE_AN_HOUR, now);
    for (let count = 0; count < 5; count++) await limits.take('give', 'ida', FIVE_AN_HOUR, next);
    await limits.giveBack('give', 'ida', FIVE_AN_HOUR, now);
    expect((await limits.take('give', 'ida', FIVE_AN_HOUR, next)).allowed).toBe(false);
  });
});

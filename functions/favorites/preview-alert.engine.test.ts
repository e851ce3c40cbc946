import { callAs } from '@groundswell/accounts/testing/call-as';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { pastDays } from '@groundswell/data/ocean';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { HOUR_MS } from '@groundswell/durations';
import { addDays, unitChoicesOfSystem } from '@groundswell/forecast';
import type { AlertDay } from '@groundswell/forecast/alerts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { handler } from './preview-alert.ts';

useMemoryTable({ CHECK_REPLIES: '1' });
const people = usePeople();
const BEACH = 148;
const YOUNG_BEACH = 1;
/** Late evening in New York, three weeks after the clock change there. */
const now = Date.parse('2026-11-22T23:30:00-05:00');
const daysAgo = (days: number) => addDays('2026-11-22', -days);
const everything = { favoriteId: '148', minWvht: '1', maxWvht: '0', waveCondition: '3', timeFrame: '4' };

/** Returns a day with three hours of one height, clean on even dates. */
function dayOf(date: string, faceCm: number): AlertDay {
  const condition = Number(date.slice(-2)) % 2 === 0 ? 'clean' : 'choppy';
  const at = Date.parse(`${date}T15:00:00Z`);
  return { date, hours: [0, 1, 2].map((hour) => ({ at: at + hour * HOUR_MS, faceCm, condition, score: 40 })) };
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  for (let days = 0; days <= 31; days++) await pastDays.put(BEACH, dayOf(daysAgo(days), days < 3 ? 200 : 100), now);
  await pastDays.put(YOUNG_BEACH, dayOf(daysAgo(1), 100), now);
});

afterAll(() => void vi.useRealTimers());

const preview = (who: Person | undefined, query: Partial<Record<keyof typeof everything | 'lang', string>> = {}) =>
  callAs(handler, who, { query: { ...everything, ...query } });

describe('200', () => {
  test('the days of the last thirty with a window, newest first, without today', async () => {
    const { status, body } = await preview(await people.join());
    expect(status).toBe(200);
    expect([body.fired, body.days]).toEqual([30, 30]);
    expect(body.windows.map(({ date }: { date: string }) => date)).toEqual(
      Array.from({ length: 30 }, (_, index) => daysAgo(index + 1)),
    );
  });

  test('only those of the requested size and condition, in the user’s units', async () => {
    const [feet, metres] = [await people.join(), await people.join({ units: unitChoicesOfSystem(2), lang: 'es' })];
    expect((await preview(feet, { minWvht: '3' })).body).toMatchObject({
      fired: 2,
      windows: [{ surf: '5-7 ft', surfMin: 5, surfMax: 7 }, {}],
    });
    expect((await preview(metres, { minWvht: '5' })).body).toMatchObject({
      fired: 2,
      windows: [{ surf: '1.5-2 m' }, {}],
    });
    expect((await preview(feet, { minWvht: '5' })).body.fired).toBe(2);
    expect((await preview(feet, { minWvht: '6' })).body).toMatchObject({ fired: 0, days: 30, windows: [] });
    const clean = (await preview(feet, { waveCondition: '1' })).body.windows;
    expect(clean.length).toBeGreaterThan(10);
    expect(clean.every(({ condition }: { condition: string }) => condition === 'clean')).toBe(true);
  });

  test('for a beach new in the catalogue, how few days are stored', async () => {
    expect((await preview(await people.join(), { favoriteId: '1' })).body).toMatchObject({ fired: 1, days: 1 });
  });
});

test('401 for a visitor', async () => {
  expect((await preview(undefined)).status).toBe(401);
});

test('404 for a beach that does not exist', async () => {
  expect((await preview(await people.join(), { favoriteId: '999999' })).status).toBe(404);
});

test('422 for values outside the options', async () => {
  const who = await people.join();
  for (const wrong of [
    { minWvht: '0' },
    { maxWvht: '11' },
    { waveCondition: '4' },
    { timeFrame: '3' },
    { favoriteId: 'x' },
  ])
    expect((await preview(who, wrong)).status).toBe(422);
});

import { HOUR_MS } from '@groundswell/durations';
import { joinLeads, verifyDay } from '@groundswell/forecast/verify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { type Accuracy, type AccuracySummary, type BuoyDay, dynamoAccuracy } from './accuracy.ts';

const now = Date.now();

function dayOf(back: number, errorCm: number): BuoyDay {
  const day = new Date(now - back * 24 * HOUR_MS).toISOString().slice(0, 10);
  const startAt = Date.parse(day);
  const waves = (heightCm: number, hours: number) => ({
    startAt,
    heightCm: Array.from({ length: hours }, (_, hour) => heightCm + hour),
    periodDs: Array(hours).fill(100),
    fromDeg: Array(hours).fill(90),
  });
  // A day is compared with at most 68 runs.
  const runs = Array.from({ length: 68 }, (_, run) => ({
    ...waves(100 + errorCm, 384),
    startAt: startAt + (3 - run) * 6 * HOUR_MS,
  }));
  const measured = waves(100, 24);
  return { day, ...verifyDay({ ...measured, averageCm: measured.heightCm }, runs) };
}

const summaryOf = (updatedAt: number): AccuracySummary => ({
  updatedAt,
  days: 30,
  buoys: Array.from({ length: 150 }, (_, buoy) => ({
    buoyId: String(44000 + buoy),
    model: 'gfswave.atlocn.0p16',
    errors: joinLeads([dayOf(1, buoy * 7)]),
    corrections: [{ band: 'long', factor: 1.08, since: '2026-11-03' }],
  })),
});

/** The days are computed once, because the tests of all engines use the same days. */
const DAYS = Array.from({ length: 125 }, (_, index) => dayOf(124 - index, index));
const NEWEST = summaryOf(now);

describe.each(enginesAndMemory)('accuracy on $name', ({ start }) => {
  let dynamo: Dynamo;
  let accuracy: Accuracy;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    const table = await dynamo.createTable();
    accuracy = dynamoAccuracy(() => table);
  });

  test('a day compared again is replaced, never by an earlier comparison', async () => {
    expect(await accuracy.putDay('44097', dayOf(1, 5), now)).toBe('stored');
    expect(await accuracy.putDay('44097', dayOf(1, 5), now)).toBe('stored');
    expect(await accuracy.putDay('44097', dayOf(1, 9), now - 1)).toBe('older');
    expect(await accuracy.listDays('44097', '2000-01-01')).toEqual([dayOf(1, 5)]);
  });

  test('120 days of a buoy are read at once, oldest first, from a day on; older ones are gone', async () => {
    for (const day of DAYS) await accuracy.putDay('44097', day, now);
    const listed = await accuracy.listDays('44097', '2000-01-01');
    expect(listed).toEqual(DAYS.slice(-listed.length));
    expect(listed.length).toBeGreaterThanOrEqual(119);
    expect(await accuracy.listDays('44097', DAYS.at(-30)?.day ?? '')).toEqual(DAYS.slice(-30));
  });

  test('the summary of 150 buoys is one item, read alone; an earlier one does not replace it', async () => {
    expect(await accuracy.findSummary()).toBeUndefined();
    expect(await accuracy.putSummary(NEWEST)).toBe('stored');
    expect(await accuracy.putSummary({ ...NEWEST, updatedAt: now - 1 })).toBe('older');
    expect(await accuracy.findSummary()).toEqual(NEWEST);
  });

  test('a summary not renewed for a week is no longer used', async () => {
    await accuracy.putSummary({ updatedAt: now - 7 * 24 * HOUR_MS, days: 30, buoys: [] });
    expect(await accuracy.findSummary()).toBeUndefined();
  });
});

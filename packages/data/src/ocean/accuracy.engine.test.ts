import { HOUR_MS } from '@groundswell/durations';
import { joinLeads, perBand, verifyDay } from '@groundswell/forecast/verify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { queryRows } from '../query-rows.ts';
import type { Table } from '../table.ts';
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
  isSample: false,
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
  let table: Table;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    table = await dynamo.createTable();
    accuracy = dynamoAccuracy(() => table);
  });

  test('a day is written once; another result is appended and counts, and an earlier comparison never does', async () => {
    const rowsOf = async () => {
      const { rows } = await queryRows(table, { pk: 'BUOY#44097', begins: 'DAY#' });
      return rows.map(({ sk, body }) => [sk, Buffer.from(body as Uint8Array).toString('base64')]);
    };
    expect(await accuracy.putDay('44097', dayOf(1, 5), now)).toBe('stored');
    const [first] = await rowsOf();
    expect(await accuracy.putDay('44097', dayOf(1, 5), now + 1)).toBe('kept');
    expect(await accuracy.putDay('44097', dayOf(1, 9), now - 1)).toBe('kept');
    const reliability = { errors: perBand(() => []), spreads: [], stated: [] };
    expect(await accuracy.putDay('44097', { ...dayOf(1, 5), reliability }, now + 1)).toBe('kept');
    expect(await rowsOf()).toEqual([first]);
    expect(await accuracy.putDay('44097', dayOf(1, 9), now + 2)).toBe('stored');
    expect((await rowsOf()).map(([sk]) => sk)).toEqual([first?.[0], `${first?.[0]}#02`]);
    expect((await rowsOf())[0]).toEqual(first);
    expect(await accuracy.listDays('44097', '2000-01-01')).toEqual([dayOf(1, 9)]);
  });

  test('of writers at once one stores the day', async () => {
    const results = await Promise.all([5, 6, 7].map((error) => accuracy.putDay('44097', dayOf(1, error), now)));
    expect(results.filter((result) => result === 'stored')).toHaveLength(1);
    expect(await accuracy.listDays('44097', '2000-01-01')).toHaveLength(1);
  });

  test('125 days of a buoy are read at once, oldest first, from a day on', async () => {
    for (const day of DAYS) await accuracy.putDay('44097', day, now);
    expect(await accuracy.listDays('44097', '2000-01-01')).toEqual(DAYS);
    expect(await accuracy.listDays('44097', DAYS.at(-30)?.day ?? '')).toEqual(DAYS.slice(-30));
  });

  test('days that were all revised at each delivery of the job are listed to the newest, each by its last revision', async () => {
    const revisions = 7;
    for (const [index, day] of DAYS.slice(-40).entries())
      for (let revision = 1; revision <= revisions; revision++)
        await accuracy.putDay('44097', { ...day, within: [revision] }, now + index * revisions + revision);
    const listed = await accuracy.listDays('44097', '2000-01-01');
    expect(listed).toEqual(DAYS.slice(-40).map((day) => ({ ...day, within: [revisions] })));
  });

  test('the summary of 150 buoys is one item, read alone; an earlier one does not replace it', async () => {
    expect(await accuracy.findSummary()).toBeUndefined();
    expect(await accuracy.putSummary(NEWEST)).toBe('stored');
    expect(await accuracy.putSummary({ ...NEWEST, updatedAt: now - 1 })).toBe('older');
    expect(await accuracy.findSummary()).toEqual(NEWEST);
  });

  test('a summary not renewed for a week is no longer used', async () => {
    await accuracy.putSummary({ updatedAt: now - 7 * 24 * HOUR_MS, days: 30, isSample: false, buoys: [] });
    expect(await accuracy.findSummary()).toBeUndefined();
  });
});

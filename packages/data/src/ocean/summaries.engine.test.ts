import { HOUR_MS } from '@groundswell/durations';
import type { BeachSummary } from '@groundswell/forecast';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { packJson } from '../stored-json.ts';
import type { Table } from '../table.ts';
import { dynamoForecasts } from './forecasts.ts';
import { dynamoSummaries, type Summaries } from './summaries.ts';

const now = Date.now();

function summaryUpdatedAt(updatedAt: number, faceMm = 900): BeachSummary {
  const part = { faceMm, condition: 'clean', score: 40 } as const;
  return {
    v: 1,
    updatedAt,
    days: [{ date: '2026-11-20', startAt: now, endAt: now + 24 * HOUR_MS, am: part, pm: part, windows: [] }],
  };
}

describe.each(enginesAndMemory)('summaries on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  let summaries: Summaries;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    table = await dynamo.createTable();
    summaries = dynamoSummaries(() => table);
  });

  test('150 beaches are read by two requests; those never built, or eight days old, are absent', async () => {
    for (let id = 1; id <= 148; id++) await summaries.put(id, '2026112006', summaryUpdatedAt(now, id));
    await summaries.put(149, '2026111106', summaryUpdatedAt(now - 9 * 24 * HOUR_MS));
    let requests = 0;
    table.db.middlewareStack.add((next) => async (args) => {
      requests++;
      return next(args);
    });
    const found = await summaries.readMany(Array.from({ length: 150 }, (_, id) => id + 1));
    expect(requests).toBe(2);
    expect(found.size).toBe(148);
    expect(found.get(148)).toEqual(summaryUpdatedAt(now, 148));
  });

  test('neither an earlier cycle nor an earlier build of the same cycle replaces a summary', async () => {
    expect(await summaries.put(7, '2026112006', summaryUpdatedAt(now))).toBe('stored');
    expect(await summaries.put(7, '2026112000', summaryUpdatedAt(now + 1))).toBe('older');
    expect(await summaries.put(7, '2026112006', summaryUpdatedAt(now - 1))).toBe('older');
    expect(await summaries.put(7, '2026112006', summaryUpdatedAt(now + 1, 1))).toBe('stored');
    expect(await summaries.put(7, '2026112012', summaryUpdatedAt(now, 2))).toBe('stored');
    expect((await summaries.readMany([7])).get(7)).toEqual(summaryUpdatedAt(now, 2));
  });

  test('within a cycle a summary from more steps replaces one from fewer, regardless of the clocks', async () => {
    expect(await summaries.put(7, '2026112006', summaryUpdatedAt(now), { steps: 292 })).toBe('stored');
    expect(await summaries.put(7, '2026112006', summaryUpdatedAt(now - 600_000), { steps: 836 })).toBe('stored');
    expect(await summaries.put(7, '2026112006', summaryUpdatedAt(now + 1), { steps: 292 })).toBe('older');
    expect(await summaries.put(7, '2026112012', summaryUpdatedAt(now - 600_000), { steps: 292 })).toBe('stored');
  });

  test('later readings correct the summary of the same forecast, earlier ones and those of an older forecast do not', async () => {
    const put = (updatedAt: number, faceMm: number, seenAt?: number) =>
      summaries.put(7, '2026112006', summaryUpdatedAt(updatedAt, faceMm), { steps: 9, seenAt });
    expect(await put(now, 900)).toBe('stored');
    expect(await put(now, 1000, now + 20)).toBe('stored');
    expect(await put(now, 1100, now + 10)).toBe('older');
    expect(await put(now - 1, 1100, now + 30)).toBe('older');
    expect((await summaries.readMany([7])).get(7)).toEqual(summaryUpdatedAt(now, 1000));
    expect(await put(now + 1, 1200, now + 5)).toBe('stored');
  });

  test('the Query for a forecast and its observations does not read the summary', async () => {
    const forecasts = dynamoForecasts(() => table);
    const forecast = composeForecast({ beach: washout, ocean: madeOcean(now), now });
    await forecasts.put({ beachId: 7, cycle: '2026112006', composedAt: now, forecast });
    await summaries.put(7, '2026112006', summarizeForecast(forecast));
    expect((await forecasts.readNow(7)).cycle).toBe('2026112006');
    expect((await forecasts.readWithRuns(7, 5)).runs).toHaveLength(1);
  });
});

test('16 days are stored in less than a kilobyte', () => {
  const summary = summarizeForecast(composeForecast({ beach: washout, ocean: madeOcean(now), now }));
  expect(summary.days).toHaveLength(16);
  expect(packJson(summary).byteLength).toBeLessThan(900);
});

import type { AlertDay } from '@groundswell/forecast/alerts';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import type { Table } from '../table.ts';
import { dynamoForecasts } from './forecasts.ts';
import { dynamoPastDays, type PastDays } from './past-days.ts';

const now = Date.now();
const dayOf = (date: string, faceCm = 120): AlertDay => ({
  date,
  hours: [{ at: 0, faceCm, condition: 'clean', score: 40 }],
});

describe.each(enginesAndMemory)('past days on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  let past: PastDays;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    table = await dynamo.createTable();
    past = dynamoPastDays(() => table);
  });

  test('a day stays as its first build forecast it', async () => {
    expect(await past.put(7, dayOf('2026-11-20', 120), now)).toBe('stored');
    expect(await past.put(7, dayOf('2026-11-20', 300), now)).toBe('kept');
    expect(await past.list(7, '2026-11-20', '2026-11-21')).toEqual([dayOf('2026-11-20', 120)]);
  });

  test('days are listed in order, the first date included and the last excluded, for this beach only', async () => {
    for (const day of ['18', '21', '19', '20', '22']) await past.put(7, dayOf(`2026-11-${day}`), now);
    await past.put(8, dayOf('2026-11-20'), now);
    const days = await past.list(7, '2026-11-19', '2026-11-22');
    expect(days.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
  });

  test('past days expire after 32 days', async () => {
    await past.put(7, dayOf('2026-10-19'), now - 33 * 86_400_000);
    expect(await past.list(7, '2026-10-01', '2026-11-01')).toEqual([]);
  });

  test('the Query for a forecast does not read past days', async () => {
    const forecast = composeForecast({ beach: washout, ocean: madeOcean(now), now });
    const forecasts = dynamoForecasts(() => table);
    await forecasts.put({ beachId: 7, cycle: '2026112006', composedAt: now, forecast });
    await past.put(7, dayOf('2026-11-20'), now);
    expect(await forecasts.readNow(7)).toMatchObject({ cycle: '2026112006', forecast: { startAt: forecast.startAt } });
    expect((await forecasts.readWithRuns(7, 5)).runs.map(({ cycle }) => cycle)).toEqual(['2026112006']);
  });
});

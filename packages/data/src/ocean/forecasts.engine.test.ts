import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { HOUR_MS } from '@groundswell/durations';
import type { BeachForecast } from '@groundswell/forecast';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { packJson } from '../stored-json.ts';
import type { Table } from '../table.ts';
import { dynamoForecasts, type Forecasts } from './forecasts.ts';
import { dynamoObserved, type Observed } from './observed.ts';

const now = Date.now();

function forecastUpdatedAt(updatedAt: number): BeachForecast {
  return {
    v: 2,
    beach: {
      id: 7,
      slug: 'sand-bridge',
      name: 'Sand Bridge',
      lat: 36.7,
      lon: -75.93,
      facingDeg: 80,
      timeZone: 'America/New_York',
      waveGrid: 'atlocn',
      buoyIds: ['44014'],
      windStationIds: [],
      waterStationIds: [],
    },
    updatedAt,
    startAt: now,
    hours: 2,
    days: [],
    sources: {},
    air: {
      windCmps: [312, null],
      windFromDeg: [271, null],
      gustCmps: [null, null],
      airDeciC: [181, 180],
      cloudPct: [0, 100],
      rainDmmPerH: [0, 0],
      seaDeciC: [null, null],
    },
  };
}

describe.each(enginesAndMemory)('forecasts on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  let forecasts: Forecasts;
  let observed: Observed;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    table = await dynamo.createTable();
    forecasts = dynamoForecasts(() => table);
    observed = dynamoObserved(() => table);
  });

  const put = (cycle: string, composedAt: number) =>
    forecasts.put({ beachId: 7, cycle, composedAt, forecast: forecastUpdatedAt(composedAt) });

  test('a new beach has neither a forecast nor observations', async () => {
    expect(await forecasts.readNow(7)).toEqual({});
  });

  test('the newest cycle is read, whichever was stored last, with the observations', async () => {
    await put('2026112006', now);
    await put('2026112000', now + 1000);
    expect(await forecasts.readNow(7)).toEqual({ cycle: '2026112006', steps: 0, forecast: forecastUpdatedAt(now) });

    await observed.put(7, { checkedAt: now });
    expect(await forecasts.readNow(7)).toEqual({
      cycle: '2026112006',
      steps: 0,
      forecast: forecastUpdatedAt(now),
      observed: { checkedAt: now },
    });
  });

  test('an older compose never replaces a newer one of the same cycle', async () => {
    expect(await put('2026112006', now)).toBe('stored');
    expect(await put('2026112006', now - 1)).toBe('older');
    expect(await put('2026112006', now + 1)).toBe('stored');
    expect((await forecasts.readNow(7)).forecast?.updatedAt).toBe(now + 1);
  });

  test('within a cycle a forecast from more steps replaces one from fewer, regardless of the clocks, and never the reverse', async () => {
    const putFrom = (steps: number, composedAt: number) =>
      forecasts.put({ beachId: 7, cycle: '2026112006', composedAt, steps, forecast: forecastUpdatedAt(composedAt) });
    expect(await putFrom(292, now)).toBe('stored');
    expect(await putFrom(292, now + 1)).toBe('stored');
    expect(await putFrom(548, now - 10 * 60_000)).toBe('stored');
    expect(await putFrom(292, now + 2)).toBe('older');
    expect(await putFrom(548, now - 20 * 60_000)).toBe('older');
    expect((await forecasts.readNow(7)).forecast?.updatedAt).toBe(now - 10 * 60_000);
  });

  test('a forecast is used for a week when no later run comes', async () => {
    await put('2026111300', now - 7 * 24 * HOUR_MS);
    expect((await forecasts.readNow(7)).cycle).toBe('2026111300');
  });

  test('an expired forecast is not read even if the table still has it', async () => {
    await put('2026111200', now - (8 * 24 + 1) * HOUR_MS);
    expect(await forecasts.readNow(7)).toEqual({});
  });

  test.each([
    ['that is not compressed', new Uint8Array([1, 2, 3])],
    ['that is no object', packJson(null)],
    ['that is text', 'body'],
  ])('items with a body %s read as absent, are logged and can be written over', async (_, body) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const kept = { pk: 'BEACH#7', v: 1, body, composedAt: now, checkedAt: now, cycle: '2026112006', digest: 'x' };
    for (const own of [
      { sk: 'RUN#2026112006', type: 'forecast', v: 2 },
      { sk: 'SEEN', type: 'observed' },
    ]) {
      await table.db.send(new PutCommand({ TableName: table.name, Item: { ...kept, ...own } }));
    }
    await observed.put(8, { checkedAt: now });
    expect(await forecasts.readNow(7)).toEqual({});
    expect([...(await observed.readMany([7, 8])).keys()]).toEqual([8]);
    expect(warn.mock.calls.map(([line]) => JSON.parse(line).unreadable.sk)).toContain('RUN#2026112006');

    expect(await put('2026112006', now)).toBe('stored');
    expect((await forecasts.readNow(7)).cycle).toBe('2026112006');
    warn.mockRestore();
  });

  test('runs are listed newest first, up to the limit, without observations and unreadable items', async () => {
    expect((await forecasts.readWithRuns(7, 3)).runs).toEqual([]);
    for (const [index, cycle] of ['2026112000', '2026112006', '2026111918', '2026111912'].entries())
      await put(cycle, now + index);
    await observed.put(7, { checkedAt: now });
    expect((await forecasts.readWithRuns(7, 3)).runs.map(({ cycle }) => cycle)).toEqual([
      '2026112006',
      '2026112000',
      '2026111918',
    ]);
    expect((await forecasts.readWithRuns(7, 1)).runs[0]?.forecast).toEqual(forecastUpdatedAt(now + 1));

    await put('2026111100', now - (8 * 24 + 1) * HOUR_MS);
    const other = {
      pk: 'BEACH#7',
      sk: 'RUN#2026112012',
      type: 'forecast',
      v: 0,
      cycle: '2026112012',
      body: packJson({}),
    };
    await table.db.send(new PutCommand({ TableName: table.name, Item: other }));
    expect((await forecasts.readWithRuns(7, 9)).runs.map(({ cycle }) => cycle)).toEqual([
      '2026112006',
      '2026112000',
      '2026111918',
      '2026111912',
    ]);
  });

  test('a beach whose number has the same prefix is not mixed in', async () => {
    await forecasts.put({ beachId: 70, cycle: '2026112006', composedAt: now, forecast: forecastUpdatedAt(now) });
    expect(await forecasts.readNow(7)).toEqual({});
  });
});

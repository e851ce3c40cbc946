import { HOUR_MS } from '@groundswell/durations';
import { runName } from '@groundswell/forecast';
import { forecastHours } from '@groundswell/forecast/verify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { type BuoyForecasts, type BuoyRun, dynamoBuoyForecasts } from './buoy-forecasts.ts';

const newestAt = Math.floor(Date.now() / (6 * HOUR_MS)) * 6 * HOUR_MS;

function runOf(back: number, hours = 384): BuoyRun {
  const runAt = newestAt - back * 6 * HOUR_MS;
  const cycle = runName(runAt);
  const samples = Array.from({ length: hours }, (_, hour) => ({
    validAt: runAt + hour * HOUR_MS,
    heightM: 1 + hour / 100,
    trains: [{ kind: 'swell' as const, heightM: 1, periodS: 10, fromDeg: 90 }],
  }));
  return { cycle, model: 'gfswave.atlocn.0p16', waves: forecastHours(runAt, samples) };
}

describe.each(enginesAndMemory)('runs at buoys on $name', ({ start }) => {
  let dynamo: Dynamo;
  let forecasts: BuoyForecasts;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    const table = await dynamo.createTable();
    forecasts = dynamoBuoyForecasts(() => table);
  });

  test('the runs of 18 days are read at once, oldest first, of one buoy, from a cycle on', async () => {
    const runs = Array.from({ length: 72 }, (_, back) => runOf(71 - back));
    for (const run of runs) await forecasts.put('44097', run);
    await forecasts.put('44098', runOf(3));
    expect(await forecasts.list('44097', '2000010100')).toEqual(runs);
    expect(await forecasts.list('44097', runOf(1).cycle)).toEqual(runs.slice(-2));
    expect(await forecasts.list('44099', '2000010100')).toEqual([]);
  });

  test('a partial run is replaced by more of it, never by less or the same', async () => {
    expect(await forecasts.put('44097', runOf(0, 72))).toBe('stored');
    expect(await forecasts.put('44097', runOf(0, 72))).toBe('fuller');
    expect(await forecasts.put('44097', runOf(0))).toBe('stored');
    expect(await forecasts.put('44097', runOf(0, 72))).toBe('fuller');
    expect(await forecasts.list('44097', runOf(0).cycle)).toEqual([runOf(0)]);
  });

  test('a run expires 18 days after its start', async () => {
    await forecasts.put('44097', runOf(73));
    expect(await forecasts.list('44097', '2000010100')).toEqual([]);
  });
});

import { HOUR_MS } from '@groundswell/durations';
import type { StationHistory } from '@groundswell/forecast';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { dynamoStationHistories, type StationHistories } from './station-history.ts';

const now = Date.now();
const buoy = (heightM: number, stationId = '44013'): StationHistory => ({
  stationId,
  rows: [
    { at: now - 600_000, waveHeightM: heightM, peakPeriodS: 7, waveFromDeg: 100 },
    { at: now - HOUR_MS, windMps: 5, windFromDeg: 270, airC: 11.2 },
  ],
  refused: [{ at: now - 2 * HOUR_MS, quantity: 'waterC', value: 31, because: 'spike' }],
  trains: { at: now - 600_000, value: [{ kind: 'swell', heightM, periodS: 7, fromDeg: 100 }] },
});

describe.each(enginesAndMemory)('station histories on $name', ({ start }) => {
  let dynamo: Dynamo;
  let histories: StationHistories;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    const table = await dynamo.createTable();
    histories = dynamoStationHistories(() => table);
  });

  test('rows are read as stored; an unknown station has none', async () => {
    await histories.put(buoy(1.2), now);
    expect(await histories.find('44013')).toEqual(buoy(1.2));
    expect(await histories.read('44013')).toEqual(buoy(1.2).rows);
    expect(await histories.read('44014')).toEqual([]);
  });

  test('an unchanged history is not written again, and an earlier read replaces nothing', async () => {
    expect(await histories.put(buoy(1.2), now)).toBe('stored');
    expect(await histories.put(buoy(1.2), now + 1)).toBe('same');
    expect(await histories.put(buoy(0.9), now - 1)).toBe('same');
    expect(await histories.put(buoy(1.3), now + 2)).toBe('stored');
    expect((await histories.find('44013'))?.rows[0]?.waveHeightM).toBe(1.3);
  });

  test('150 stations are read at once; those silent for three days are absent', async () => {
    await Promise.all(Array.from({ length: 140 }, (_, n) => histories.put(buoy(n / 100, `S${n}`), now)));
    await histories.put(buoy(2, 'S140'), now - 73 * HOUR_MS);
    const found = await histories.findMany(Array.from({ length: 150 }, (_, n) => `S${n}`));
    expect(found.size).toBe(140);
    expect(found.get('S139')?.rows[0]?.waveHeightM).toBe(1.39);
  });
});

import { HOUR_MS } from '@groundswell/durations';
import type { StationList } from '@groundswell/forecast';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import type { Table } from '../table.ts';
import { dynamoStationLists } from './station-list.ts';

const now = Date.now();

/** Builds a list of as many stations as NDBC lists, each with every quantity. */
function everyStation(airC: number): StationList {
  const at = now - 600_000;
  return {
    listedAt: now - HOUR_MS,
    stations: Array.from({ length: 1400 }, (_, n) => ({
      stationId: `4${String(n).padStart(4, '0')}`,
      name: `Station ${n * 7919}, ${n % 40} NM off somewhere`,
      lat: ((n * 37) % 1200) / 10 - 60,
      lon: ((n * 53) % 3600) / 10 - 180,
      kind: 'buoy',
      waves: { at: at - n * 1000, value: { heightM: (n % 40) / 10, periodS: 4 + (n % 14), fromDeg: (n * 7) % 360 } },
      wind: { at, value: { speedMps: n % 20, fromDeg: (n * 11) % 360, gustMps: (n % 20) + 2 } },
      airC: { at, value: airC + (n % 100) / 10 },
    })),
  };
}

describe.each(enginesAndMemory)('the station list on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  beforeAll(async () => {
    dynamo = await start();
    table = await dynamo.createTable();
  });
  afterAll(() => dynamo.stop());

  test('all stations of NDBC fit one item; an earlier read replaces nothing', async () => {
    const lists = dynamoStationLists(() => table);
    expect(await lists.read()).toBeUndefined();
    expect(await lists.put(everyStation(10), now)).toBe('stored');
    expect(await lists.put(everyStation(11), now - 1)).toBe('older');
    expect(await lists.read()).toEqual(everyStation(10));
  });
});

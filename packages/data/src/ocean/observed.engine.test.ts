import { HOUR_MS } from '@groundswell/durations';
import type { ObservedAtBeach } from '@groundswell/forecast';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { dynamoObserved, type Observed } from './observed.ts';

const now = Date.now();

function observedAt(checkedAt: number, heightM: number): ObservedAtBeach {
  const station = { stationId: '44013', name: 'Boston', lat: 42.35, lon: -70.65 };
  return { checkedAt, waves: { ...station, waves: { value: { heightM, periodS: 7 }, at: now - 600_000 } } };
}

describe.each(enginesAndMemory)('observations on $name', ({ start }) => {
  let dynamo: Dynamo;
  let observed: Observed;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    const table = await dynamo.createTable();
    observed = dynamoObserved(() => table);
  });

  test('unchanged readings are not written again', async () => {
    expect(await observed.put(7, observedAt(now, 1.2))).toBe('stored');
    expect(await observed.put(7, observedAt(now + 1000, 1.2))).toBe('same');
    expect(await observed.put(7, observedAt(now + 2000, 1.3))).toBe('stored');
  });

  test('a late check does not replace a newer one', async () => {
    await observed.put(7, observedAt(now, 1.2));
    expect(await observed.put(7, observedAt(now - 60_000, 1.1))).toBe('same');
    expect((await observed.readMany([7])).get(7)).toEqual(observedAt(now, 1.2));
  });

  test('more beaches than a request may name are read at once; those without observations, or with day-old ones, are absent', async () => {
    for (let id = 1; id <= 104; id++) await observed.put(id, observedAt(now, (id - 1) / 100));
    await observed.put(105, observedAt(now - 25 * HOUR_MS, 2));
    const found = await observed.readMany(Array.from({ length: 110 }, (_, id) => id + 1));
    expect(found.size).toBe(104);
    expect(found.get(104)?.waves?.waves?.value.heightM).toBe(1.03);
  });
});

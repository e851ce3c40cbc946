import { expect, test } from 'vitest';
import type { OceanAtBeach, Train } from '../ocean-at-beach.ts';
import { correctOcean } from './correct-ocean.ts';

const SEA: Train = { kind: 'sea', heightM: 0.6, periodS: 5, fromDeg: 200 };
const SWELL: Train = { kind: 'swell', heightM: 0.8, periodS: 14, fromDeg: 100 };
const source = { model: 'gfswave.atlocn.0p16', runAt: 0 };
const ocean: OceanAtBeach = { waves: { source, samples: [{ validAt: 0, heightM: 1, trains: [SEA, SWELL] }] } };
const raised = { buoyId: '44097', band: 'long', factor: 1.1, since: '2026-11-03' } as const;

test('trains of the corrected band alone change, the total by their energy, and the source states it', () => {
  const { waves } = correctOcean(ocean, [raised]);
  const [sample] = waves?.samples ?? [];
  expect(sample?.trains).toEqual([SEA, { ...SWELL, heightM: 0.8 * 1.1 }]);
  expect(sample?.heightM).toBeCloseTo(Math.hypot(0.6, 0.88), 12);
  expect(waves?.source).toEqual({ ...source, corrected: [raised] });
});

test('a train takes the factor of its direction, and that of its band without one', () => {
  const southern = { ...SWELL, fromDeg: 180 };
  const both: OceanAtBeach = { waves: { source, samples: [{ validAt: 0, heightM: 1, trains: [SWELL, southern] }] } };
  const eastern = { ...raised, sector: 2, factor: 0.9 };
  const corrected = correctOcean(both, [raised, eastern, { ...eastern, sector: 6 }]).waves;
  expect(corrected?.samples[0]?.trains.map(({ heightM }) => heightM)).toEqual([0.8 * 0.9, 0.8 * 1.1]);
  expect(corrected?.source.corrected).toEqual([raised, eastern]);
});

test('a total that differs from its trains keeps the difference', () => {
  const uneven = { waves: { source, samples: [{ validAt: 0, heightM: 1.03, trains: [SEA, SWELL] }] } };
  const all = (['short', 'middle', 'long'] as const).map((band) => ({ ...raised, band, factor: 0.9 }));
  expect(correctOcean(uneven, all).waves?.samples[0]?.heightM).toBeCloseTo(1.03 * 0.9, 12);
});

test('the ocean is unchanged without a correction, without waves of its band, or without waves at all', () => {
  const flat: OceanAtBeach = { waves: { source, samples: [{ validAt: 0, heightM: 0, trains: [] }] } };
  expect(correctOcean(ocean, [])).toBe(ocean);
  expect(correctOcean(ocean, [{ ...raised, band: 'middle' }])).toBe(ocean);
  expect(correctOcean(flat, [raised])).toBe(flat);
  expect(correctOcean({}, [raised])).toEqual({});
});

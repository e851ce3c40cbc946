import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { makeLattice, nodesOf } from '../weather/lattice.ts';
import { arrivingTrain, computeReach } from './reach.ts';
import type { SwellSource } from './source.ts';

const bornMs = Date.UTC(2026, 10, 20);
/** A two-day storm off the Kurils that sends its strongest waves towards California. */
const storm: SwellSource = {
  id: 'test',
  storm: 'test',
  ocean: 'pacific',
  fetchWidthKm: 900,
  beam: 0.9,
  puffs: Array.from({ length: 9 }, (_, k) => ({
    timeMs: bornMs + k * 6 * HOUR_MS,
    at: { latDeg: 43, lonDeg: 165 + k },
    heightM: 8 + 3 * Math.sin((Math.PI * k) / 8),
    peakHz: 1 / 14,
    aimRad: Math.PI / 2,
  })),
};

function series(latDeg: number, lonDeg: number) {
  const nodes = nodesOf([{ latDeg, lonDeg }]);
  const reach = computeReach(storm, nodes);
  return Array.from({ length: 320 }, (_, hour) => {
    const train = arrivingTrain(reach, bornMs + hour * HOUR_MS, nodes);
    const variance = train?.variance[0] ?? 0;
    const frequency = train?.frequency[0] ?? 0;
    const fromDeg = (Math.atan2(train?.fromEast[0] ?? 0, train?.fromNorth[0] ?? 0) * 180) / Math.PI;
    return { hour, heightM: 4 * Math.sqrt(variance), periodS: variance / frequency, fromDeg: (fromDeg + 360) % 360 };
  }).filter(({ heightM }) => heightM > 0.1);
}

test('the long periods of a storm reach California first and the period falls from then on', () => {
  const waves = series(37.6, -123);
  const periods = waves.map(({ periodS }) => periodS);
  expect(periods[0]).toBeGreaterThan(18);
  expect(periods.at(-1)).toBeLessThan(11);
  for (let n = 1; n < periods.length; n++) expect(periods[n]).toBeLessThan((periods[n - 1] ?? 0) + 0.05);
});

test('the swell travels at its group velocity: 16 s needs about 3.8 days for 5,600 km less the fetch', () => {
  const at16 = series(37.6, -123).find(({ periodS }) => periodS < 16);
  // Waves of 16 s travel at 9.81 x 16 / (4 pi) = 12.5 m/s. The storm sends them from its middle, 24 h after its birth.
  expect(at16?.hour).toBeGreaterThan(24 + 95);
  expect(at16?.hour).toBeLessThan(24 + 135);
});

test('it comes along the great circle, from the north-west', () => {
  for (const { fromDeg } of series(37.6, -123)) {
    expect(fromDeg).toBeGreaterThan(285);
    expect(fromDeg).toBeLessThan(320);
  }
});

test('its height falls with distance, to a plausible value', () => {
  const best = (latDeg: number, lonDeg: number) => Math.max(...series(latDeg, lonDeg).map(({ heightM }) => heightM));
  expect(best(42, -160)).toBeGreaterThan(best(37.6, -123));
  expect(best(37.6, -123)).toBeGreaterThan(1);
  expect(best(37.6, -123)).toBeLessThan(6);
});

test('no Pacific swell reaches the Atlantic coast', () => {
  expect(series(36.2, -75.5)).toEqual([]);
});

test('Oahu hides its south shore from a swell out of the north-west', () => {
  const best = (latDeg: number, lonDeg: number) => Math.max(0, ...series(latDeg, lonDeg).map(({ heightM }) => heightM));
  expect(best(21.22, -157.8)).toBeLessThan(0.4 * best(21.8, -158.1));
});

test('a train does not depend on earlier requests, although visibility is cached at the first wave', () => {
  const { nodes } = makeLattice({ latNorthDeg: 60, lonWestDeg: 140, spacingDeg: 4, rows: 28, columns: 26 });
  const late = bornMs + 120 * HOUR_MS;
  const asked = computeReach(storm, nodes);
  for (let hour = 3; hour < 240; hour += 3) arrivingTrain(asked, bornMs + hour * HOUR_MS, nodes);
  const trains = [asked, computeReach(storm, nodes)].map((reach) => arrivingTrain(reach, late, nodes));
  expect(trains[0]?.variance.some((variance) => variance > 0)).toBe(true);
  expect(trains[0]).toEqual(trains[1]);
});

test('many nodes with narrowed rings have the same waves as single nodes', () => {
  const { nodes } = makeLattice({ latNorthDeg: 60, lonWestDeg: 140, spacingDeg: 4, rows: 28, columns: 26 });
  for (const hour of [30, 100, 170]) {
    const timeMs = bornMs + hour * HOUR_MS;
    const train = arrivingTrain(computeReach(storm, nodes), timeMs, nodes);
    for (let n = 0; n < nodes.count; n += 5) {
      const alone = nodesOf([{ latDeg: nodes.latDeg[n] ?? 0, lonDeg: nodes.lonDeg[n] ?? 0 }]);
      const variance = arrivingTrain(computeReach(storm, alone), timeMs, alone)?.variance[0] ?? 0;
      if (variance > 0) expect(Math.abs((train?.variance[n] ?? 0) - variance)).toBeLessThan(2e-6);
    }
  }
});

import { expect, test } from 'vitest';
import { HOUR_MS } from '../season.ts';
import { nodesOf } from '../weather/lattice.ts';
import { arrivingTrain, computeReach } from './reach.ts';
import type { SwellSource } from './source.ts';

const bornMs = Date.UTC(2026, 10, 20);
/** A two-day storm off the Kurils that sends its strongest waves towards California. */
const storm: SwellSource = {
  id: 'test',
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
  // 9.81 x 16 / (4 pi) = 12.5 m/s from the middle of the storm, 24 h after its birth.
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

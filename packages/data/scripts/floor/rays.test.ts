import {
  computeWaveSpeeds,
  type PeriodTransfer,
  TRANSFER_DIRECTIONS,
  toDegrees,
  toRadians,
} from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { type DepthAt, drawDepthGrid, type Floor } from './depth-grid.ts';
import { drawTransfer, type RaySite } from './draw-transfer.ts';
import { traceRay } from './rays.ts';
import { tabulateWaves } from './waves-by-depth.ts';

const REACH_M = 15_000;
const floorOf = (depthAt: DepthAt): Floor => [
  drawDepthGrid(3000, 81, depthAt),
  drawDepthGrid(1.02 * REACH_M, 205, depthAt),
];
/** A floor that faces north with a slope of 1 in 100, 10 m deep at the origin. */
const plane: DepthAt = (_, northM) => Math.max(0, (northM + 1000) / 100);
const site: RaySite = {
  ...{ eastM: 0, northM: 0, depthM: 10, facingDeg: 0, cellDepthM: 30, reachM: REACH_M },
  friction: 0,
};
const kept = ({ kept }: PeriodTransfer, deg: number) => kept[Math.round(deg / 5) % TRANSFER_DIRECTIONS] ?? Number.NaN;
const all = (transfer: PeriodTransfer) => Array.from(transfer.kept).reduce((sum, energy) => sum + energy, 0);

test.each([6, 10, 14, 20])(
  'on straight, parallel depth lines waves of %d s follow Snell’s law and keep their energy flux',
  (periodS) => {
    const transfer = drawTransfer(floorOf(plane), site, periodS);
    const cell = computeWaveSpeeds(periodS, 30);
    const point = computeWaveSpeeds(periodS, 10);
    for (const deg of [0, 10, 30, 50, 60, 70]) {
      const bent = Math.asin((point.phaseMps / cell.phaseMps) * Math.sin(toRadians(deg)));
      const exact = (cell.groupMps * Math.cos(toRadians(deg))) / (point.groupMps * Math.cos(bent));
      expect(kept(transfer, deg) / exact).toBeCloseTo(1, 1);
      expect(Math.abs(kept(transfer, deg) - exact)).toBeLessThan(0.02);
      expect(Math.abs((transfer.offFacingDeg[deg / 5] ?? 90) - toDegrees(bent))).toBeLessThan(1);
    }
    for (const deg of [110, 180, 250]) expect(kept(transfer, deg)).toBeLessThan(0.02);
  },
);

test('Snell’s law also holds on a wide shelf, where rays leave before they reach the cell’s depth', () => {
  const shelf: DepthAt = (_, northM) => Math.max(0, 10 + northM / 1500);
  const wide = { ...site, cellDepthM: 25 };
  const transfer = drawTransfer(floorOf(shelf), wide, 12);
  const cell = computeWaveSpeeds(12, 25);
  const point = computeWaveSpeeds(12, 10);
  for (const deg of [0, 30, 60, 70, 80]) {
    const bent = Math.asin((point.phaseMps / cell.phaseMps) * Math.sin(toRadians(deg)));
    const exact = (cell.groupMps * Math.cos(toRadians(deg))) / (point.groupMps * Math.cos(bent));
    expect(Math.abs(kept(transfer, deg) - exact)).toBeLessThan(0.04);
  }
  for (const deg of [100, 120, 180]) expect(kept(transfer, deg)).toBeLessThan(0.02);
});

test('a ray bends by Snell’s law', () => {
  const waves = tabulateWaves(12, 30, 0);
  const heading = toRadians(90 - 20);
  const end = traceRay(floorOf(plane), waves, { eastM: 0, northM: 0, heading }, REACH_M);
  const faster = computeWaveSpeeds(12, 30).phaseMps / computeWaveSpeeds(12, 10).phaseMps;
  expect(Math.cos(end?.heading ?? 0)).toBeCloseTo(faster * Math.cos(heading), 3);
  expect(end?.left).toBe(1);
});

test('a ray that starts too far aside is trapped by the shore', () => {
  const start = { eastM: 0, northM: 0, heading: toRadians(10) };
  expect(traceRay(floorOf(plane), tabulateWaves(16, 30, 0), start, REACH_M)).toBeUndefined();
});

test('the mirrored coast has the mirrored transfer', () => {
  const headland: DepthAt = (eastM, northM) =>
    Math.min(plane(0, northM), Math.max(0, (Math.hypot(eastM - 4000, northM) - 900) / 60));
  const right = drawTransfer(floorOf(headland), site, 14);
  const left = drawTransfer(
    floorOf((eastM, northM) => headland(-eastM, northM)),
    site,
    14,
  );
  for (let deg = 0; deg < 360; deg += 5) expect(kept(left, 360 - deg)).toBeCloseTo(kept(right, deg), 6);
});

test('no energy passes through land, and some arrives around it', () => {
  const island: DepthAt = (eastM, northM) => (Math.hypot(eastM, northM - 6000) < 2500 ? 0 : plane(0, northM));
  const behind = drawTransfer(floorOf(island), site, 8);
  expect(kept(behind, 0)).toBeLessThan(0.02);
  expect(kept(behind, 60)).toBeGreaterThan(0.5);
  expect(all(behind)).toBeLessThan(all(drawTransfer(floorOf(plane), site, 8)));
});

test('a wall between the beach and the sea lets nothing in', () => {
  const walled: DepthAt = (eastM, northM) => (northM > 2000 && northM < 2600 ? 0 : plane(eastM, northM));
  expect(all(drawTransfer(floorOf(walled), site, 14))).toBe(0);
});

test('over a level floor all directions ahead arrive unchanged', () => {
  const level = drawTransfer(
    floorOf(() => 30),
    { ...site, depthM: 30 },
    12,
  );
  for (let deg = -80; deg <= 80; deg += 5) {
    expect(kept(level, deg + 360)).toBeCloseTo(1, 1);
    expect(level.offFacingDeg[((deg + 360) % 360) / 5]).toBeCloseTo(deg, 0);
  }
});

test('water deeper than the cell does not refract, since the wave model has done so', () => {
  const deeper: DepthAt = (eastM, northM) => plane(eastM, northM) * (northM > 2500 ? 3 : 1);
  expect(kept(drawTransfer(floorOf(deeper), site, 14), 30)).toBeCloseTo(
    kept(drawTransfer(floorOf(plane), site, 14), 30),
    2,
  );
});

test('friction follows JONSWAP’s law: more from long waves, next to nothing in deep water', () => {
  const left = (periodS: number, depthM: number) => {
    const waves = tabulateWaves(periodS, depthM);
    return (
      traceRay(
        floorOf(() => depthM),
        waves,
        { eastM: 0, northM: 0, heading: 1 },
        REACH_M,
      )?.left ?? 0
    );
  };
  const exact = (periodS: number, depthM: number) => {
    const { phaseMps, groupMps } = computeWaveSpeeds(periodS, depthM);
    const omega = (2 * Math.PI) / periodS;
    const perS = 0.038 * (omega / 9.81 / Math.sinh((omega / phaseMps) * depthM)) ** 2;
    return Math.exp((-perS * REACH_M) / groupMps);
  };
  for (const [periodS, depthM] of [
    [8, 15],
    [12, 15],
    [16, 30],
  ] as const)
    expect(left(periodS, depthM)).toBeCloseTo(exact(periodS, depthM), 2);
  expect(left(16, 20)).toBeLessThan(left(8, 20));
  expect(left(8, 100)).toBeGreaterThan(0.995);
});

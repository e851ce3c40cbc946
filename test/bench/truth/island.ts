import { drawDepthGrid } from '@groundswell/data/testing/floor/depth-grid';
import { drawTransfer } from '@groundswell/data/testing/floor/draw-transfer';
import { computeWaveSpeeds, type SwellTransfer, TRANSFER_PERIODS_S, type Train } from '@groundswell/forecast';
import { computeBreakingHeightM, deepWaterHeightM, solveBreakingHeightM } from '@groundswell/forecast/testing/breaking';
import { spreadDensity, spreadExponent } from '@groundswell/forecast/testing/spread';
import type { BenchRow } from '../bench-row.ts';
import { truthRow } from './truth-row.ts';

const SHORE_M = 5000;
const SLOPE = 1 / 50;
const CELL_M = 200;
const START_M = 6;
const REACH_M = 24_000;
const RING_M = SHORE_M + START_M / SLOPE;
const train: Train = { kind: 'swell', heightM: 1, periodS: 14, fromDeg: 0 };
const depthAtRadius = (radiusM: number) => Math.max(0, (radiusM - SHORE_M) * SLOPE);

/** The breaker heights of our former model by bearing. That model had straight rays and no sea floor. */
const BEFORE: Readonly<Record<number, number>> = { 0: 1.57, 45: 1.37, 90: 0.57, 135: 0.03, 180: 0 };

/**
 * Compares breaker heights round an island 10 km across, by the bearing of the beach. The swell is 1 m at 14 s from the
 * north. The depth contours are circles, along which a ray keeps r sin a / C (Arthur 1946, Trans. AGU 27).
 */
export function compareIsland(): BenchRow[] {
  return Object.entries(BEFORE).map(([bearing, before]) => {
    const now = computeBreakingHeightM(train, Number(bearing), drawBeach(Number(bearing)));
    const exact = exactHeightM(Number(bearing));
    return truthRow(
      `circular island, beach at ${bearing}° from the swell, m`,
      now,
      before,
      `${exact.toFixed(2)} Arthur 1946`,
    );
  });
}

function drawBeach(bearing: number): SwellTransfer {
  const rad = (bearing * Math.PI) / 180;
  const depthAt = (eastM: number, northM: number) =>
    depthAtRadius(Math.hypot(eastM + RING_M * Math.sin(rad), northM + RING_M * Math.cos(rad)));
  const floor = [drawDepthGrid(5000, 134, depthAt), drawDepthGrid(1.02 * REACH_M, 301, depthAt)];
  const place = { eastM: 0, northM: 0, depthM: START_M, facingDeg: bearing };
  const site = { ...place, cellDepthM: CELL_M, reachM: REACH_M, friction: 0 };
  const periods = TRANSFER_PERIODS_S.map((periodS) => drawTransfer(floor, site, periodS));
  return { cellDepthM: CELL_M, startDepthM: START_M, floor: 'made', periods };
}

function exactHeightM(bearing: number): number {
  const { periodS } = train;
  const exponent = spreadExponent(train);
  const start = computeWaveSpeeds(periodS, START_M);
  const cell = computeWaveSpeeds(periodS, CELL_M);
  const deepMps = computeWaveSpeeds(periodS, 5000).phaseMps;
  let [power, push, whole] = [0, 0, 0];
  for (let deg = 0; deg < 360; deg += 0.1) whole += spreadDensity(exponent, deg) * (Math.PI / 1800);
  for (let offDeg = -89.95; offDeg < 90; offDeg += 0.1) {
    const off = (offDeg * Math.PI) / 180;
    const turned = turnOfRay((RING_M * Math.sin(Math.abs(off))) / start.phaseMps);
    if (turned === undefined) continue;
    const fromDeg = bearing + (Math.sign(offDeg) * turned * 180) / Math.PI;
    const energy =
      (spreadDensity(exponent, fromDeg) * cell.phaseMps * cell.groupMps) / (start.phaseMps * start.groupMps);
    const part = ((energy * Math.cos(off) * start.groupMps) / cell.groupMps) * (Math.PI / 1800);
    power += part;
    push += (part * Math.sin(off) * deepMps) / start.phaseMps;
  }
  const shoreward = { share: power / whole, sinIncidence: Math.abs(push / power) };
  return solveBreakingHeightM(deepWaterHeightM(train, CELL_M), periodS, shoreward);
}

const STEP_M = 20;
const speeds = Array.from({ length: 1000 }, (_, index) => {
  const radiusM = RING_M + (index + 0.5) * STEP_M;
  const depthM = Math.min(CELL_M, depthAtRadius(radiusM));
  return { radiusM, phaseMps: computeWaveSpeeds(train.periodS, depthM).phaseMps };
});

/**
 * Returns the angle round the island's centre through which refraction carries a ray from deep water to the shore,
 * radians. Undefined if the ray turns back before the shore.
 */
function turnOfRay(invariantS: number): number | undefined {
  let turned = 0;
  let sin = 0;
  for (const { radiusM, phaseMps } of speeds) {
    sin = (invariantS * phaseMps) / radiusM;
    if (sin >= 1) return undefined;
    turned += (STEP_M * sin) / (radiusM * Math.sqrt(1 - sin * sin));
  }
  return turned + Math.asin(sin);
}

import { drawDepthGrid } from '@groundswell/data/testing/floor/depth-grid';
import { drawTransfer } from '@groundswell/data/testing/floor/draw-transfer';
import { type SwellTransfer, TRANSFER_PERIODS_S, type Train } from '@groundswell/forecast';
import { computeBreakingHeightM, deepWaterHeightM, solveBreakingHeightM } from '@groundswell/forecast/testing/breaking';
import { planeTransfer } from '@groundswell/forecast/testing/made-transfers';
import { shorewardOfRay, wavelengthM } from '@groundswell/forecast/testing/wave-theory';
import type { BenchRow } from '../bench-row.ts';
import { truthRow } from './truth-row.ts';

const START_M = 6;
const REACH_M = 15_000;
/** The breaker heights of our former model on a plane coast whose grid cell lies in deep water. */
const BEFORE: Readonly<Record<string, number>> = {
  '8 0 10': 1.26,
  '8 0 30': 1.26,
  '8 35 15': 1.167,
  '12 35 15': 1.362,
  '16 0 10': 1.657,
  '16 35 30': 1.532,
  '12 70 30': 0.971,
  '16 70 15': 1.081,
};

/**
 * Compares the breaker height, m, on a plane beach with a slope of 1 in 100. The references are Snell's law and the
 * energy flux, for 1 m at the grid cell.
 */
export function comparePlaneBeach(): BenchRow[] {
  const transfers = new Map([8, 10, 15, 30].map((depthM) => [depthM, drawPlane(depthM)]));
  const rows = Object.entries(BEFORE).map(([name, before]) => {
    const [periodS = 0, fromDeg = 0, depthM = 0] = name.split(' ').map(Number);
    const train: Train = { kind: 'swell', heightM: 1, periodS, fromDeg };
    const now = computeBreakingHeightM(train, 0, transfers.get(depthM));
    const spread = computeBreakingHeightM(train, 0, planeTransfer(0, depthM, START_M));
    const reference = `${ofOneRay(train, depthM).toFixed(2)} by one ray, ${spread.toFixed(2)} with the spread`;
    return truthRow(`plane beach, ${periodS} s from ${fromDeg}° over ${depthM} m, m`, now, before, reference);
  });
  const errors = [...transfers].flatMap(([depthM, transfer]) => listErrors(depthM, transfer));
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  return [
    ...rows,
    truthRow('plane beach, 8-18 s, 0-70°, 8-30 m: mean error, %', 100 * mean, undefined, 'exact theory, same spread'),
    truthRow('plane beach: greatest error, %', 100 * Math.max(...errors), undefined, 'exact theory, same spread'),
  ];
}

function drawPlane(cellDepthM: number): SwellTransfer {
  const depthAt = (_: number, northM: number) => Math.max(0, START_M + northM / 100);
  const floor = [drawDepthGrid(5000, 134, depthAt), drawDepthGrid(1.02 * REACH_M, 301, depthAt)];
  const site = { eastM: 0, northM: 0, depthM: START_M, facingDeg: 0, cellDepthM, reachM: REACH_M, friction: 0 };
  const periods = TRANSFER_PERIODS_S.map((periodS) => drawTransfer(floor, site, periodS));
  return { cellDepthM, startDepthM: START_M, floor: 'made', periods };
}

function listErrors(depthM: number, transfer: SwellTransfer): number[] {
  const exact = planeTransfer(0, depthM, START_M);
  return [8, 10, 12, 14, 16, 18].flatMap((periodS) =>
    [0, 10, 20, 30, 40, 50, 60, 70].map((fromDeg) => {
      const train: Train = { kind: 'swell', heightM: 1, periodS, fromDeg };
      return Math.abs(computeBreakingHeightM(train, 0, transfer) / computeBreakingHeightM(train, 0, exact) - 1);
    }),
  );
}

/**
 * Computes the breaker height of a train without directional spread. It traces the train from the grid cell back to
 * deep water, then on to the breakers.
 */
function ofOneRay(train: Train, depthM: number): number {
  const { periodS, fromDeg } = train;
  const rad = (fromDeg * Math.PI) / 180;
  const share = Math.cos(rad);
  const sinIncidence = (Math.sin(rad) * wavelengthM(periodS, 5000)) / wavelengthM(periodS, depthM);
  return solveBreakingHeightM(deepWaterHeightM(train, depthM), periodS, { ...shorewardOfRay(0), share, sinIncidence });
}

import { existsSync } from 'node:fs';
import { drawCoastFloor } from '@groundswell/data/testing/floor/coast-floor';
import { drawTransfer } from '@groundswell/data/testing/floor/draw-transfer';
import { chooseRaySite, meanCellDepthM } from '@groundswell/data/testing/floor/ray-site';
import { TRANSFER_PERIODS_S, type Train } from '@groundswell/forecast';
import type { BenchRow } from '../bench-row.ts';
import { heightKept, meanOffFacingDeg } from './kept.ts';
import { truthRow } from './truth-row.ts';

const point = { lat: 37.9, lon: -122.68 };
const offshore = { lat: 37.5, lon: -123 };
const FACING_DEG = 200;
const DEPTH_M = 15;
/** The greatest distance from the shore at which the rays may start, m. */
const FARTHEST_M = 6000;
/** The maximum length of the rays, m. The offshore reference point lies 53 km away. */
const REACH_M = 60_000;

/**
 * The direction bins: middle direction, period, and two ratios of inshore to offshore height. The first ratio is
 * CDIP's, from 4,087 hours; the second is our former model's.
 */
const BINS: readonly (readonly [fromDeg: number, periodS: number, cdip: string, before: number])[] = [
  [187, 12, '0.59-0.83', 0.96],
  [187, 17, '0.74-0.92', 0.97],
  [217, 12, '0.57-0.83', 0.8],
  [217, 17, '0.83-1.01', 0.8],
  [247, 12, '0.39-0.55', 0.41],
  [262, 12, '0.37-0.51', 0.21],
  [277, 12, '0.44-0.56', 0.08],
  [277, 17, '0.49-0.69', 0.02],
  [292, 12, '0.44-0.53', 0.02],
  [292, 17, '0.35-0.41', 0],
  [292, 10, '0.30-0.44', 0.03],
  [307, 12, '0.36-0.45', 0],
];

/**
 * Compares the wave height in 15 m of water at Bolinas, behind Duxbury Reef and Point Reyes, by direction. The heights
 * are for 1 m offshore, at 37.5N 123W.
 */
export async function compareAtBolinas(): Promise<BenchRow[]> {
  const what = 'Bolinas in 15 m';
  if (!existsSync('/usr/bin/gmt')) return [{ what, measured: 'not run: no GMT to draw the coast with' }];
  const floor = await drawCoastFloor(point, REACH_M, []);
  const cellDepthM = meanCellDepthM(floor, point, offshore);
  const site = chooseRaySite(floor, FACING_DEG, cellDepthM, REACH_M, DEPTH_M, FARTHEST_M);
  const transfers = new Map(TRANSFER_PERIODS_S.map((periodS) => [periodS, drawTransfer(floor, site, periodS)]));
  return BINS.flatMap(([fromDeg, periodS, cdip, before]) => {
    const transfer = transfers.get(periodS);
    const train: Omit<Train, 'heightM'> = { kind: 'swell', periodS, fromDeg };
    if (!transfer) return [];
    const arrivesDeg = FACING_DEG + meanOffFacingDeg(transfer, train);
    const reference = `${cdip} CDIP; ours comes in from ${arrivesDeg.toFixed(0)}°, CDIP's from 198-219°`;
    return [
      truthRow(`${what}, ${periodS} s from ${fromDeg}°, height kept`, heightKept(transfer, train), before, reference),
    ];
  });
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drawCoastFloor } from '@groundswell/data/testing/floor/coast-floor';
import { drawTransfer, meanTransfer } from '@groundswell/data/testing/floor/draw-transfer';
import { chooseRaySites } from '@groundswell/data/testing/floor/ray-site';
import { readSoundedGrids } from '@groundswell/data/testing/floor/sounded-grid';
import type { BenchRow } from '../bench-row.ts';
import { heightKept } from './kept.ts';
import { truthRow } from './truth-row.ts';

const SOUNDINGS = join(import.meta.dirname, '../../../../shared/data/bathymetry');
/** Scripps Pier: NOAA station LJPC1, in 7 m of water. */
const pier = { lat: 32.8669, lon: -117.2571 };
const PIER_DEPTH_M = 7;
const FACING_DEG = 280;
/** The depth at the outer buoy, NDBC 46225, 13 km off. */
const BUOY_DEPTH_M = 550;
const REACH_M = 20_000;

/**
 * Median ratios of the heights at pier and outer buoy, 2013 to 2017, by direction and period (NDBC), and the ratios of
 * rays over the canyons of Scripps and La Jolla as they were laid by hand.
 */
const BINS: readonly (readonly [fromDeg: number, periodS: number, measured: number, canyons: number])[] = [
  [190, 9.5, 0.61, 0.42],
  [190, 12.5, 0.66, 0.46],
  [190, 16, 0.64, 0.37],
  [210, 9.5, 0.66, 0.55],
  [210, 12.5, 0.69, 0.57],
  [210, 16, 0.65, 0.45],
  [250, 9.5, 0.74, 0.79],
  [250, 12.5, 0.73, 0.6],
  [250, 16, 0.7, 0.42],
  [282, 9.5, 0.83, 0.68],
  [282, 12.5, 0.79, 0.52],
  [282, 16, 0.71, 0.46],
];

/** Compares the height at Scripps Pier over the height at the outer buoy with measured ratios. */
export async function compareAtLaJolla(): Promise<BenchRow[]> {
  const what = 'Scripps Pier';
  if (!existsSync('/usr/bin/gmt')) return [{ what, measured: 'not run: no GMT to draw the coast with' }];
  const sounded = existsSync(SOUNDINGS) ? readSoundedGrids(SOUNDINGS) : [];
  const floor = await drawCoastFloor(pier, REACH_M, sounded);
  const sites = chooseRaySites(floor, FACING_DEG, BUOY_DEPTH_M, REACH_M, PIER_DEPTH_M);
  const kept = BINS.map(([fromDeg, periodS]) =>
    heightKept(meanTransfer(sites.map((site) => drawTransfer(floor, site, periodS))), {
      kind: 'swell',
      periodS,
      fromDeg,
    }),
  );
  const rms = (of: (index: number) => number) =>
    Math.sqrt(BINS.reduce((sum, [, , measured], index) => sum + (of(index) - measured) ** 2, 0) / BINS.length);
  return [
    ...BINS.map(([fromDeg, periodS, measured, canyons], index) =>
      truthRow(
        `${what}, ${periodS} s from ${fromDeg}°, height kept`,
        kept[index] ?? 0,
        canyons,
        `${measured} measured`,
      ),
    ),
    truthRow(
      `${what}, rms error of the 12 ratios`,
      rms((index) => kept[index] ?? 0),
      rms((index) => BINS[index]?.[3] ?? 0),
      'rays over soundings | over canyons laid by hand',
    ),
  ];
}

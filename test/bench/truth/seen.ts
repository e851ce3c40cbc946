import { FEET_PER_METRE, USUAL_OVER_SETS } from '@groundswell/forecast';
import type { BenchRow } from '../bench-row.ts';
import { setsAtM } from './surf-at.ts';

/**
 * Days with the swell at buoy 46012 and a surfer's report from surfergrrrl.blogspot.com, which gives the wave faces in
 * body heights.
 */
const DAYS = [
  {
    slug: 'steamer-lane',
    swell: [9.8, 11.4, 308],
    before: 0.13,
    seen: '2010-10-11: shoulder to head high, sets 1 or 2 ft over: 5 to 8 ft',
  },
  {
    slug: 'pleasure-point',
    swell: [7.9, 12.9, 277],
    before: 1.85,
    seen: '2010-09-29: shoulder to head high, the best 2 to 3 ft over: 5 to 8 ft',
  },
] as const;

/** Compares our heights of the usual wave and the sets, feet, with a surfer's reports and with our former model. */
export function compareSeenDays(): BenchRow[] {
  return DAYS.map(({ slug, swell: [heightFt, periodS, fromDeg], before, seen }) => {
    const setsFt = setsAtM(slug, [heightFt, periodS, fromDeg]) * FEET_PER_METRE;
    return {
      what: `${slug}, ${heightFt} ft ${periodS} s ${fromDeg}°, usual wave to sets, ft`,
      measured: `${(USUAL_OVER_SETS * setsFt).toFixed(1)} to ${setsFt.toFixed(1)} | ${before}`,
      aim: seen,
    };
  });
}

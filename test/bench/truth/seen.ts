import { findBeach } from '@groundswell/data/places';
import { findSwellTransfer } from '@groundswell/data/swell-transfers';
import { computeBreakingHeightM } from '../../../packages/forecast/src/waves/breaking.ts';
import type { BenchRow } from '../bench-row.ts';
import { truthRow } from './truth-row.ts';

const FEET_PER_METRE = 3.28084;

/** Swell at buoy 46012 and what a surfer wrote of the same day, surfergrrrl.blogspot.com; faces by body words. */
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

/** Our face, feet, on days that somebody wrote of. */
export function compareSeenDays(): BenchRow[] {
  return DAYS.map(({ slug, swell: [heightFt, periodS, fromDeg], before, seen }) => {
    const beach = findBeach(slug);
    const train = { kind: 'swell' as const, heightM: heightFt / FEET_PER_METRE, periodS, fromDeg };
    const faceM = computeBreakingHeightM(train, beach?.facingDeg ?? 0, findSwellTransfer(beach?.id ?? 0));
    return truthRow(`${slug}, ${heightFt} ft ${periodS} s ${fromDeg}°, ft`, faceM * FEET_PER_METRE, before, seen, 1);
  });
}

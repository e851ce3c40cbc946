import { findBreakTraits } from '@groundswell/data/break-traits';
import { findBeach } from '@groundswell/data/places';
import { bodySize, IMPERIAL, isFlat, surfRange } from '@groundswell/forecast';
import { dangerOf } from '../../../packages/forecast/src/surf/danger.ts';
import type { BenchRow } from '../bench-row.ts';
import { type Swell, setsAtM } from './surf-at.ts';

/** Well-known breaks on swells that those who surf them know. */
const SPOTS: readonly (readonly [slug: string, ...swells: Swell[]])[] = [
  ['steamer-lane', [4, 15, 195], [8, 15, 300], [15, 17, 290]],
  ['malibu-first-point', [3, 16, 200], [5, 17, 185], [6, 14, 280]],
  ['rincon', [4, 14, 280], [8, 16, 275], [3, 16, 190]],
  ['cowells-beach', [3, 15, 195], [6, 14, 285], [12, 17, 290]],
  ['waikiki-canoes', [2, 15, 190], [4, 18, 190], [10, 15, 320]],
  ['sunset-beach-oahu', [6, 14, 320], [12, 16, 315], [20, 18, 310]],
  ['banzai-pipeline', [6, 14, 315], [10, 16, 305], [3, 16, 190]],
  ['mavericks', [6, 13, 300], [12, 17, 290], [20, 19, 285]],
  ['ditch-plains', [3, 9, 150], [6, 13, 140], [5, 7, 200]],
  ['folly-beach-the-washout', [3, 8, 110], [6, 12, 110], [3, 6, 60]],
];

/** What the page says of them: label, body, danger, and whether the break holds it. */
export function listSpots(): BenchRow[] {
  return SPOTS.flatMap(([slug, ...swells]) =>
    swells.map((swell) => {
      const beach = findBeach(slug);
      const holds = beach && findBreakTraits(beach);
      const setsM = setsAtM(slug, swell);
      const { min, max } = surfRange(setsM, IMPERIAL);
      const isHeld = !holds || (setsM >= holds.holdsFromM && setsM <= holds.holdsToM);
      const notes = [bodySize(setsM), isHeld ? undefined : 'not held', dangerOf(setsM)];
      return {
        what: `${slug}, ${swell[0]} ft ${swell[1]} s ${swell[2]}°`,
        measured: isFlat(setsM) ? 'flat' : max === undefined ? `${min}+ ft` : `${min}-${max} ft`,
        aim: notes.filter((note) => note !== undefined).join(', '),
      };
    }),
  );
}

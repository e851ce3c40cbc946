import { surfIn, type Units } from '../units.ts';
import { USUAL_OVER_SETS } from './statistics.ts';

/** A range holds as long as the sets top its upper end by no more than a tenth. */
const TOPS_BY = 1.1;

type Range = readonly [min: number, max: number];

/** Ranges that surfers use, feet and the same in round metres; the lower end is the usual wave's, near 0.7 of the upper. */
const RANGES: readonly { readonly ft: Range; readonly m: Range }[] = [
  { ft: [1, 1], m: [0.3, 0.3] },
  { ft: [1, 2], m: [0.3, 0.6] },
  { ft: [2, 3], m: [0.6, 0.9] },
  { ft: [3, 4], m: [0.9, 1.2] },
  { ft: [3, 5], m: [1, 1.5] },
  { ft: [4, 6], m: [1.2, 1.8] },
  { ft: [5, 7], m: [1.5, 2] },
  { ft: [6, 8], m: [1.8, 2.5] },
  { ft: [7, 10], m: [2, 3] },
  { ft: [8, 12], m: [2.5, 3.5] },
  { ft: [10, 15], m: [3, 4.5] },
  { ft: [12, 18], m: [3.5, 5.5] },
  { ft: [15, 20], m: [4.5, 6] },
  { ft: [18, 25], m: [5.5, 7.5] },
  { ft: [20, 30], m: [6, 9] },
  { ft: [30, 40], m: [9, 12] },
];

/** 3 to 4 for a face in metres: round numbers of the reader's unit and scale. The highest range has no upper end. */
export function surfRange(faceM: number, units: Units): { readonly min: number; readonly max?: number } {
  const size = surfIn(units, faceM);
  const range = RANGES.find(({ [units.wave]: [, max] }) => size <= TOPS_BY * max)?.[units.wave];
  return range ? { min: range[0], max: range[1] } : { min: RANGES.at(-1)?.[units.wave][1] ?? 0 };
}

/** The usual wave and the sets, in the reader's unit and scale. */
export function surfBounds(faceM: number, units: Units): { readonly min: number; readonly max: number } {
  const max = surfIn(units, faceM);
  return { min: max * USUAL_OVER_SETS, max };
}

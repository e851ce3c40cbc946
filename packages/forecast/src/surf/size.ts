import { surfIn, type Units } from '../units.ts';

/**
 * Lower end of the surfed range, over the highest third's mean:
 * Rayleigh's mean of the highest two thirds (Longuet-Higgins 1952).
 */
const LOWER_OVER_UPPER = 0.795;

type Step = readonly [below: number, min: number, max?: number];

/** Each range holds until halfway between its upper end and the next one's. */
const FEET: readonly Step[] = [
  [1.5, 1, 1],
  [2.5, 1, 2],
  [3.5, 2, 3],
  [5, 3, 4],
  [7, 4, 6],
  [9, 6, 8],
  [11, 8, 10],
  [13.5, 10, 12],
  [17.5, 12, 15],
  [22.5, 15, 20],
  [Number.POSITIVE_INFINITY, 20],
];
const METRES: readonly Step[] = [
  [0.4, 0.3, 0.3],
  [0.75, 0.5, 0.5],
  [1.25, 0.5, 1],
  [1.75, 1, 1.5],
  [2.25, 1.5, 2],
  [2.75, 2, 2.5],
  [3.5, 2.5, 3],
  [4.5, 3, 4],
  [5.5, 4, 5],
  [7, 5, 6],
  [Number.POSITIVE_INFINITY, 6],
];

/** 3 to 4 for a face in metres: round steps of the reader's unit and scale. The highest step has no upper end. */
export function surfRange(faceM: number, units: Units): { readonly min: number; readonly max?: number } {
  const size = surfIn(units, faceM);
  const steps = units.wave === 'ft' ? FEET : METRES;
  const [, min = 0, max] = steps.find(([below]) => size < below) ?? [];
  return { min, max };
}

/** Faces from the smallest worth taking to the sets', in the reader's unit and scale. */
export function surfBounds(faceM: number, units: Units): { readonly min: number; readonly max: number } {
  const max = surfIn(units, faceM);
  return { min: max * LOWER_OVER_UPPER, max };
}

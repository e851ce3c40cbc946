import { FEET_PER_METRE, scaledM, surfIn, type Units } from '../units.ts';
import { isFlat } from './flat.ts';
import { USUAL_OVER_SETS } from './statistics.ts';

export type BodySize =
  | 'flat'
  | 'ankle high'
  | 'knee high'
  | 'waist high'
  | 'chest high'
  | 'shoulder high'
  | 'head high'
  | 'overhead'
  | 'well overhead'
  | 'double overhead'
  | 'triple overhead'
  | 'giant';

/** The greatest ratio of the sets to the upper end of the surf range in which they are shown. */
const TOPS_BY = 1.1;

type Range = readonly [min: number, max: number];

/**
 * A surf range in feet and in round metres, with the body height that it stands for. Body heights are those of a surfer
 * who stands 5 ft (1.5 m) tall on the board.
 */
interface Size {
  readonly ft: Range;
  readonly m: Range;
  readonly body: BodySize;
}

/** The ranges that surfers use. The lower end is the usual wave, near 0.7 of the upper end. */
const RANGES: readonly Size[] = [
  { ft: [1, 1], m: [0.3, 0.3], body: 'ankle high' },
  { ft: [1, 2], m: [0.3, 0.6], body: 'knee high' },
  { ft: [2, 3], m: [0.6, 0.9], body: 'waist high' },
  { ft: [3, 4], m: [0.9, 1.2], body: 'chest high' },
  { ft: [3, 5], m: [1, 1.5], body: 'shoulder high' },
  { ft: [4, 6], m: [1.2, 1.8], body: 'head high' },
  { ft: [5, 7], m: [1.5, 2], body: 'overhead' },
  { ft: [6, 8], m: [1.8, 2.5], body: 'overhead' },
  { ft: [7, 10], m: [2, 3], body: 'well overhead' },
  { ft: [8, 12], m: [2.5, 3.5], body: 'double overhead' },
  { ft: [10, 15], m: [3, 4.5], body: 'double overhead' },
  { ft: [12, 18], m: [3.5, 5.5], body: 'triple overhead' },
  { ft: [15, 20], m: [4.5, 6], body: 'triple overhead' },
  { ft: [18, 25], m: [5.5, 7.5], body: 'giant' },
  { ft: [20, 30], m: [6, 9], body: 'giant' },
  { ft: [30, 40], m: [9, 12], body: 'giant' },
];

/**
 * `toM` is the greatest face that is shown as this range. It is the same for feet and metres, so that sets exceed
 * neither upper end by more than a tenth.
 */
const SIZES = RANGES.map((size) => ({ ...size, toM: TOPS_BY * Math.min(size.ft[1] / FEET_PER_METRE, size.m[1]) }));

/** Returns the surf range that contains a height in metres. */
function sizeOf(heightM: number): Size | undefined {
  return SIZES.find(({ toM }) => heightM <= toM);
}

/**
 * Returns the surf range of a face in metres, such as 3 to 4, in round numbers of the reader's unit and scale. The
 * highest range has no upper end.
 */
export function surfRange(faceM: number, units: Units): { readonly min: number; readonly max?: number } {
  const range = sizeOf(scaledM(units, faceM))?.[units.wave];
  return range ? { min: range[0], max: range[1] } : { min: SIZES.at(-1)?.[units.wave][1] ?? 0 };
}

/**
 * Returns the body height of a face in metres, such as 'waist high', one for each range; 'flat' where the surf is too
 * small to ride.
 */
export function bodySize(faceM: number): BodySize {
  return isFlat(faceM) ? 'flat' : (sizeOf(faceM)?.body ?? 'giant');
}

/** Returns the usual wave and the sets, in the reader's unit and scale. */
export function surfBounds(faceM: number, units: Units): { readonly min: number; readonly max: number } {
  const max = surfIn(units, faceM);
  return { min: max * USUAL_OVER_SETS, max };
}

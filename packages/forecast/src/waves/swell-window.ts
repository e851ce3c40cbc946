import { shorewardOf } from './shoreward.ts';
import { type SwellTransfer, TRANSFER_DIRECTIONS } from './swell-transfer.ts';

/**
 * A sector of directions, clockwise from one to another, degrees true, [0, 360). A full circle ends where it begins.
 */
export interface Sector {
  readonly fromDeg: number;
  readonly toDeg: number;
}

/** The directions at sea from which swell of one period reaches a beach. */
export interface SwellWindow {
  /** The sectors whose swell has at least 30 %, or in `best` 70 %, of the height that the best direction brings. */
  readonly works: readonly Sector[];
  readonly best: readonly Sector[];
  /** The total width of the `works` sectors, degrees. */
  readonly widthDeg: number;
}

const STEP_DEG = 360 / TRANSFER_DIRECTIONS;

/**
 * The limits as shares of the best direction's height: a direction works from `WORKS` and is among the best from
 * `BEST`. The table in docs/beaches.md uses the same limits.
 */
const WORKS = 0.3;
const BEST = 0.7;

/**
 * Returns the share of a swell's power that comes ashore by its direction at sea, every 5° clockwise from north. The
 * swell's directional spread is included.
 */
export function sharesAshore(periodS: number, facingDeg: number, transfer?: SwellTransfer): number[] {
  return Array.from({ length: TRANSFER_DIRECTIONS }, (_, direction) => {
    const train = { kind: 'swell', heightM: 1, periodS, fromDeg: direction * STEP_DEG } as const;
    return shorewardOf(train, facingDeg, transfer).share;
  });
}

/**
 * Returns the swell window for the shares of power by direction that `sharesAshore` returns. Height goes with the
 * square root of power.
 */
export function swellWindow(shares: readonly number[]): SwellWindow {
  const most = Math.sqrt(Math.max(0, ...shares));
  const reach = (part: number) => shares.map((share) => most > 0 && Math.sqrt(share) >= part * most);
  const works = reach(WORKS);
  return {
    works: sectorsOf(works),
    best: sectorsOf(reach(BEST)),
    widthDeg: works.filter(Boolean).length * STEP_DEG,
  };
}

/** Each direction stands for a sector that extends half a step to either side. */
function sectorsOf(inside: readonly boolean[]): Sector[] {
  const count = inside.length;
  if (inside.every(Boolean)) return [{ fromDeg: 0, toDeg: 0 }];
  const starts = inside.flatMap((is, index) => (is && !inside[(index + count - 1) % count] ? [index] : []));
  return starts.map((start) => {
    let steps = 1;
    while (inside[(start + steps) % count]) steps++;
    const fromDeg = ((start - 0.5) * STEP_DEG + 360) % 360;
    return { fromDeg, toDeg: (fromDeg + steps * STEP_DEG) % 360 };
  });
}

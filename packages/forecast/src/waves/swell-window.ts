import { type DirectionRun, directionsOf, listRuns } from './direction-runs.ts';
import { shorewardOf } from './shoreward.ts';
import { clipByLand, type Fetches, findLandShadows, landDistanceKm } from './swell-fetch.ts';
import { type SwellTransfer, TRANSFER_DIRECTIONS, TRANSFER_PERIODS_S } from './swell-transfer.ts';

/**
 * A sector of directions, clockwise from one to another, degrees true, [0, 360). A full circle ends where it begins.
 */
export interface Sector {
  readonly fromDeg: number;
  readonly toDeg: number;
}

/** The directions at sea from which swell of one period reaches a beach. */
export interface SwellWindow {
  readonly periodS: number;
  /** The share of a swell's power that comes ashore by its direction at sea, every 5° clockwise from north. */
  readonly shares: readonly number[];
  /** The sectors whose swell has at least 30 %, or in `best` 70 %, of the height that the best direction brings. */
  readonly works: readonly Sector[];
  readonly best: readonly Sector[];
  /** The total width of the `works` sectors, degrees. */
  readonly widthDeg: number;
  /**
   * The sectors that would work without the land that stops their swell, and the median distance to that land. Narrow
   * gaps between islands are included.
   */
  readonly blocked: readonly (Sector & { readonly landKm: number })[];
}

const STEP_DEG = 360 / TRANSFER_DIRECTIONS;

/**
 * The limits as shares of the best direction's height: a direction works from `WORKS` and is among the best from
 * `BEST`. The table in docs/beaches.md uses the same limits.
 */
const WORKS = 0.3;
const BEST = 0.7;

/** The widest gap between two land shadows, 10°, that is narrower than the directional spread of a swell. */
const GAP_STEPS = 2;

/**
 * Computes a beach's swell window for each of `TRANSFER_PERIODS_S`. Land at the ends of the `fetches` clips it. Without
 * a transfer the coast is straight and open.
 */
export function computeSwellWindows(facingDeg: number, transfer?: SwellTransfer, fetches?: Fetches): SwellWindow[] {
  const clipped = transfer && fetches ? clipByLand(transfer, fetches) : transfer;
  return TRANSFER_PERIODS_S.map((periodS) => {
    const shares = sharesAshore(periodS, facingDeg, clipped);
    if (!fetches) return { ...windowOf(shares), periodS, blocked: [] };
    const shadows = findLandShadows(fetches, periodS);
    return {
      ...windowOf(shares.map((share, direction) => (shadows[direction] ? 0 : share))),
      periodS,
      blocked: listBlocked(sharesAshore(periodS, facingDeg, transfer), shadows).map((run) => ({
        ...sectorOf(run),
        landKm: landDistanceKm(fetches, periodS, directionsOf(run)),
      })),
    };
  });
}

/**
 * Lists the directions that would work but lie in a land shadow. A single one is the edge of a sector and left out.
 * Shadows with a gap of at most `GAP_STEPS` between them count as one.
 */
function listBlocked(shares: readonly number[], shadows: readonly boolean[]): DirectionRun[] {
  const works = reachOf(shares, WORKS);
  const runs = listRuns(works.map((does, direction) => does && shadows[direction] === true));
  const wide = runs.filter(({ steps }) => steps > 1);
  const blocked = new Set(wide.flatMap(directionsOf));
  for (const [index, { start, steps }] of wide.entries()) {
    const next = wide[(index + 1) % wide.length]?.start ?? start;
    const gap = (next - start - steps + TRANSFER_DIRECTIONS) % TRANSFER_DIRECTIONS;
    if (gap <= GAP_STEPS)
      for (const direction of directionsOf({ start: start + steps, steps: gap })) blocked.add(direction);
  }
  return listRuns(works.map((_, direction) => blocked.has(direction)));
}

/**
 * Returns the share of a swell's power that comes ashore by its direction at sea, with its directional spread included.
 */
function sharesAshore(periodS: number, facingDeg: number, transfer?: SwellTransfer): number[] {
  return Array.from({ length: TRANSFER_DIRECTIONS }, (_, direction) => {
    const train = { kind: 'swell', heightM: 1, periodS, fromDeg: direction * STEP_DEG } as const;
    return shorewardOf(train, facingDeg, transfer).share;
  });
}

function windowOf(shares: readonly number[]): Pick<SwellWindow, 'shares' | 'works' | 'best' | 'widthDeg'> {
  const works = reachOf(shares, WORKS);
  return {
    shares,
    works: listRuns(works).map(sectorOf),
    best: listRuns(reachOf(shares, BEST)).map(sectorOf),
    widthDeg: works.filter(Boolean).length * STEP_DEG,
  };
}

/** Tells which directions bring a part of the best direction's height, which goes with the square root of power. */
function reachOf(shares: readonly number[], part: number): boolean[] {
  const most = Math.sqrt(Math.max(0, ...shares));
  return shares.map((share) => most > 0 && Math.sqrt(share) >= part * most);
}

/** Each direction stands for a sector that extends half a step to either side. */
function sectorOf({ start, steps }: DirectionRun): Sector {
  if (steps === TRANSFER_DIRECTIONS) return { fromDeg: 0, toDeg: 0 };
  const fromDeg = ((start - 0.5) * STEP_DEG + 360) % 360;
  return { fromDeg, toDeg: (fromDeg + steps * STEP_DEG) % 360 };
}

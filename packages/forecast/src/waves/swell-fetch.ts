import { directionsOf, listRuns } from './direction-runs.ts';
import { GRAVITY_MPS2 } from './dispersion.ts';
import { directionalSpreadDeg, spreadExponent } from './spread.ts';
import { type SwellTransfer, TRANSFER_DIRECTIONS, TRANSFER_PERIODS_S } from './swell-transfer.ts';

/**
 * The fetches of a beach: the lengths of open water along great circles from its sea cell, km, every degree clockwise
 * from north. Land that the swell transfer already contains does not end a fetch.
 */
export type Fetches = ArrayLike<number>;

export const FETCH_DIRECTIONS = 360;

/** The length at which a fetch counts as open ocean, km. Swell of 20 s needs 1,650 km. */
export const FETCH_LIMIT_KM = 2000;

/** The wind of a gale, force 8 on the Beaufort scale (17.2 to 20.7 m/s, WMO-No. 8). */
const GALE_MPS = 20;

/**
 * Returns the fetch, in km, over which a gale raises waves with a given peak period: X = 3.5³ g² T³ / U, which is
 * JONSWAP's growth by fetch, U / (g T) = 3.5 (g X / U²)^(-1/3) (Hasselmann et al. 1973).
 */
export function fetchNeededKm(periodS: number): number {
  return (3.5 ** 3 * GRAVITY_MPS2 ** 2 * periodS ** 3) / GALE_MPS / 1000;
}

/** Clips a transfer by land: multiplies the energy from each direction by the open share of that direction. */
export function clipByLand(transfer: SwellTransfer, fetches: Fetches): SwellTransfer {
  const periods = transfer.periods.map(({ kept, offFacingDeg }, index) => {
    const open = openShares(fetches, TRANSFER_PERIODS_S[index] ?? 0);
    return { kept: open.map((share, direction) => share * (kept[direction] ?? 0)), offFacingDeg };
  });
  return { ...transfer, periods };
}

/**
 * Tells for each of the `TRANSFER_DIRECTIONS` whether it points at land that stops swell of a period. A narrower shadow
 * than the swell's directional spread does not count: swell around it lights the water behind (Pawka 1983).
 */
export function findLandShadows(fetches: Fetches, periodS: number): boolean[] {
  const spreadDeg = directionalSpreadDeg(spreadExponent({ kind: 'swell', periodS }));
  const shadows = openShares(fetches, periodS).map((share) => share < 0.5);
  const wide = listRuns(shadows).filter(({ steps }) => steps * STEP_DEG > spreadDeg);
  const inside = new Set(wide.flatMap(directionsOf));
  return shadows.map((_, direction) => inside.has(direction));
}

/** Returns the median distance, in km, to the land that stops swell of a period within the given directions. */
export function landDistanceKm(fetches: Fetches, periodS: number, directions: readonly number[]): number {
  const stopped = directions
    .flatMap((direction) => fetchesIn(fetches, direction))
    .filter((km) => km < fetchNeededKm(periodS))
    .sort((one, other) => one - other);
  return stopped[Math.floor(stopped.length / 2)] ?? 0;
}

const STEP_DEG = 360 / TRANSFER_DIRECTIONS;

/** Returns the open share of each of the `TRANSFER_DIRECTIONS`: the share of its fetches that are long enough. */
function openShares(fetches: Fetches, periodS: number): number[] {
  const neededKm = fetchNeededKm(periodS);
  return Array.from({ length: TRANSFER_DIRECTIONS }, (_, direction) => {
    const around = fetchesIn(fetches, direction);
    return around.filter((km) => km >= neededKm).length / around.length;
  });
}

/** Returns the fetches within half a step of a direction. */
function fetchesIn(fetches: Fetches, direction: number): number[] {
  const first = direction * STEP_DEG - (STEP_DEG - 1) / 2;
  return Array.from(
    { length: STEP_DEG },
    (_, degree) => fetches[(first + degree + FETCH_DIRECTIONS) % FETCH_DIRECTIONS] ?? 0,
  );
}

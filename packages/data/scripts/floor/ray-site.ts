import { type Point, toRadians } from '@groundswell/forecast';
import type { SeaCell } from '../../src/places/beach-evidence.ts';
import { type Floor, type FloorReading, readFloor } from './depth-grid.ts';
import type { RaySite } from './draw-transfer.ts';
import { METRES_PER_DEG } from './land-mask.ts';

/**
 * Rays are traced to 1.5 times the distance of the wave model's cell, because land beside the cell may shelter the
 * beach. The wave model itself resolves everything farther out.
 */
const REACH_OF_CELL = 1.5;
const LEAST_REACH_M = 15_000;
const GREATEST_REACH_M = 60_000;

export function reachOf(cell: SeaCell | undefined): number {
  return Math.min(GREATEST_REACH_M, Math.max(LEAST_REACH_M, REACH_OF_CELL * 1000 * (cell?.distanceKm ?? 0)));
}

/**
 * Rays start in water 5 m deep, at most 1.5 km from the shore. A headland still shelters this position, and high waves
 * already break farther out.
 */
const START_DEPTH_M = 5;
const FARTHEST_START_M = 1500;
/** The shore is searched this far in front of a break's coordinates and behind them. */
const SHORE_WITHIN_M = 1500;
const LOOK_STEP_M = 25;

/**
 * Chooses where a beach's rays start: along its facing from the shore to the start depth, or to the deepest water on
 * the way.
 */
export function chooseRaySite(
  floor: Floor,
  facingDeg: number,
  cellDepthM: number,
  reachM: number,
  startDepthM = START_DEPTH_M,
  farthestM = FARTHEST_START_M,
  asideM = 0,
): RaySite {
  const east = Math.sin(toRadians(facingDeg));
  const north = Math.cos(toRadians(facingDeg));
  const placeAt = (alongM: number) => ({
    eastM: alongM * east + asideM * north,
    northM: alongM * north - asideM * east,
  });
  const ahead = (alongM: number) => depthAt(floor, placeAt(alongM));
  const shoreM = nearestShoreM(ahead);
  let start = { alongM: shoreM, depthM: 0 };
  for (let alongM = shoreM; alongM <= shoreM + farthestM; alongM += LOOK_STEP_M) {
    const depthM = ahead(alongM);
    if (depthM > start.depthM) start = { alongM, depthM };
    if (depthM >= startDepthM) break;
  }
  return {
    ...placeAt(start.alongM),
    depthM: start.depthM,
    facingDeg,
    cellDepthM: Math.max(cellDepthM, start.depthM),
    reachM,
  };
}

/**
 * A break is not a single point, and rays from one point over a rough floor scatter. So rays also start at these
 * distances along the shore, m.
 */
const ASIDE_M = [-200, -100, 100, 200];
/** A further site is used only if its depth differs from the depth straight ahead by at most 35 %. */
const DEPTH_TOLERANCE = 0.35;

/** Returns the site straight ahead of a break, and the further sites along its shore with a similar depth. */
export function chooseRaySites(
  floor: Floor,
  facingDeg: number,
  cellDepthM: number,
  reachM: number,
  startDepthM = START_DEPTH_M,
): [RaySite, ...RaySite[]] {
  const choose = (aside: number) =>
    chooseRaySite(floor, facingDeg, cellDepthM, reachM, startDepthM, FARTHEST_START_M, aside);
  const straight = choose(0);
  const others = ASIDE_M.map(choose).filter(({ depthM }) => Math.abs(depthM / straight.depthM - 1) <= DEPTH_TOLERANCE);
  return [straight, ...others];
}

/** Returns the point nearest to the break where the line along the facing crosses from land to water. */
function nearestShoreM(ahead: (alongM: number) => number): number {
  for (let awayM = 0; awayM <= SHORE_WITHIN_M; awayM += LOOK_STEP_M)
    for (const alongM of [-awayM, awayM]) if (ahead(alongM) <= 0 && ahead(alongM + LOOK_STEP_M) > 0) return alongM;
  return 0;
}

function depthAt(floor: Floor, { eastM, northM }: Pick<RaySite, 'eastM' | 'northM'>): number {
  const into: FloorReading = { depthM: 0, eastward: 0, northward: 0, spacingM: 0 };
  return readFloor(floor, eastM, northM, into) ? into.depthM : 0;
}

const CELL_DEG = 1 / 6;
const SAMPLES_ACROSS = 9;

/**
 * Returns the depth that the wave model has at its cell: the mean depth of the water within the cell, as the model
 * computes it.
 */
export function meanCellDepthM(floor: Floor, centre: Point, cell: Point): number {
  const into: FloorReading = { depthM: 0, eastward: 0, northward: 0, spacingM: 0 };
  const depths: number[] = [];
  for (let row = 0; row < SAMPLES_ACROSS; row++) {
    for (let column = 0; column < SAMPLES_ACROSS; column++) {
      const lat = cell.lat + ((row + 0.5) / SAMPLES_ACROSS - 0.5) * CELL_DEG;
      const lon = cell.lon + ((column + 0.5) / SAMPLES_ACROSS - 0.5) * CELL_DEG;
      const eastM = (lon - centre.lon) * METRES_PER_DEG * Math.cos(toRadians(centre.lat));
      const northM = (lat - centre.lat) * METRES_PER_DEG;
      if (readFloor(floor, eastM, northM, into) && into.depthM > 0) depths.push(into.depthM);
    }
  }
  return depths.reduce((sum, depth) => sum + depth, 0) / Math.max(1, depths.length);
}

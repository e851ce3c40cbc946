import { type Floor, type FloorReading, readFloor } from './depth-grid.ts';
import type { WavesByDepth } from './waves-by-depth.ts';

/** A position on a floor's plane, in metres, and a ray's heading there, in radians from east towards north. */
export interface RayStart {
  readonly eastM: number;
  readonly northM: number;
  readonly heading: number;
}

/** A ray's heading at its seaward end, and the share of its energy that friction leaves. */
export interface RayEnd {
  readonly heading: number;
  readonly left: number;
}

/** A ray ends on land and in water shallower than 0.5 m. */
const LEAST_DEPTH_M = 0.5;
/**
 * The limits of a ray's step: `STEP_OF_SLOPE` times depth divided by slope, and `STEP_OF_SPACING` times the grid
 * spacing.
 */
const STEP_OF_SLOPE = 0.12;
const STEP_OF_SPACING = 0.7;
const LEAST_STEP_M = 25;
const MOST_STEPS = 4000;

/**
 * Traces a ray back out to sea by the midpoint rule, up to `reachM` from the beach. The ray equation is dψ/ds = (sin ψ
 * ∂c/∂x - cos ψ ∂c/∂y) / c (Munk & Arthur 1952); it holds in both directions. Returns `undefined` for a ray that meets
 * land or keeps running along a shore, since no waves arrive along it.
 */
export function traceRay(floor: Floor, waves: WavesByDepth, start: RayStart, reachM: number): RayEnd | undefined {
  const here: FloorReading = { depthM: 0, eastward: 0, northward: 0, spacingM: 0 };
  let { eastM, northM, heading } = start;
  let loss = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    if (!readFloor(floor, eastM, northM, here) || eastM * eastM + northM * northM > reachM * reachM)
      return leave(waves, here, heading, loss);
    if (here.depthM < LEAST_DEPTH_M) return undefined;
    const slope = Math.hypot(here.eastward, here.northward);
    const lengthM = Math.max(
      LEAST_STEP_M,
      Math.min(STEP_OF_SPACING * here.spacingM, (STEP_OF_SLOPE * here.depthM) / (slope + 1e-9)),
    );
    loss += lengthM * at(waves.lossPerM, waves, here.depthM);
    const half = heading + (lengthM / 2) * turnPerM(waves, here, heading);
    readFloor(floor, eastM + (lengthM / 2) * Math.cos(heading), northM + (lengthM / 2) * Math.sin(heading), here);
    heading += lengthM * turnPerM(waves, here, half);
    eastM += lengthM * Math.cos(half);
    northM += lengthM * Math.sin(half);
  }
  return undefined;
}

function turnPerM(waves: WavesByDepth, { depthM, eastward, northward }: FloorReading, heading: number): number {
  if (depthM >= waves.deepestM || depthM <= 0) return 0;
  const index = Math.floor(depthM / waves.stepM);
  const below = waves.phaseMps[index] ?? 0;
  const above = waves.phaseMps[index + 1] ?? 0;
  const phase = below + (depthM / waves.stepM - index) * (above - below);
  return (((above - below) / waves.stepM) * (Math.sin(heading) * eastward - Math.cos(heading) * northward)) / phase;
}

/**
 * A ray that leaves the grid in shallow water is still refracted. Shallow means that waves are slower than a given
 * share of their speed at the cell. A cell shallower than 30 m means a wide shelf, whose depth contours continue beyond
 * the grid, so the share is `SPEED_OFF_SHELF`. Elsewhere, shallow water at the grid's edge belongs to a headland,
 * beyond which the coast turns away.
 */
const WIDE_SHELF_M = 30;
const SPEED_OFF_SHELF = 0.97;
const SPEED_OFF_HEADLAND = 0.85;

/**
 * Refracts a ray that leaves the grid over shallow water. Snell's law over the local slope gives its heading at the
 * cell's depth. Returns `undefined` when the ray cannot reach that depth.
 */
function leave(waves: WavesByDepth, here: FloorReading, heading: number, loss: number): RayEnd | undefined {
  const slower = at(waves.phaseMps, waves, here.depthM) / at(waves.phaseMps, waves, waves.deepestM);
  const offShore = waves.deepestM < WIDE_SHELF_M ? SPEED_OFF_SHELF : SPEED_OFF_HEADLAND;
  if (slower > offShore) return { heading, left: Math.exp(-loss) };
  const down = Math.atan2(here.northward, here.eastward);
  const sin = Math.sin(heading - down) / slower;
  if (Math.cos(heading - down) <= 0 || Math.abs(sin) >= 1) return undefined;
  return { heading: down + Math.asin(sin), left: Math.exp(-loss) };
}

function at(values: Float64Array, { stepM, deepestM }: WavesByDepth, depthM: number): number {
  const steps = Math.min(depthM, deepestM) / stepM;
  const index = Math.min(values.length - 2, Math.floor(steps));
  const below = values[index] ?? 0;
  return below + (steps - index) * ((values[index + 1] ?? 0) - below);
}

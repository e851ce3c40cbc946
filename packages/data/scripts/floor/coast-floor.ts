import { type Point, toRadians } from '@groundswell/forecast';
import { type DepthGrid, type Floor, type FloorReading, readFloor } from './depth-grid.ts';
import { depthOver, type Feature, type LaidFeature } from './features.ts';
import { METRES_PER_DEG, readLandMask } from './land-mask.ts';
import { depthOnShelf, type ShelfProfile, shelfOff } from './shelves.ts';
import { blurredShoreDistance } from './shore-distance.ts';
import { type SoundedGrid, soundingAt } from './sounded-grid.ts';

/**
 * The near grid reaches 5 km from the beach to each side. Its nodes are 75 m apart, or 25 m where floor features are
 * known; the far grid is 300 steps across.
 */
const NEAR_HALF_M = 5000;
const NEAR_NODES = 134;
const FINE_NODES = 401;
const FAR_NODES = 301;

/**
 * Up to 0.7 km from the shore, only the near grid's distances to the shore count. From 0.7 to 2 km, the far grid
 * gradually replaces them, because it also contains land beyond the near grid.
 */
const NEAR_WITHIN_KM = 0.7;
const FAR_FROM_KM = 2;

/**
 * The weight of soundings rises from 0 to 1 between these distances from the shore, in spacings of the soundings: 2 to 6
 * km for 2 minutes of arc.
 */
const SOUNDED_FROM = 0.54;
const SOUNDED_WHOLLY = 1.62;

/**
 * Builds a model of the sea floor around a point, up to `reachM` away. Near the shore, depth follows this coast's shelf
 * profile by distance to the shore. Farther out, soundings are used where a grid covers the point. Features lie over
 * both, and make the near grid finer.
 */
export async function drawCoastFloor(
  centre: Point,
  reachM: number,
  sounded: readonly SoundedGrid[],
  features: readonly Feature[] = [],
): Promise<Floor> {
  const shelf = shelfOff(centre);
  const far = await readShore(centre, 1.02 * reachM, FAR_NODES);
  const near = await readShore(centre, Math.min(NEAR_HALF_M, reachM), features.length > 0 ? FINE_NODES : NEAR_NODES);
  const farKm: Floor = [{ ...far, depthM: far.shoreKm }];
  const into: FloorReading = { depthM: 0, eastward: 0, northward: 0, spacingM: 0 };
  const joined = near.shoreKm.map((km, index) => {
    const { eastM, northM } = placeOf(near, index);
    const weight = share(km, NEAR_WITHIN_KM, FAR_FROM_KM);
    return weight > 0 && readFloor(farKm, eastM, northM, into) ? km + weight * (into.depthM - km) : km;
  });
  const laid = features.map((feature) => layFeature(feature, centre));
  return [{ ...near, shoreKm: joined }, far].map((shore) => layOver(depthsOf(shore, centre, shelf, sounded), laid));
}

function layFeature({ kind, axis }: Feature, centre: Point): LaidFeature {
  const points = axis.map(([lat, lon, depthM, halfWidthM]) => {
    const eastM = (lon - centre.lon) * METRES_PER_DEG * Math.cos(toRadians(centre.lat));
    return { eastM, northM: (lat - centre.lat) * METRES_PER_DEG, depthM, halfWidthM };
  });
  return { isCanyon: kind === 'canyon', axis: points };
}

function layOver(grid: DepthGrid, features: readonly LaidFeature[]): DepthGrid {
  if (features.length === 0) return grid;
  const depthM = grid.depthM.map((shelfM, index) => {
    const { eastM, northM } = placeOf(grid, index);
    return depthOver(features, shelfM, eastM, northM);
  });
  return { ...grid, depthM };
}

type ShoreGrid = Omit<DepthGrid, 'depthM'> & { readonly land: Uint8Array; readonly shoreKm: Float32Array };

async function readShore(centre: Point, halfM: number, nodes: number): Promise<ShoreGrid> {
  const spacingM = (2 * halfM) / (nodes - 1);
  const land = await readLandMask(centre, halfM, nodes);
  const shoreKm = blurredShoreDistance(land, nodes).map((steps) => (steps * spacingM) / 1000);
  return { nodes, spacingM, halfM, land, shoreKm };
}

function depthsOf(shore: ShoreGrid, centre: Point, shelf: ShelfProfile, sounded: readonly SoundedGrid[]): DepthGrid {
  const { nodes, spacingM, halfM, land, shoreKm } = shore;
  const depthM = shoreKm.map((km, index) => {
    if (land[index]) return 0;
    const made = depthOnShelf(shelf, Math.max(km, spacingM / 4000));
    const sounding = soundingAt(sounded, pointOf(centre, placeOf(shore, index)));
    if (!sounding || sounding.depthM < 1) return made;
    const weight = share(km, SOUNDED_FROM * sounding.spacingKm, SOUNDED_WHOLLY * sounding.spacingKm);
    return made ** (1 - weight) * sounding.depthM ** weight;
  });
  return { nodes, spacingM, halfM, depthM };
}

/** Returns how far a value lies between `from` and `to`, as a fraction clamped to [0, 1]. */
function share(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

interface Place {
  readonly eastM: number;
  readonly northM: number;
}

function placeOf({ nodes, spacingM, halfM }: Omit<DepthGrid, 'depthM'>, index: number): Place {
  return { eastM: (index % nodes) * spacingM - halfM, northM: Math.floor(index / nodes) * spacingM - halfM };
}

function pointOf(centre: Point, { eastM, northM }: Place): Point {
  return {
    lat: centre.lat + northM / METRES_PER_DEG,
    lon: centre.lon + eastM / METRES_PER_DEG / Math.cos(toRadians(centre.lat)),
  };
}

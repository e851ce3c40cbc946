import { distanceTo } from './distance-to.ts';
import { smoothGrid } from './smooth-grid.ts';

/**
 * Depth contours are smoother than the shoreline, the more so the farther out. So the shoreline seen from a point is
 * blurred by 0.8 times the point's distance from it.
 */
const BLUR_OF_DISTANCE = 0.8;
/**
 * The finest blur has a standard deviation of 1 node, and each further blur has twice that of the previous. Between two
 * blurs, the shore distance is interpolated.
 */
const LEAST_BLUR_NODES = 1;
const BLUR_RATIO = 2;

/**
 * Returns the distance of each node of a square grid from a smoothed shore, in grid steps; 0 or less on land. Distances
 * are smoothed the more, the larger they are, because depth contours are smoother farther out.
 */
export function blurredShoreDistance(land: Uint8Array, nodes: number): Float32Array {
  const signed = signedDistance(land, nodes);
  const blurs: Float32Array[] = [];
  for (let deviation = LEAST_BLUR_NODES; deviation < nodes / 8; deviation *= BLUR_RATIO)
    blurs.push(smoothGrid(signed, nodes, deviation));
  return signed.map((steps, index) => {
    const wanted = Math.log((BLUR_OF_DISTANCE * Math.max(0, steps)) / LEAST_BLUR_NODES) / Math.log(BLUR_RATIO);
    const level = Math.min(blurs.length - 1, Math.max(0, wanted));
    const finer = blurs[Math.floor(level)]?.[index] ?? steps;
    const coarser = blurs[Math.ceil(level)]?.[index] ?? steps;
    return finer + (level - Math.floor(level)) * (coarser - finer);
  });
}

/**
 * Returns signed distances, negative on land. The shore lies halfway between the last node on land and the first at
 * sea.
 */
function signedDistance(land: Uint8Array, nodes: number): Float32Array {
  const toLand = distanceTo(land, nodes);
  const toSea = distanceTo(
    land.map((mark) => 1 - mark),
    nodes,
  );
  const most = 2 * nodes;
  return toLand.map((steps, index) =>
    land[index] ? 0.5 - Math.min(most, toSea[index] ?? most) : Math.min(most, steps) - 0.5,
  );
}

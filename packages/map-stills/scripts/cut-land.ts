/**
 * Cuts the land shapes of each map still (a picture of the waves off one coast) from the shared world coast: `node
 * --import tsx packages/map-stills/scripts/cut-land.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LonLat, listLandRings } from '@groundswell/basemap/land-outline';
import { lineText } from '../src/draw/line-text.ts';
import { thinLine } from '../src/draw/thin-line.ts';
import { projectionOf, type Spot } from '../src/projection.ts';
import { COASTS, type MapStillView, mapStillViews, SHAPES } from '../src/views.ts';

/** The land is cut this far beyond the picture's edge, so that no coastline is drawn along the edge. */
const MARGIN = 12;
const WITHIN = 0.35;
const LEAST_AREA = 1.2;

const rings = listLandRings();

for (const coast of COASTS)
  for (const shape of SHAPES) {
    const path = cutLand(mapStillViews[coast][shape]);
    writeFileSync(
      join(import.meta.dirname, `../src/land/${coast}-${shape}.generated.json`),
      `${JSON.stringify(path)}\n`,
    );
    process.stdout.write(`${coast} ${shape}: ${path.length} letters\n`);
  }

function cutLand(view: MapStillView): string {
  const turn = 360 * view.scale;
  return rings
    .map((ring) => unrolled(ring, view))
    .flatMap((ring) => [-turn, 0, turn].map((shift) => ring.map(([x, y]): Spot => [x + shift, y])))
    .map((ring) => clipped(ring, view))
    .filter((ring) => ring.length > 3 && areaOf(ring) > LEAST_AREA)
    .map((ring) => lineText(thinLine([...ring, ring[0] as Spot], WITHIN).slice(0, -1), true))
    .join('');
}

/** Projects a ring without jumps at the antimeridian or at the edge of the map. */
function unrolled(ring: readonly LonLat[], view: MapStillView): Spot[] {
  const { place } = projectionOf(view);
  const turn = 360 * view.scale;
  let before = Number.NaN;
  return ring.map(([lon, lat]): Spot => {
    const [x, y] = place({ lon, lat: Math.min(84, Math.max(-84, lat)) });
    const near = Number.isNaN(before) ? x : x + turn * Math.round((before - x) / turn);
    before = near;
    return [near, y];
  });
}

/** Clips a ring to the view, edge by edge: Sutherland and Hodgman (1974). */
function clipped(ring: readonly Spot[], { width, height }: MapStillView): readonly Spot[] {
  const edges: readonly (readonly [axis: 0 | 1, at: number, sign: 1 | -1])[] = [
    [0, -MARGIN, 1],
    [0, width + MARGIN, -1],
    [1, -MARGIN, 1],
    [1, height + MARGIN, -1],
  ];
  let left = ring;
  for (const [axis, at, sign] of edges) {
    const next: Spot[] = [];
    for (const [index, spot] of left.entries()) {
      const before = left.at(index - 1) as Spot;
      const [into, wasIn] = [(spot[axis] - at) * sign >= 0, (before[axis] - at) * sign >= 0];
      if (into !== wasIn) {
        const part = (at - before[axis]) / (spot[axis] - before[axis]);
        next.push([before[0] + part * (spot[0] - before[0]), before[1] + part * (spot[1] - before[1])]);
      }
      if (into) next.push(spot);
    }
    left = next;
  }
  return left;
}

function areaOf(ring: readonly Spot[]): number {
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [beforeX, beforeY] = ring.at(index - 1) as Spot;
    sum += beforeX * y - x * beforeY;
  }
  return Math.abs(sum) / 2;
}

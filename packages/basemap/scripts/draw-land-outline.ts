import { writeFileSync } from 'node:fs';
import { turnOf } from '../src/cut/shapes.ts';
import { readWorld } from '../src/cut/world.ts';
import { type LonLat, simplify } from './coast-rings.ts';

/**
 * Writes the world's land for pictures of a whole ocean: `node --import tsx
 * packages/basemap/scripts/draw-land-outline.ts`. The source is Natural Earth 1:10m (public domain), simplified to half
 * a pixel at 8 pixels a degree.
 */
const FILE = new URL('../src/land-outline.generated.json', import.meta.url);
const UNITS_PER_DEG = 20;
const TOLERANCE_DEG = 0.06;
/**
 * Twice the area, in square degrees, below which a ring is left out. The smallest islet that is written covers about
 * two pixels.
 */
const LEAST_TURN = 0.1;

const rings = readWorld()
  .land.coordinates.flat()
  .filter((ring) => Math.abs(turnOf(ring)) > LEAST_TURN)
  .map((ring) => simplify(ring.slice(0, -1) as unknown as LonLat[], TOLERANCE_DEG))
  .map((ring) => toSteps(ring))
  .filter((steps) => steps.length >= 8);
writeFileSync(
  FILE,
  `{"unitsPerDeg":${UNITS_PER_DEG},"rings":[\n${rings.map((ring) => JSON.stringify(ring)).join(',\n')}\n]}\n`,
);
console.log(`${rings.length} rings`);

/** Converts a ring to its first point and the steps between points, in whole units. Small numbers compress well. */
function toSteps(ring: readonly LonLat[]): readonly number[] {
  const placed = ring.map(([lon, lat]) => [Math.round(lon * UNITS_PER_DEG), Math.round(lat * UNITS_PER_DEG)] as const);
  return placed.flatMap(([x, y], i) => {
    const before = placed[i - 1];
    if (!before) return [x, y];
    return x === before[0] && y === before[1] ? [] : [x - before[0], y - before[1]];
  });
}

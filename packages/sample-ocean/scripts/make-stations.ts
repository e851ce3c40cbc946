/**
 * This script writes src/ndbc/stations.generated.json: NDBC's wave buoys and shore stations on the coasts that the
 * sample ocean covers. It reads a folder with NDBC's activestations.xml and latest_obs.txt.
 * Run: npx tsx packages/sample-ocean/scripts/make-stations.ts FOLDER
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usaLand, waveStrips } from '../src/land/masks.ts';
import type { Station } from '../src/ndbc/stations.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder with activestations.xml and latest_obs.txt.');

/** The coasts whose stations are used: [south, north, west, east], degrees. */
const boxes = [
  [17, 25, -162.5, -151.5],
  [31.5, 48.9, -130, -116.8],
  [24, 31.5, -98, -79],
  [31.5, 45.2, -82, -62],
  [24, 31.5, -82, -70],
  [17, 22, -68.5, -64],
] as const;
const REACH_CELLS = 4;

const columns = { windDir: 8, windSpeed: 9, wave: 11, pressure: 15, air: 17, water: 18, dew: 19 } as const;
const observed = new Map(
  readFileSync(join(folder, 'latest_obs.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))
    .map((words) => [words[0] ?? '', words] as const),
);

const stations: Station[] = [];
for (const [tag] of readFileSync(join(folder, 'activestations.xml'), 'utf8').matchAll(/<station [^>]*>/g)) {
  const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const latDeg = Number(of('lat'));
  const lonDeg = Number(of('lon'));
  const seen = observed.get(of('id').toUpperCase());
  if (!boxes.some(([s, n, w, e]) => latDeg >= s && latDeg <= n && lonDeg >= w && lonDeg <= e)) continue;
  if (!(of('met') === 'y' || seen || of('owner') === 'NDBC' || isWaverider(of('name'), of('owner')))) continue;
  if (!(seaWithin(latDeg, lonDeg, REACH_CELLS) || isOpenSea(latDeg, lonDeg)) || isInland(of('name'), lonDeg)) continue;

  const has = (column: keyof typeof columns) => seen?.[columns[column]] !== undefined && seen[columns[column]] !== 'MM';
  const base = {
    id: of('id').toUpperCase(),
    latDeg,
    lonDeg,
    name: of('name').replaceAll('&amp;', '&').trim(),
    owner: of('owner'),
    program: of('pgm'),
  };
  if (['buoy', 'other'].includes(of('type')) && /^\d{5}$/.test(of('id'))) {
    const waverider = isWaverider(of('name'), of('owner'));
    const waves = waverider || has('wave') || !seen || of('owner') === 'NDBC';
    stations.push({ ...base, kind: waverider ? 'waverider' : 'buoy', waves, wind: !waverider });
  } else if (/^(\w{4}\d|k\w{3})$/i.test(of('id'))) {
    // Platforms in the Gulf report to NDBC under the name of an airfield, so they count as shore stations.
    stations.push({ ...base, kind: 'shore', waves: false, wind: has('windSpeed') || !seen, water: has('water') });
  }
}
stations.sort((a, b) => (a.id < b.id ? -1 : 1));
const target = fileURLToPath(new URL('../src/ndbc/stations.generated.json', import.meta.url));
writeFileSync(target, `[\n${stations.map((station) => `  ${JSON.stringify(station)}`).join(',\n')}\n]\n`);
const count = (kind: string) => stations.filter((station) => station.kind === kind).length;
console.log(
  `${stations.length}: ${count('buoy')} buoys, ${count('waverider')} waveriders, ${count('shore')} shore stations`,
);

/**
 * Returns whether a buoy is a waverider. Names of waveriders of Scripps and its partners end with a number in brackets.
 */
function isWaverider(name: string, owner: string): boolean {
  return owner === 'SCRIPPS' || /\(\d{3}\)/.test(name);
}

function seaWithin(latDeg: number, lonDeg: number, cells: number): boolean {
  return Object.values(waveStrips).some(({ bits, rows, columns: width, latNorthDeg, lonWestDeg, cellsPerDeg }) => {
    const row = Math.round((latNorthDeg - latDeg) * cellsPerDeg);
    const column = Math.round((lonDeg + 360 - lonWestDeg) * cellsPerDeg);
    for (let r = row - cells; r <= row + cells; r++)
      for (let c = column - cells; c <= column + cells; c++)
        if (r >= 0 && r < rows && c >= 0 && c < width && bits[r * width + c]) return true;
    return false;
  });
}

function isOpenSea(latDeg: number, lonDeg: number): boolean {
  const row = Math.round((usaLand.latNorthDeg - latDeg) * usaLand.cellsPerDeg);
  const column = Math.round((lonDeg + 360 - usaLand.lonWestDeg) * usaLand.cellsPerDeg);
  return usaLand.bits[row * usaLand.columns + column] === 0;
}

/**
 * Returns whether a station lies in Puget Sound or the strait behind Vancouver Island, which no ocean swell reaches.
 */
function isInland(name: string, lonDeg: number): boolean {
  return (
    (lonDeg > -123.3 && lonDeg < -122 && /WA\b/.test(name)) || /Bellingham|Port Angeles|Halibut|Sentry/i.test(name)
  );
}

/**
 * Writes src/ndbc/stations.generated.json: NDBC's wave buoys and shore stations on the coasts that the sample ocean covers.
 * Reads a folder with NDBC's activestations.xml and latest_obs.txt.
 * Run: npx tsx packages/sample-ocean/scripts/make-stations.ts FOLDER
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usaLand, waveStrips } from '../src/land/masks.ts';
import type { Station } from '../src/ndbc/stations.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder with activestations.xml and latest_obs.txt.');

/** Coasts served: [south, north, west, east]. */
const boxes = [
  [17, 25, -162.5, -151.5],
  [31.5, 48.9, -130, -116.8],
  [24, 31.5, -98, -79],
  [31.5, 45.2, -82, -62],
  [24, 31.5, -82, -70],
  [17, 22, -68.5, -64],
] as const;
const SHORE_SPACING_DEG = 0.25;
const REACH_CELLS = 2;

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
  const counted = of('met') === 'y' || (of('type') === 'buoy' && of('owner') === 'SCRIPPS');
  if (!counted || !boxes.some(([s, n, w, e]) => latDeg >= s && latDeg <= n && lonDeg >= w && lonDeg <= e)) continue;

  const has = (column: keyof typeof columns) => seen?.[columns[column]] !== undefined && seen[columns[column]] !== 'MM';
  const floats = ['buoy', 'other'].includes(of('type')) && /^\d{5}$/.test(of('id'));
  const offshore = !seaWithin(latDeg, lonDeg, REACH_CELLS) ? isOpenSea(latDeg, lonDeg) : true;
  if (!offshore || isInland(of('name'), lonDeg)) continue;

  const base = {
    id: of('id').toUpperCase(),
    latDeg,
    lonDeg,
    name: of('name').trim(),
    owner: of('owner'),
    program: of('pgm'),
  };
  if (floats) {
    const waverider = /SCRIPPS|Scripps|\(\d{3}\)/.test(of('owner') + of('name'));
    stations.push({
      ...base,
      kind: waverider ? 'waverider' : 'buoy',
      waves: waverider || has('wave') || !seen || of('owner') === 'NDBC',
      wind: !waverider,
    });
  } else if (seen && has('windSpeed') && !crowded(latDeg, lonDeg)) {
    stations.push({ ...base, kind: 'shore', waves: false, wind: true, water: has('water') });
  }
}
stations.sort((a, b) => (a.id < b.id ? -1 : 1));
const target = fileURLToPath(new URL('../src/ndbc/stations.generated.json', import.meta.url));
writeFileSync(target, `[\n${stations.map((station) => `  ${JSON.stringify(station)}`).join(',\n')}\n]\n`);
const count = (kind: string) => stations.filter((station) => station.kind === kind).length;
console.log(
  `${stations.length}: ${count('buoy')} buoys, ${count('waverider')} waveriders, ${count('shore')} shore stations`,
);

function crowded(latDeg: number, lonDeg: number): boolean {
  return stations.some(
    (other) =>
      other.kind === 'shore' &&
      Math.abs(other.latDeg - latDeg) < SHORE_SPACING_DEG &&
      Math.abs(other.lonDeg - lonDeg) < SHORE_SPACING_DEG,
  );
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

/** Puget Sound and other waters that no ocean swell reaches. */
function isInland(name: string, lonDeg: number): boolean {
  return (
    (lonDeg > -123.3 && lonDeg < -122 && /WA\b/.test(name)) || /River|Lake|Bellingham|Port Angeles|Halibut/i.test(name)
  );
}

import { HOUR_MS } from '@groundswell/durations';
import { type StationTrain, stationTrains } from './ndbc/station-weather.ts';
import { type Station, stations } from './ndbc/stations.ts';
import type { Ocean } from './ocean.ts';

const HOURS = 384;
const COLUMNS = 6;
const LISTED_M = 0.15;
const COUNTED_M = 0.05;
const bar = ` +-------+-----------+${'-----------------+'.repeat(COLUMNS)}`;

/**
 * Returns the 16-day spectral bulletins of a run for every wave station, by id: 385 hourly rows each, in NOAA's layout.
 */
export async function writeBulletins(ocean: Ocean, runMs: number): Promise<ReadonlyMap<string, string>> {
  const rows = new Map<string, string[]>();
  const members = stations.filter(({ waves }) => waves);
  for (const station of members) rows.set(station.id, [...head(station, runMs)]);
  for (let hour = 0; hour <= HOURS; hour++) {
    const timeMs = runMs + hour * HOUR_MS;
    // The computation of each hour takes some milliseconds. This pause lets the process answer other requests in
    // between.
    await new Promise(setImmediate);
    for (const [id, trains] of stationTrains(ocean, runMs, timeMs)) rows.get(id)?.push(line(timeMs, trains));
  }
  return new Map([...rows].map(([id, text]) => [id, `${[...text, bar, ...foot].join('\n')}\n`]));
}

function head({ id, latDeg, lonDeg }: Station, runMs: number): readonly string[] {
  const lat = `${Math.abs(latDeg).toFixed(2)}${latDeg < 0 ? 'S' : 'N'}`;
  const lon = `${Math.abs(lonDeg).toFixed(2)}${lonDeg < 0 ? 'W' : 'E'}`;
  const run = new Date(runMs).toISOString();
  return [
    `  Location : ${id.padEnd(10)} (${lat} ${lon.padStart(7)})`,
    '  Model    : spectral resolution for points',
    `  Cycle    : ${run.slice(0, 10).replaceAll('-', '')} ${run.slice(11, 13)} UTC`,
    bar,
    ` | day & |  Hst  n x |${'    Hs   Tp  dir |'.repeat(COLUMNS)}`,
    ` |  hour |  (m)  - - |${'    (m)  (s) (d) |'.repeat(COLUMNS)}`,
    bar,
  ];
}

function line(timeMs: number, trains: readonly StationTrain[]): string {
  const time = new Date(timeMs);
  const total = Math.sqrt(trains.reduce((sum, { heightM }) => sum + heightM ** 2, 0));
  const listed = trains.filter(({ heightM }) => heightM >= LISTED_M);
  const counted = trains.filter(({ heightM }) => heightM > COUNTED_M).length;
  const beyond = listed.length > COLUMNS ? String(listed.length - COLUMNS) : '';
  const cells = Array.from({ length: COLUMNS }, (_, k) => cell(listed[k])).join('|');
  const when = `${pad(time.getUTCDate(), 2)} ${pad(time.getUTCHours(), 2)}`;
  return ` | ${when} |${pad(total.toFixed(2), 5)} ${pad(counted, 2)} ${pad(beyond, 1)} |${cells}|`;
}

function cell(train: StationTrain | undefined): string {
  if (!train) return ' '.repeat(17);
  const { heightM, periodS, fromDeg, windSea } = train;
  // Bulletins state the direction that waves go to; the trains hold the direction that they come from.
  const towards = Math.round(fromDeg + 180) % 360;
  return ` ${windSea ? '*' : ' '}${pad(heightM.toFixed(2), 5)}${pad(periodS.toFixed(1), 5)}${pad(towards, 4)} `;
}

function pad(value: string | number, width: number): string {
  return String(value).padStart(width);
}

const margin = ' '.repeat(75);
const foot = [
  'Hst : Total sigificant wave height.',
  'n   : Number of fields with Hs > 0.05 in 2-D spectrum.',
  'x   : Number of fields with Hs > 0.15 not in table.',
  'Hs  : Significant wave height of separate wave field.',
  'Tp  : Peak period of separate wave field.',
  'dir : Mean direction of separate wave field.',
  '*   : Wave generation due to local wind probable.',
].map((text) => margin + text);

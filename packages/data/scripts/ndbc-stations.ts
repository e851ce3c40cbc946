import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Station } from '../src/places/station.ts';
import { bulletinPointIds } from './bulletin-points.ts';

/**
 * The names of Datawell Waveriders end with their number in the Coastal
 * Data Information Program: `Waimea Bay, HI (106)`.
 */
const waveriderName = /\(\d{3}\)$/;

type Measures = Pick<Station, 'waves' | 'wind' | 'waterTemperature'>;

export interface PlacedStation extends Station {
  /** The elevation above mean sea level, m, where NDBC states it. */
  readonly siteM?: number;
}

/**
 * Reads the stations of NDBC's `activestations.xml` that measure something useful, according to the latest observations
 * in `latest_obs.txt`. A single snapshot misses values that a station sends at other minutes. So Waveriders, and NDBC's
 * own buoys at a bulletin point, always count as wave buoys. NDBC's own active stations always count as measuring wind,
 * and its own active buoys as measuring water temperature.
 */
export function readStations(folder: string): readonly PlacedStation[] {
  const measured = parseLatestObservations(readFileSync(join(folder, 'latest_obs.txt'), 'utf8'));
  const xml = readFileSync(join(folder, 'activestations.xml'), 'utf8');
  return [...xml.matchAll(/<station\s([^>]*?)\/>/g)]
    .map(([, attributes]) => parseStation(attributes ?? '', measured))
    .filter(({ waves, wind, waterTemperature }) => waves || wind || waterTemperature);
}

/** Parses what each station reports, by id. Columns are found by the header's names; `MM` means missing. */
export function parseLatestObservations(text: string): ReadonlyMap<string, Measures> {
  const [header = '', , ...rows] = text.split('\n');
  const names = header.replace(/^#/, '').trim().split(/\s+/);
  const has = (cells: readonly string[], name: string) => (cells[names.indexOf(name)] ?? 'MM') !== 'MM';
  return new Map(
    rows.flatMap((row) => {
      const cells = row.trim().split(/\s+/);
      const id = cells[0];
      if (!id) return [];
      return [[id, { waves: has(cells, 'WVHT'), wind: has(cells, 'WSPD'), waterTemperature: has(cells, 'WTMP') }]];
    }),
  );
}

function parseStation(attributes: string, measured: ReadonlyMap<string, Measures>): PlacedStation {
  const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const id = read('id').toUpperCase();
  const isBuoy = read('type') === 'buoy' || (/^[45]\d{4}$/.test(id) && read('type') !== 'fixed');
  const seen = measured.get(id) ?? { waves: false, wind: false, waterTemperature: false };
  const name = unescapeXml(read('name')).replaceAll(/\s+/g, ' ').trim();
  const isWaverider = isBuoy && waveriderName.test(name);
  const isNdbcs = read('pgm') === 'NDBC Meteorological/Ocean' && read('met') === 'y';
  const siteM = Number.parseFloat(read('elev'));
  return {
    id,
    name,
    lat: Number(read('lat')),
    lon: Number(read('lon')),
    kind: isBuoy ? 'buoy' : 'land',
    ...(siteM > 0 && { siteM }),
    waves: isBuoy && (seen.waves || isWaverider || (read('owner') === 'NDBC' && bulletinPointIds.has(id))),
    wind: seen.wind || isNdbcs,
    waterTemperature: seen.waterTemperature || isWaverider || (isNdbcs && isBuoy),
  };
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

import { type WaveGridName, waveStrips } from './land/masks.ts';

/** A file of NOAA's layout that the sample ocean can write. */
export type Wanted =
  | {
      readonly kind: 'wave';
      readonly grid: WaveGridName;
      readonly runMs: number;
      readonly hour: number;
      readonly index: boolean;
    }
  | { readonly kind: 'weather'; readonly runMs: number; readonly hour: number; readonly index: boolean }
  | { readonly kind: 'bulletin'; readonly runMs: number; readonly station: string }
  | { readonly kind: 'realtime'; readonly station: string; readonly file: 'txt' | 'spec' | 'data_spec' | 'swdir' }
  | { readonly kind: 'latest' }
  | { readonly kind: 'stations' };

/** Forecast hours of a run: hourly to 120, then every three to 384. */
export const forecastHours: readonly number[] = [
  ...Array.from({ length: 121 }, (_, hour) => hour),
  ...Array.from({ length: 88 }, (_, step) => 123 + 3 * step),
];

const wave = /^\/gfs\.(\d{8})\/(\d{2})\/wave\/gridded\/gfswave\.t(\d{2})z\.(\w+)\.0p16\.f(\d{3})\.grib2(\.idx)?$/;
const weather = /^\/gfs\.(\d{8})\/(\d{2})\/atmos\/gfs\.t(\d{2})z\.pgrb2\.0p25\.f(\d{3})(\.idx)?$/;
const bulletin = /^\/gfs\.(\d{8})\/(\d{2})\/wave\/station\/bulls\.t(\d{2})z\/gfswave\.(\w{5})\.bull$/;
const realtime = /^\/data\/realtime2\/(\w{5})\.(txt|spec|data_spec|swdir)$/;
const hours = new Set(forecastHours);

/** What a path asks for; undefined when NOAA's layout has no such file or the sample ocean does not write it. */
export function readPath(path: string): Wanted | undefined {
  if (path === '/data/latest_obs/latest_obs.txt') return { kind: 'latest' };
  if (path === '/activestations.xml') return { kind: 'stations' };

  const observed = realtime.exec(path);
  if (observed) return { kind: 'realtime', station: observed[1] ?? '', file: realtimeFile(observed[2]) };

  const [, ...parts] = wave.exec(path) ?? weather.exec(path) ?? bulletin.exec(path) ?? [];
  const [day = '', cycle = '', again, ...rest] = parts;
  const runMs = cycle === again ? readRun(day, cycle) : undefined;
  if (runMs === undefined) return undefined;

  if (path.endsWith('.bull')) return { kind: 'bulletin', runMs, station: rest[0] ?? '' };
  const index = path.endsWith('.idx');
  if (path.includes('/atmos/')) {
    const hour = Number(rest[0]);
    return hours.has(hour) ? { kind: 'weather', runMs, hour, index } : undefined;
  }
  const grid = rest[0];
  const hour = Number(rest[1]);
  return isGridName(grid) && hours.has(hour) ? { kind: 'wave', grid, runMs, hour, index } : undefined;
}

/** Start of a run from `YYYYMMDD` and `HH`; undefined when there is no such day or cycle. */
export function readRun(day: string, cycle: string): number | undefined {
  if (!['00', '06', '12', '18'].includes(cycle)) return undefined;
  const text = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}T${cycle}:00:00.000Z`;
  const runMs = Date.parse(text);
  // Date.parse lets 31 February slip into March.
  return Number.isFinite(runMs) && new Date(runMs).toISOString() === text ? runMs : undefined;
}

function isGridName(name: string | undefined): name is WaveGridName {
  return name !== undefined && Object.hasOwn(waveStrips, name);
}

function realtimeFile(extension: string | undefined): 'txt' | 'spec' | 'data_spec' | 'swdir' {
  return extension === 'spec' || extension === 'data_spec' || extension === 'swdir' ? extension : 'txt';
}

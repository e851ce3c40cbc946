import { runName, runStart } from '@groundswell/forecast';
import { type Model, models } from './models.ts';

/** A file of NOAA's layout that the sample ocean can write. */
export type Wanted =
  | {
      readonly kind: 'step';
      readonly model: Model;
      readonly runMs: number;
      readonly hour: number;
      readonly index: boolean;
    }
  | { readonly kind: 'bulletin'; readonly runMs: number; readonly station: string }
  | { readonly kind: 'realtime'; readonly station: string; readonly file: 'txt' | 'spec' | 'data_spec' | 'swdir' }
  | { readonly kind: 'latest' }
  | { readonly kind: 'stations' }
  | { readonly kind: 'alerts' }
  | { readonly kind: 'point'; readonly latDeg: number; readonly lonDeg: number };

/** The path of a step file, with its model and the start of its run. */
export interface StepPath {
  readonly path: string;
  readonly model: Model;
  readonly runMs: number;
}

const INDEX = '.idx';
const CYCLES = ['00', '06', '12', '18'];
const step = /^\/\w+\.(\d{8})\/.*\.t(\d{2})z\..*?(\d{2,3})(?:\.(?:tm00\.|conus\.)?grib2)?$/;
const bulletin = /^\/gfs\.(\d{8})\/(\d{2})\/wave\/station\/bulls\.t(\d{2})z\/gfswave\.(\w{5})\.bull$/;
const point = /^\/points\/(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?)$/;
const realtime = /^\/data\/realtime2\/(\w{4,5})\.(txt|spec|data_spec|swdir)$/;

/** Returns the file at a path; undefined when NOAA's layout has no such file or the sample ocean does not write it. */
export function readPath(path: string): Wanted | undefined {
  if (path === '/data/latest_obs/latest_obs.txt') return { kind: 'latest' };
  if (path === '/activestations.xml') return { kind: 'stations' };
  if (path === '/alerts/active') return { kind: 'alerts' };
  const [isPoint, lat, lon] = point.exec(path) ?? [];
  if (isPoint) return { kind: 'point', latDeg: Number(lat), lonDeg: Number(lon) };
  const observed = realtime.exec(path);
  if (observed) return { kind: 'realtime', station: observed[1] ?? '', file: realtimeFile(observed[2]) };
  return readBulletin(path) ?? readStep(path);
}

/**
 * Lists the step files of a day, without their index files, whose paths begin with `prefix`. The day is read from the
 * prefix.
 */
export function listSteps(prefix: string): readonly StepPath[] {
  const [, day = ''] = /^\/\w+\.(\d{8})\//.exec(prefix) ?? [];
  return Object.values(models).flatMap((model) =>
    CYCLES.flatMap((cycle) => {
      const runMs = readRun(day, cycle);
      if (runMs === undefined) return [];
      return model.hours
        .map((hour) => ({ path: model.path(day, cycle, hour), model, runMs }))
        .filter(({ path }) => path.startsWith(prefix));
    }),
  );
}

function readBulletin(path: string): Wanted | undefined {
  const [, day = '', cycle = '', again, station = ''] = bulletin.exec(path) ?? [];
  const runMs = cycle === again ? readRun(day, cycle) : undefined;
  return runMs === undefined ? undefined : { kind: 'bulletin', runMs, station };
}

/** Finds the step of a path by comparing the path with the models' own paths. */
function readStep(path: string): Wanted | undefined {
  const index = path.endsWith(INDEX);
  const file = index ? path.slice(0, -INDEX.length) : path;
  const [, day = '', cycle = '', digits] = step.exec(file) ?? [];
  const runMs = readRun(day, cycle);
  const hour = Number(digits);
  const model = Object.values(models).find(
    ({ hours, path }) => hours.includes(hour) && path(day, cycle, hour) === file,
  );
  return runMs === undefined || !model ? undefined : { kind: 'step', model, runMs, hour, index };
}

/** Returns the start of a run from `YYYYMMDD` and `HH`; undefined for an invalid day or cycle. */
export function readRun(day: string, cycle: string): number | undefined {
  if (!CYCLES.includes(cycle)) return undefined;
  const run = `${day}${cycle}`;
  const runMs = runStart(run);
  // The comparison is needed because runStart reads 31 February as a day of March.
  return Number.isFinite(runMs) && runName(runMs) === run ? runMs : undefined;
}

function realtimeFile(extension: string | undefined): 'txt' | 'spec' | 'data_spec' | 'swdir' {
  return extension === 'spec' || extension === 'data_spec' || extension === 'swdir' ? extension : 'txt';
}

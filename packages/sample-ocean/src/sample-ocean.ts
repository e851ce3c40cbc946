import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import { createWeatherService, type WeatherService } from './advisories/weather-service.ts';
import { writeBulletins } from './bulletin.ts';
import { MODELS } from './errors/model-errors.ts';
import { createFileCache } from './file-cache.ts';
import { createObservatory, type Observatory } from './ndbc/observatory.ts';
import { findStation, stations } from './ndbc/stations.ts';
import { densityText, directionText, latestText, metText, specText, stationsXml } from './ndbc/text.ts';
import { createOcean } from './ocean.ts';
import { listSteps, readPath, type Wanted } from './paths.ts';

/** A file as a server would send it. */
export interface SampleFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly lastModified: Date;
}

export interface SampleOcean {
  /**
   * Returns the file at a path of NOAA's layout (`/gfs.20261120/00/wave/...`, `/data/realtime2/44013.txt`); undefined
   * means 404.
   */
  respond(path: string): Promise<SampleFile | undefined>;
  /**
   * Lists the step files whose paths begin with `prefix`, with their indexes. Files are written on request, so their
   * sizes are approximate.
   */
  list(prefix: string): readonly ListedFile[];
}

export interface ListedFile {
  readonly path: string;
  readonly sizeBytes: number;
  readonly lastModified: Date;
}

/**
 * The delay after which a run is published. All of its files appear at once, and disappear after ten days, as at NOAA.
 */
export const RUN_PUBLISHED_AFTER_MS = 4.5 * HOUR_MS;
const RUN_KEPT_MS = 10 * DAY_MS;
const SHELF_BYTES = 64 * 2 ** 20;
/** The interval at which instruments' files change. */
const OBSERVED_EVERY_MS = 5 * 60_000;
const TYPICAL_INDEX_BYTES = 1000;
const INDEX = '.idx';
const GRIB = 'application/octet-stream';
const TEXT = 'text/plain';
const GEOJSON = 'application/geo+json';

export interface SampleOceanOptions {
  readonly seed: number;
  readonly now: () => Date;
  /** Multiplies the errors of model runs: 1 (the default) errs like GFS-Wave, 0 makes every run the truth. */
  readonly errorScale?: number;
}

/**
 * Creates a synthetic ocean that writes NOAA's files. The bytes are the same for the same seed, path and (for
 * instruments) five-minute interval of `now`.
 */
export function createSampleOcean({ seed, now, errorScale = 1 }: SampleOceanOptions): SampleOcean {
  const ocean = createOcean(seed, { ...MODELS.gfsWave, scale: errorScale });
  const observatory = createObservatory(seed, ocean);
  const weatherService = createWeatherService(ocean);
  const shelf = createFileCache(SHELF_BYTES);
  const bulletins = new Map<number, Promise<ReadonlyMap<string, string>>>();

  const bulletinsOf = (runMs: number) => {
    const written = bulletins.get(runMs) ?? writeBulletins(ocean, runMs);
    bulletins.set(runMs, written);
    if (bulletins.size > 2) bulletins.delete(Math.min(...bulletins.keys()));
    return written;
  };

  const fromRun = async (path: string, wanted: Extract<Wanted, { runMs: number }>): Promise<Uint8Array | undefined> => {
    if (wanted.kind === 'bulletin') {
      const station = findStation(wanted.station);
      const text = station?.waves ? (await bulletinsOf(wanted.runMs)).get(station.id) : undefined;
      return text === undefined ? undefined : Buffer.from(text, 'latin1');
    }
    const known = shelf.find(path);
    if (known) return known;
    const { model, runMs, hour } = wanted;
    const { bytes, index } = model.encode(ocean, runMs, hour);
    const file = wanted.index ? path.slice(0, -INDEX.length) : path;
    shelf.put(file, bytes);
    shelf.put(`${file}${INDEX}`, index);
    return wanted.index ? index : bytes;
  };

  const isThere = (runMs: number) => {
    const ageMs = now().getTime() - runMs;
    return ageMs >= RUN_PUBLISHED_AFTER_MS && ageMs <= RUN_KEPT_MS;
  };

  return {
    async respond(path) {
      const wanted = readPath(path);
      if (!wanted) return undefined;

      const nowMs = now().getTime();
      if ('runMs' in wanted) {
        if (!isThere(wanted.runMs)) return undefined;
        const bytes = await fromRun(path, wanted);
        const contentType = wanted.kind === 'bulletin' || wanted.index ? TEXT : GRIB;
        return bytes && { bytes, contentType, lastModified: publishedAt(wanted.runMs) };
      }
      if (wanted.kind === 'point' || wanted.kind === 'alerts') {
        const bytes = Buffer.from(answer(weatherService, wanted, nowMs), 'utf8');
        return { bytes, contentType: GEOJSON, lastModified: new Date(nowMs) };
      }
      const observedMs = Math.floor(nowMs / OBSERVED_EVERY_MS) * OBSERVED_EVERY_MS;
      const key = `${path} ${observedMs}`;
      const bytes = shelf.find(key) ?? (await observe(observatory, wanted, observedMs));
      if (!bytes) return undefined;
      shelf.put(key, bytes);
      const contentType = wanted.kind === 'stations' ? 'application/xml' : TEXT;
      return { bytes, contentType, lastModified: new Date(observedMs) };
    },
    list: (prefix) =>
      listSteps(prefix)
        .filter(({ runMs }) => isThere(runMs))
        .flatMap(({ path, model, runMs }) => [
          { path, sizeBytes: model.typicalBytes, lastModified: publishedAt(runMs) },
          { path: `${path}${INDEX}`, sizeBytes: TYPICAL_INDEX_BYTES, lastModified: publishedAt(runMs) },
        ]),
  };
}

function publishedAt(runMs: number): Date {
  return new Date(runMs + RUN_PUBLISHED_AFTER_MS);
}

type OfWeatherService = Extract<Wanted, { kind: 'point' | 'alerts' }>;

function answer(service: WeatherService, wanted: OfWeatherService, nowMs: number): string {
  return wanted.kind === 'alerts' ? service.alerts(nowMs) : service.point(wanted.latDeg, wanted.lonDeg);
}

async function observe(
  observatory: Observatory,
  wanted: Exclude<Wanted, { runMs: number } | OfWeatherService>,
  nowMs: number,
): Promise<Uint8Array | undefined> {
  if (wanted.kind === 'stations')
    return Buffer.from(stationsXml(stations, Math.floor(nowMs / DAY_MS) * DAY_MS), 'utf8');
  if (wanted.kind === 'latest') return Buffer.from(latestText(await observatory.latest(nowMs)), 'latin1');

  const station = findStation(wanted.station);
  if (!station) return undefined;
  if (wanted.file === 'txt') return Buffer.from(metText(station, await observatory.readings(station, nowMs)), 'latin1');
  if (!station.waves) return undefined;
  const readings = await observatory.waveReadings(station, nowMs);
  const write = { spec: specText, data_spec: densityText, swdir: directionText }[wanted.file];
  return Buffer.from(write(readings), 'latin1');
}

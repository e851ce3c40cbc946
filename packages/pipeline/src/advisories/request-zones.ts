import type { BeachZones, ZonesOfBeaches } from '@groundswell/data/ocean';
import { DAY_MS } from '@groundswell/durations';
import { type Beach, type Point, pointAlong } from '@groundswell/forecast';
import { NotPublishedError, RefusedFileError, UpstreamUnavailableError } from '@groundswell/ocean';
import { logLine } from '@groundswell/runtime';
import pMap from 'p-map';
import { BadPointError, isMarine, parsePoint } from './parse-point.ts';
import { weatherService } from './weather-service.ts';

export type ZonedBeach = Pick<Beach, 'id' | 'lat' | 'lon' | 'facingDeg'>;

/**
 * The time after which a beach's zones are looked up again. The weather service changes zones twice a year, in spring
 * and autumn: https://www.weather.gov/gis/AWIPSShapefiles.
 */
const REFRESH_AFTER_MS = 30 * DAY_MS;
const RETRY_EMPTY_AFTER_MS = DAY_MS;
const BEACHES_A_RUN = 100;
const CONCURRENT_REQUESTS = 6;
const TIME_LIMIT_MS = 40_000;
const MAX_POINT_BYTES = 64 * 1024;
/**
 * The distance inland of a second lookup. It is used for a beach whose own position lies outside the service's land
 * zones.
 */
const INLAND_KM = 2;
/**
 * The distance out to sea of another lookup, which finds the zone of the coastal waters. Gale advisories exist only for
 * those zones.
 */
const SEAWARD_KM = 5;

/**
 * Lists the beaches to look up at `now`, UTC ms. New beaches come first, then moved ones and those whose last lookup is
 * too old. The number is limited for each run of the job.
 */
export function listBeachesDue(
  beaches: readonly ZonedBeach[],
  known: ZonesOfBeaches,
  now: number,
): readonly ZonedBeach[] {
  const isDue = (beach: ZonedBeach) => {
    const before = known[beach.id];
    const keepMs = before?.zones.length ? REFRESH_AFTER_MS : RETRY_EMPTY_AFTER_MS;
    return before?.point !== pointText(beach) || now - before.askedAt >= keepMs;
  };
  const due = beaches.filter(isDue);
  const isNew = ({ id }: ZonedBeach) => known[id] === undefined;
  return [...due.filter(isNew), ...due.filter((beach) => !isNew(beach))].slice(0, BEACHES_A_RUN);
}

/**
 * Merges newly requested zones into the known ones. If the service returns no zones for a beach that had some, the
 * beach's known zones stay.
 */
export function mergeZones(known: ZonesOfBeaches, requested: ZonesOfBeaches): ZonesOfBeaches {
  const kept = Object.entries(requested).map(([id, one]): readonly [string, BeachZones] => [
    id,
    one.zones.length > 0 ? one : { ...one, zones: known[Number(id)]?.zones ?? [] },
  ]);
  return { ...known, ...Object.fromEntries(kept) };
}

/**
 * Requests the zones of these beaches, by id, until the time limit. When the service is unavailable, the remaining
 * beaches are skipped.
 */
export async function requestZones(
  nwsUrl: string,
  beaches: readonly ZonedBeach[],
  now: number,
): Promise<ZonesOfBeaches> {
  const giveUpAt = Date.now() + TIME_LIMIT_MS;
  let outage: unknown;
  const requested = await pMap(
    beaches,
    async (beach): Promise<readonly [number, BeachZones][]> => {
      if (outage !== undefined || Date.now() >= giveUpAt) return [];
      try {
        const zones = await readZones(beach, (point) => readPoint(nwsUrl, point, giveUpAt));
        return [[beach.id, { zones, point: pointText(beach), askedAt: now }]];
      } catch (error) {
        if (!(error instanceof UpstreamUnavailableError)) throw error;
        outage = error;
        return [];
      }
    },
    { concurrency: CONCURRENT_REQUESTS },
  );
  if (outage !== undefined) logLine('warn', { job: 'refresh-advisories', error: outage });
  return Object.fromEntries(requested.flat());
}

/** Returns the codes of a beach's forecast zone, its county, and the coastal waters off the beach. */
async function readZones(
  beach: ZonedBeach,
  read: (point: Point) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const own = await read(beach);
  const isAshore = own.some((zone) => !isMarine(zone));
  const ashore = isAshore ? own : [...own, ...(await read(pointAlong(beach, beach.facingDeg + 180, INLAND_KM)))];
  const afloat = (await read(pointAlong(beach, beach.facingDeg, SEAWARD_KM))).filter(isMarine);
  return [...new Set([...ashore, ...afloat])];
}

async function readPoint(nwsUrl: string, point: Point, giveUpAt: number): Promise<readonly string[]> {
  const url = pointUrl(nwsUrl, point);
  try {
    const bytes = await weatherService.read(url, { maxBytes: MAX_POINT_BYTES, giveUpAt });
    return parsePoint(new TextDecoder().decode(bytes));
  } catch (error) {
    // The service returns 404 for a point that it does not cover.
    if (error instanceof NotPublishedError) return [];
    if (!(error instanceof RefusedFileError || error instanceof BadPointError)) throw error;
    logLine('warn', { job: 'refresh-advisories', url, error });
    return [];
  }
}

/** Returns the address at which the service describes a point. */
export function pointUrl(nwsUrl: string, point: Point): string {
  return `${nwsUrl}/points/${pointText(point)}`;
}

/**
 * Formats a point as the service does, `34.21,-77.7934`. The service redirects requests with more decimals or trailing
 * zeros.
 */
function pointText({ lat, lon }: Point): string {
  return [lat, lon].map((degrees) => String(Number(degrees.toFixed(4)))).join(',');
}

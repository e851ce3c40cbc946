import { listBeaches } from '@groundswell/data/places';
import { findStation } from '@groundswell/data/stations';
import type { StationReadings } from '@groundswell/forecast';
import { WAVES_FRESH_MS } from '@groundswell/forecast/view';
import {
  BadNdbcFile,
  fillFromParts,
  NotPublished,
  newestReadings,
  newestSpectral,
  parseLatestObs,
  parseRealtime,
  parseSpectralSummary,
  type Readings,
  RefusedFile,
  readingsWithin,
  type Span,
  UpstreamUnavailable,
} from '@groundswell/ocean';
import { logLine } from '@groundswell/runtime';
import { inTurn } from './in-turn.ts';
import { noaa } from './noaa.ts';
import { usableSpan } from './station-readings.ts';

const MAX_LATEST_BYTES = 2 * 1024 * 1024;
/** Newest rows come first: the start of a file holds more than a day of them. */
const START_BYTES = 8 * 1024;
const MAX_REALTIME_BYTES = 2 * 1024 * 1024;
const READS_AT_ONCE = 8;
/** All buoys together; with the minute that the newest rows may take this leaves time to keep what came. */
const BUOYS_MS = 45_000;

/**
 * What NDBC's stations near beaches say: every station's newest row, and for buoys their spectral summary, whose wave
 * rows are fewer and better. Throws when the newest rows cannot be had; a buoy's own file may fail or come too late, which
 * is logged.
 */
export async function readStations(
  ndbcUrl: string,
  remembered: ReadonlyMap<string, Readings>,
  now: number,
): Promise<ReadonlyMap<string, StationReadings>> {
  const latest = parseLatestObs(
    text(await noaa.read(`${ndbcUrl}/data/latest_obs/latest_obs.txt`, { maxBytes: MAX_LATEST_BYTES })),
  );
  const buoyIds = [...new Set(listBeaches().flatMap((beach) => beach.buoyIds))];
  const ofBuoys = await readBuoys(ndbcUrl, buoyIds, now);

  const stationIds = new Set([...buoyIds, ...listBeaches().flatMap((beach) => beach.stationIds)]);
  const stations = new Map<string, StationReadings>();
  for (const stationId of stationIds) {
    const station = findStation(stationId);
    if (!station) continue;
    const { name, lat, lon } = station;
    const { waves, trains, wind, airC, waterC } = [
      readingsWithin(latest.get(stationId) ?? {}, usableSpan(now)),
      ofBuoys.get(stationId) ?? {},
      remembered.get(stationId) ?? {},
    ].reduce<Readings>(newestReadings, {});
    stations.set(stationId, {
      stationId,
      name,
      lat,
      lon,
      waves: fillFromParts({ waves, trains }),
      trains,
      wind,
      airC,
      waterC,
    });
  }
  return stations;
}

/** What the buoys' own files say as far as they come in time. */
async function readBuoys(ndbcUrl: string, ids: readonly string[], now: number): Promise<ReadonlyMap<string, Readings>> {
  const span = { since: now - WAVES_FRESH_MS, until: usableSpan(now).until };
  const giveUpAt = Date.now() + BUOYS_MS;
  const late: string[] = [];
  const read = await inTurn(ids, READS_AT_ONCE, async (id) => {
    if (Date.now() < giveUpAt) return [id, await readBuoy(`${ndbcUrl}/data/realtime2/${id}`, span, giveUpAt)] as const;
    late.push(id);
    return [id, {}] as const;
  });
  if (late.length > 0) logLine('warn', { job: 'refresh-observations', buoysNotAsked: late });
  return new Map(read);
}

/** A buoy's waves by its spectral summary, else, where that has none of late, by its standard rows. */
async function readBuoy(path: string, span: Span, giveUpAt: number): Promise<Readings> {
  const summary = await readStart(`${path}.spec`, giveUpAt, (text) => newestSpectral(parseSpectralSummary(text), span));
  if (summary?.waves) return summary;
  return (await readStart(`${path}.txt`, giveUpAt, (text) => parseRealtime(text, span))) ?? {};
}

/** Reads the newest rows of a station's file; absent where there is no such file or it is not as it should be. */
async function readStart(
  url: string,
  giveUpAt: number,
  parse: (text: string) => Readings,
): Promise<Readings | undefined> {
  try {
    const range = { first: 0, last: START_BYTES - 1, orLess: true, maxWholeBytes: MAX_REALTIME_BYTES, giveUpAt };
    return parse(wholeLines(text(await noaa.readRange(url, range))));
  } catch (error) {
    if (error instanceof NotPublished) return undefined;
    if (!(error instanceof RefusedFile || error instanceof UpstreamUnavailable || error instanceof BadNdbcFile))
      throw error;
    logLine('warn', { job: 'refresh-observations', url, error });
    return undefined;
  }
}

/** Without the last line, which a range may have cut within a number. */
function wholeLines(text: string): string {
  return text.length < START_BYTES ? text : text.slice(0, text.lastIndexOf('\n') + 1);
}

function text(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

import { listBeaches } from '@groundswell/data/places';
import { findStation } from '@groundswell/data/stations';
import type { StationReadings } from '@groundswell/forecast';
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
  UpstreamUnavailable,
} from '@groundswell/ocean';
import { logLine } from '@groundswell/runtime';
import { inTurn } from './in-turn.ts';
import { noaa } from './noaa.ts';

const MAX_LATEST_BYTES = 2 * 1024 * 1024;
/** Newest rows come first: the start of a file holds more than a day of them. */
const START_BYTES = 8 * 1024;
const MAX_REALTIME_BYTES = 2 * 1024 * 1024;
const READS_AT_ONCE = 8;
const LOOK_BACK_MS = 3 * 3_600_000;

/**
 * What NDBC's stations near beaches say: every station's newest row, and for buoys their spectral summary, whose wave
 * rows are fewer and better. Throws when the newest rows cannot be had; a buoy's own file may fail, which is logged.
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
  const spectral = new Map(
    await inTurn(buoyIds, READS_AT_ONCE, async (id) => [id, await readBuoy(ndbcUrl, id, now - LOOK_BACK_MS)] as const),
  );

  const stationIds = new Set([...buoyIds, ...listBeaches().flatMap((beach) => beach.stationIds)]);
  const stations = new Map<string, StationReadings>();
  for (const stationId of stationIds) {
    const station = findStation(stationId);
    if (!station) continue;
    const { name, lat, lon } = station;
    const { waves, trains, wind, airC, waterC } = [
      latest.get(stationId),
      spectral.get(stationId),
      remembered.get(stationId),
    ]
      .filter((readings) => readings !== undefined)
      .reduce<Readings>(newestReadings, {});
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

/** A buoy's waves by its spectral summary, else by its standard rows. */
async function readBuoy(ndbcUrl: string, id: string, since: number): Promise<Readings> {
  const summary = await readStart(`${ndbcUrl}/data/realtime2/${id}.spec`, (text) =>
    newestSpectral(parseSpectralSummary(text), since),
  );
  if (summary) return summary;
  return (await readStart(`${ndbcUrl}/data/realtime2/${id}.txt`, (text) => parseRealtime(text, since))) ?? {};
}

/** Reads the newest rows of a station's file; absent where there is no such file or it is not as it should be. */
async function readStart(url: string, parse: (text: string) => Readings): Promise<Readings | undefined> {
  try {
    const range = { first: 0, last: START_BYTES - 1, orLess: true, maxWholeBytes: MAX_REALTIME_BYTES };
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

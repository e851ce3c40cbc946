import { DAY_MS } from '@groundswell/durations';
import type { StationHistory, StationList } from '@groundswell/forecast';
import { parseActiveStations, parseLatestObs } from '@groundswell/ocean';
import { logLine } from '@groundswell/runtime';
import pMap from 'p-map';
import { listBuoyIds } from '../buoys.ts';
import { noaa } from '../noaa.ts';
import { type BuoyFiles, readBuoy } from './read-buoy.ts';
import { latin1, unlessRefused } from './station-files.ts';

const MAX_LATEST_BYTES = 2 * 1024 * 1024;
const MAX_LIST_BYTES = 4 * 1024 * 1024;
const READS_AT_ONCE = 8;
/**
 * The time limits for reading the newest rows, the station list and the buoys' files. Together they leave enough of the
 * job's two minutes to store the results.
 */
const LATEST_MS = 40_000;
const LIST_MS = 10_000;
const BUOYS_MS = 45_000;

/**
 * Reads the newest row of every station. Throws when the file is unavailable, because the whole refresh depends on it.
 */
export async function readLatest(ndbcUrl: string) {
  const url = `${ndbcUrl}/data/latest_obs/latest_obs.txt`;
  const options = { maxBytes: MAX_LATEST_BYTES, giveUpAt: Date.now() + LATEST_MS };
  return parseLatestObs(latin1(await noaa.read(url, options)));
}

/** Reads the stations that NDBC lists, once a day; undefined when today's list is stored or the list is unavailable. */
export async function readListOnceADay(ndbcUrl: string, known: StationList | undefined, now: number) {
  if (known && now - known.listedAt < DAY_MS) return undefined;
  const url = `${ndbcUrl}/activestations.xml`;
  const options = { maxBytes: MAX_LIST_BYTES, giveUpAt: Date.now() + LIST_MS };
  return unlessRefused(url, async () => parseActiveStations(new TextDecoder().decode(await noaa.read(url, options))));
}

/** Reads the files of the beaches' buoys, by id. Buoys that could not be read within the time limit are logged. */
export async function readBuoys(
  ndbcUrl: string,
  histories: ReadonlyMap<string, StationHistory>,
  until: number,
): Promise<ReadonlyMap<string, BuoyFiles>> {
  const giveUpAt = Date.now() + BUOYS_MS;
  const late: string[] = [];
  const readOne = async (id: string): Promise<readonly [string, BuoyFiles]> => {
    if (Date.now() < giveUpAt)
      return [id, await readBuoy(`${ndbcUrl}/data/realtime2/${id}`, { history: histories.get(id), until, giveUpAt })];
    late.push(id);
    return [id, { rows: [] }];
  };
  const read = await pMap(listBuoyIds(), readOne, { concurrency: READS_AT_ONCE });
  if (late.length > 0) logLine('warn', { job: 'refresh-observations', buoysNotAsked: late });
  return new Map(read);
}

import {
  digestHistory,
  digestReadings,
  forecasts,
  observed,
  pairOf,
  stationHistory,
  stationList,
  summaries,
  windAgreement,
} from '@groundswell/data/ocean';
import { listBeaches } from '@groundswell/data/places';
import {
  type BeachSummary,
  type ListedStation,
  nowcast,
  type ObservedAtBeach,
  type StationHistory,
  type StationList,
} from '@groundswell/forecast';
import { summarizeForecast } from '@groundswell/forecast/compose';
import type { ActiveStation, LatestObservation } from '@groundswell/ocean';
import {
  continueHistory,
  describeStation,
  keptSpan,
  listBuoyIds,
  observeBeach,
  readBuoys,
  readLatest,
  readListOnceADay,
  readOceanSettings,
  type StationLog,
} from '@groundswell/pipeline';
import { doEach, job, logLine } from '@groundswell/runtime';

const WRITES_AT_ONCE = 16;

/**
 * Reads NDBC's instruments, checks the values, and stores changes: the readings near each beach, 48 hours of each
 * station, and all stations for the map. Changed readings also update the summaries, so that lists of beaches agree
 * with the beach's page.
 */
export const handler = job({ name: 'refresh-observations' }, async () => {
  const now = Date.now();
  const { ndbcUrl } = readOceanSettings();
  const beaches = listBeaches();
  const [seen, known, winds] = await Promise.all([
    observed.readMany(beaches.map(({ id }) => id)),
    stationList.read(),
    windAgreement.find(),
  ]);
  const latest = await readLatest(ndbcUrl);
  const listed = await readListOnceADay(ndbcUrl, known, now);

  const named = beaches.flatMap(({ windStationIds, waterStationIds }) => [...windStationIds, ...waterStationIds]);
  const ids = [...new Set([...latest.keys(), ...listBuoyIds(), ...named])];
  const kept = await stationHistory.findMany(ids);
  const buoys = await readBuoys(ndbcUrl, kept, keptSpan(now).until);
  const logs = ids.map((id) => {
    const row = latest.get(id)?.row;
    const { rows = [], trains } = buoys.get(id) ?? {};
    return continueHistory(id, kept.get(id), { rows: row ? [row, ...rows] : rows, trains }, now);
  });
  const stations = describeAll({ listed, known, latest }, logs);

  const observations = beaches.map((beach) => {
    const judge = (stationId: string) => winds?.pairs[pairOf(beach.id, stationId)];
    return { id: beach.id, observation: observeBeach(beach, stations, now, judge) };
  });
  const changed = observations.filter(({ id, observation }) => isChanged(seen.get(id), observation, digestReadings));
  const summed = await summaries.readMany(changed.map(({ id }) => id));
  await doEach(changed, WRITES_AT_ONCE, async ({ id, observation }) => {
    // The summary goes first: if the job dies in between, the next run finds the readings changed again.
    await correctSummary(id, summed.get(id), observation, now);
    await observed.put(id, observation);
  });
  const histories = logs
    .map(({ history }) => history)
    .filter((history) => isChanged(kept.get(history.stationId), history, digestHistory));
  await doEach(histories, WRITES_AT_ONCE, (history) => stationHistory.put(history, now));
  await stationList.put({ listedAt: listed ? now : (known?.listedAt ?? 0), stations: [...stations.values()] }, now);

  logRefused(histories, kept);
  const counts = { stations: ids.length, histories: histories.length, changed: changed.length };
  logLine('info', { job: 'refresh-observations', ...counts });
});

async function correctSummary(
  beachId: number,
  before: BeachSummary | undefined,
  observation: ObservedAtBeach,
  now: number,
): Promise<void> {
  const { forecast, cycle, steps } = await forecasts.readNow(beachId);
  if (!forecast || cycle === undefined) return;
  const summary = summarizeForecast(nowcast(forecast, observation, now).forecast);
  if (JSON.stringify(summary) === JSON.stringify(before)) return;
  await summaries.put(beachId, cycle, summary, { steps, seenAt: observation.checkedAt });
}

interface Known {
  readonly listed: readonly ActiveStation[] | undefined;
  readonly known: StationList | undefined;
  readonly latest: ReadonlyMap<string, LatestObservation>;
}

/**
 * Returns every station by id. Stations with readings have their rows. The remaining stations of NDBC's list have only
 * a name and a position.
 */
function describeAll(
  { listed, known, latest }: Known,
  logs: readonly StationLog[],
): ReadonlyMap<string, ListedStation> {
  const readings = new Map(logs.map(({ history, readings }) => [history.stationId, readings]));
  const listedById = new Map(listed?.map((station) => [station.id, station]));
  const knownById = new Map(known?.stations.map((station) => [station.stationId, station]));
  const ids = new Set([...readings.keys(), ...(listed ? listedById : knownById).keys()]);
  return new Map(
    [...ids].flatMap((id) => {
      const place = describeStation(id, listedById.get(id), knownById.get(id), latest.get(id));
      return place ? [[id, { ...place, ...readings.get(id) }] as const] : [];
    }),
  );
}

function isChanged<T>(before: T | undefined, after: T, digest: (value: T) => string): boolean {
  return before === undefined || digest(before) !== digest(after);
}

/** Logs new refusals in one line, at most 20 in full. */
function logRefused(histories: readonly StationHistory[], kept: ReadonlyMap<string, StationHistory>): void {
  const refused = histories.flatMap(({ stationId, refused }) => {
    const before = new Set(kept.get(stationId)?.refused.map(({ at, quantity }) => `${at} ${quantity}`));
    return refused.filter(({ at, quantity }) => !before.has(`${at} ${quantity}`)).map((one) => ({ stationId, ...one }));
  });
  if (refused.length > 0)
    logLine('warn', { job: 'refresh-observations', refused: refused.length, values: refused.slice(0, 20) });
}

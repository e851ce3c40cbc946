import { digestHistory, digestReadings, observed, stationHistory, stationList } from '@groundswell/data';
import { listBeaches } from '@groundswell/data/places';
import type { ListedStation, RefusedValue } from '@groundswell/forecast';
import { job, logLine } from '@groundswell/runtime';
import { eachInTurn } from './in-turn.ts';
import { readOceanSettings } from './ocean-settings.ts';
import { listBuoyIds, readBuoys, readLatest, readListOnceADay } from './read-stations.ts';
import { continueHistory, describeStation, keptSpan } from './station-log.ts';
import { observeBeach } from './station-readings.ts';

const WRITES_AT_ONCE = 16;

/**
 * Asks NDBC what instruments say, checks it, and keeps it: 48 hours of each station, all stations for the map, and for
 * each beach what the stations near it say, all of them only where something changed.
 */
export const handler = job({ name: 'refresh-observations' }, async () => {
  const now = Date.now();
  const { ndbcUrl } = readOceanSettings();
  const beaches = listBeaches();
  const [seen, known] = await Promise.all([observed.readMany(beaches.map(({ id }) => id)), stationList.read()]);
  const latest = await readLatest(ndbcUrl);
  const listed = await readListOnceADay(ndbcUrl, known, now);

  const ids = [...new Set([...latest.keys(), ...listBuoyIds(), ...beaches.flatMap(({ stationIds }) => stationIds)])];
  const kept = await stationHistory.findMany(ids);
  const buoys = await readBuoys(ndbcUrl, kept, keptSpan(now).until);
  const logs = ids.map((id) => {
    const row = latest.get(id)?.row;
    const { rows = [], trains } = buoys.get(id) ?? {};
    return continueHistory(id, kept.get(id), { rows: row ? [row, ...rows] : rows, trains }, now);
  });

  const readings = new Map(logs.map(({ history, readings }) => [history.stationId, readings]));
  const listedById = new Map(listed?.map((station) => [station.id, station]));
  const knownById = new Map(known?.stations.map((station) => [station.stationId, station]));
  const stations = new Map<string, ListedStation>();
  for (const id of new Set([...ids, ...(listed ? listedById : knownById).keys()])) {
    const place = describeStation(id, listedById.get(id), knownById.get(id), latest.get(id));
    if (place) stations.set(id, { ...place, ...readings.get(id) });
  }
  await stationList.put({ listedAt: listed ? now : (known?.listedAt ?? 0), stations: [...stations.values()] }, now);

  const newLogs = logs.filter(({ history }) => isChanged(kept.get(history.stationId), history, digestHistory));
  await eachInTurn(newLogs, WRITES_AT_ONCE, ({ history }) => stationHistory.put(history, now));
  const observations = beaches.map((beach) => ({ id: beach.id, observation: observeBeach(beach, stations, now) }));
  const changed = observations.filter(({ id, observation }) => isChanged(seen.get(id), observation, digestReadings));
  await eachInTurn(changed, WRITES_AT_ONCE, ({ id, observation }) => observed.put(id, observation));

  logRefused(
    newLogs.flatMap(({ history }) =>
      newlyRefused(history.refused, kept.get(history.stationId)?.refused).map((value) => ({
        stationId: history.stationId,
        ...value,
      })),
    ),
  );
  logLine('info', {
    job: 'refresh-observations',
    stations: ids.length,
    histories: newLogs.length,
    changed: changed.length,
  });
});

function isChanged<T>(before: T | undefined, after: T, digest: (value: T) => string): boolean {
  return before === undefined || digest(before) !== digest(after);
}

function newlyRefused(after: readonly RefusedValue[], before: readonly RefusedValue[] = []): readonly RefusedValue[] {
  const known = new Set(before.map(({ at, quantity }) => `${at} ${quantity}`));
  return after.filter(({ at, quantity }) => !known.has(`${at} ${quantity}`));
}

/** What was refused for the first time, in one line; more than a few are told by their number. */
function logRefused(refused: readonly object[]): void {
  if (refused.length > 0)
    logLine('warn', { job: 'refresh-observations', refused: refused.length, values: refused.slice(0, 20) });
}

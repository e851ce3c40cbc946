import { digestReadings, observed } from '@groundswell/data';
import { listBeaches } from '@groundswell/data/places';
import { job, logLine } from '@groundswell/runtime';
import { eachInTurn } from './in-turn.ts';
import { readOceanSettings } from './ocean-settings.ts';
import { readStations } from './read-stations.ts';
import { observeBeach, rememberedReadings } from './station-readings.ts';

const WRITES_AT_ONCE = 16;

/** Asks NDBC what instruments say and keeps it for the beaches where that has changed. */
export const handler = job({ name: 'refresh-observations' }, async () => {
  const now = Date.now();
  const beaches = listBeaches();
  const kept = await observed.readMany(beaches.map(({ id }) => id));
  const stations = await readStations(readOceanSettings().ndbcUrl, rememberedReadings(kept.values(), now), now);

  const changed = beaches
    .map((beach) => ({ id: beach.id, before: kept.get(beach.id), observation: observeBeach(beach, stations, now) }))
    .filter(({ before, observation }) => !before || digestReadings(before) !== digestReadings(observation));
  await eachInTurn(changed, WRITES_AT_ONCE, ({ id, observation }) => observed.put(id, observation));
  logLine('info', { job: 'refresh-observations', stations: stations.size, changed: changed.length });
});

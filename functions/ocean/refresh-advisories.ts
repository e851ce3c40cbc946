import { advisories, type ZonesOfBeaches } from '@groundswell/data/ocean';
import { listBeaches } from '@groundswell/data/places';
import { POPULAR_BEACH_IDS } from '@groundswell/data/popular-beaches';
import {
  listAdvisories,
  listBeachesDue,
  mergeZones,
  readAlerts,
  readOceanSettings,
  requestZones,
} from '@groundswell/pipeline';
import { job, logLine } from '@groundswell/runtime';

/**
 * Reads the advisories of the weather service and stores those that cover beaches, as one list. First it requests some
 * of the beaches' missing zones. If the service does not answer, or most messages cannot be parsed, the job fails and
 * the previous list stays.
 */
export const handler = job({ name: 'refresh-advisories' }, async () => {
  const { nwsUrl } = readOceanSettings();
  if (nwsUrl === undefined) return;
  const now = Date.now();
  const zones = await extendZones(nwsUrl, now);
  const zonesOf = (beachId: number) => zones[beachId]?.zones ?? [];
  const { alerts, refused } = await readAlerts(
    nwsUrl,
    Object.values(zones).flatMap((one) => one.zones),
  );
  if (refused > 0) logLine('warn', { job: 'refresh-advisories', refused });
  if (refused > alerts.length) throw new Error(`${refused} messages could not be read: the answer has changed.`);
  const list = listAdvisories(alerts, listBeaches(), zonesOf, now);
  const put = await advisories.put(list);
  const counts = { alerts: alerts.length, shown: list.advisories.length, zoned: Object.keys(zones).length };
  logLine('info', { job: 'refresh-advisories', put, ...counts });
});

/**
 * Returns the zones of all beaches that have been looked up, including those just requested. It stores them unless
 * another run has stored zones meanwhile.
 */
async function extendZones(nwsUrl: string, now: number): Promise<ZonesOfBeaches> {
  const { zones: storedZones, revision } = await advisories.readZones();
  const popularFirst = [...listBeaches()].sort((a, b) => popularity(a.id) - popularity(b.id));
  const fetchedZones = await requestZones(nwsUrl, listBeachesDue(popularFirst, storedZones, now), now);
  const zones = mergeZones(storedZones, fetchedZones);
  if (Object.keys(fetchedZones).length > 0) await advisories.putZones(zones, revision, now);
  return zones;
}

function popularity(beachId: number): number {
  const rank = POPULAR_BEACH_IDS.indexOf(beachId);
  return rank < 0 ? POPULAR_BEACH_IDS.length : rank;
}

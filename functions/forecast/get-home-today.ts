import { userEndpoint } from '@groundswell/accounts';
import { getHomeToday } from '@groundswell/contracts';
import { advisories, mapStills, summaries } from '@groundswell/data/ocean';
import { type CatalogueBeach, findBeach, findPlace, listBeaches, listRegions } from '@groundswell/data/places';
import { distanceKm, unitsOfReader } from '@groundswell/forecast';
import { COASTS, type Coast, coastOfRegion } from '@groundswell/map-stills';
import {
  oldestUpdate,
  placeName,
  presentMapStill,
  presentReach,
  type ReachBeach,
  voiceOf,
  type Words,
  wordsOf,
} from '@groundswell/present';

/** 30 miles. */
const REACH_KM = 30 * 1.609344;
/** The largest number of beaches that are read. Their rows fit into one request to the table. */
const MOST_READ = 60;
const MOST_SHOWN = 7;
const EXPIRES_MS = 5 * 60_000;

/** Returns today's ocean, and the best surf within reach of a beach. */
export const handler = userEndpoint(getHomeToday, async ({ query, user: maybeUser }) => {
  const now = Date.now();
  const beach = query.beach === undefined ? undefined : findBeach(query.beach);
  const place = beach && findPlace(beach.slug);
  const words = wordsOf(query.lang);
  const near = beach ? listNear(beach, words) : [];
  const [drawn, found, list, user] = await Promise.all([
    findMapStill(beach ? [coastOfRegion(place?.region.slug ?? '')] : COASTS),
    summaries.readMany(near.map((one) => one.beach.id)),
    beach && advisories.read(),
    maybeUser,
  ]);
  const voice = voiceOf({ units: unitsOfReader(query.units, user?.units), words });
  const reach = beach
    ? presentReach({
        from: beach,
        near,
        radiusKm: REACH_KM,
        summaries: found,
        advisories: list,
        most: MOST_SHOWN,
        voice,
        now,
      })
    : null;
  return {
    lang: query.lang,
    surfUnits: voice.wave,
    beach: beach ? { slug: beach.slug, name: beach.name, lat: beach.lat, lon: beach.lon } : null,
    plate: drawn ? presentMapStill(drawn.plate, drawn.coast, voice, now, beach?.timeZone) : null,
    reach,
    regions: listRegions().map((region) => ({
      slug: region.slug,
      name: placeName(region, voice.words),
      beaches: region.areas.flatMap(({ locals }) => locals.flatMap(({ beaches }) => beaches)).length,
    })),
    ...oldestUpdate(found.values(), now),
    as_of: new Date(now).toISOString(),
    expires: new Date(now + EXPIRES_MS).toISOString(),
  };
});

/** Returns the map still of the first coast that has one. A reader without a beach gets any available coast. */
async function findMapStill(coasts: readonly Coast[]) {
  const found = await Promise.all(coasts.map(async (coast) => ({ coast, plate: await mapStills.find(coast) })));
  return found.flatMap(({ coast, plate }) => (plate ? [{ coast, plate }] : []))[0];
}

/** Lists a beach and those within reach of it, the nearest first. */
function listNear(beach: CatalogueBeach, words: Words): readonly ReachBeach[] {
  return listBeaches()
    .map((other) => ({ beach: other, distanceKm: distanceKm(beach, other) }))
    .filter((near) => near.distanceKm <= REACH_KM)
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, MOST_READ)
    .map((near) => ({ ...near, local: localOf(near.beach, words) }));
}

function localOf({ slug }: CatalogueBeach, words: Words): string {
  const place = findPlace(slug);
  return place?.kind === 'beach' ? placeName(place.local, words) : '';
}

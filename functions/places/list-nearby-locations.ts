import { userEndpoint } from '@groundswell/accounts';
import { listNearbyLocations } from '@groundswell/contracts';
import { listBeachesIn } from '@groundswell/data/beaches-in-box';
import { advisories, summaries } from '@groundswell/data/ocean';
import { findBeach, findNearestBeach } from '@groundswell/data/places';
import { boxAround, DEFAULT_CENTER, isInBox, middleOfBox, unitsOfReader } from '@groundswell/forecast';
import { awaitsLocations, presentNearby, wordsOf } from '@groundswell/present';
import { boxOfQuery } from '@groundswell/runtime';

/** Half the height of a desktop's map at zoom 9, for a map without bounds yet. */
const HALF_LAT_DEG = 0.8;
const HALF_LON_DEG = 1.2;
/** The most locations to list: they fit into two requests to the table. */
const MOST_LOCATIONS = 200;

/**
 * Lists the beaches in a part of the map, or around the reader's beach, with today's surf from their stored summaries.
 */
export const handler = userEndpoint(
  listNearbyLocations,
  async ({ query, user: maybeUser }) => {
    const asked = boxOfQuery(query);
    const beach = query.beach === undefined ? undefined : findBeach(query.beach);
    const box = asked ?? boxAround(beach ?? DEFAULT_CENTER, HALF_LAT_DEG, HALF_LON_DEG);
    const middle = middleOfBox(box);
    const from = beach && isInBox(box, beach) ? beach : middle;
    const { beaches, leftOff } = listBeachesIn(box, from, MOST_LOCATIONS);
    const [found, list, user] = await Promise.all([
      summaries.readMany(beaches.map((one) => one.beach.id)),
      advisories.read(),
      maybeUser,
    ]);
    const nearby = presentNearby({
      beaches,
      leftOff,
      box,
      keepsBounds: query.mapBounds === 'true',
      from,
      nearest: beaches.length === 0 ? findNearestBeach(middle) : undefined,
      sort: query.sortMethod,
      summaries: found,
      advisories: list,
      units: unitsOfReader(query.unit, user?.units),
      words: wordsOf(query.lang),
      now: Date.now(),
    });
    return { ...nearby, lang: query.lang };
  },
  { expires: ({ expires }) => expires, isBrief: (reply) => awaitsLocations(reply, Date.now()) },
);

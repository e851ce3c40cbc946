import { userEndpoint } from '@groundswell/accounts';
import { listPopularBeaches } from '@groundswell/contracts';
import type { BeachWithin } from '@groundswell/data/described-place';
import { advisories, summaries } from '@groundswell/data/ocean';
import { findBeach, findPlace } from '@groundswell/data/places';
import { POPULAR_BEACH_IDS } from '@groundswell/data/popular-beaches';
import { unitsOfReader } from '@groundswell/forecast';
import { awaitsBeaches, type OverviewPlace, presentOverview, wordsOf } from '@groundswell/present';

/** The popular beaches are presented like the beaches of one region, so one request to the table reads them all. */
const popular: OverviewPlace = {
  name: '',
  slug: '',
  level: 'region',
  within: [],
  children: [],
  beaches: POPULAR_BEACH_IDS.flatMap(beachInItsLocal),
};

/** Lists the popular beaches of the home page, today and tomorrow. */
export const handler = userEndpoint(
  listPopularBeaches,
  async ({ query, user: maybeUser }) => {
    const [found, list, user] = await Promise.all([
      summaries.readMany(popular.beaches.map(({ id }) => id)),
      advisories.read(),
      maybeUser,
    ]);
    const voice = { units: unitsOfReader(query.units, user?.units), words: wordsOf(query.lang) };
    const now = Date.now();
    const overview = presentOverview({ place: popular, summaries: found, advisories: list, ...voice, now });
    const { beaches, surfUnits, as_of, updated, expires } = overview;
    return { beaches, surfUnits, as_of, expires, ...(updated !== undefined && { updated }) };
  },
  { expires: ({ expires }) => expires, isBrief: (reply) => awaitsBeaches(reply, Date.now()) },
);

function beachInItsLocal(id: number): readonly BeachWithin[] {
  const beach = findBeach(id);
  const place = beach && findPlace(beach.slug);
  if (place?.kind !== 'beach') return [];
  const { name, slug } = place.local;
  return [{ ...place.beach, within: [{ name, slug }] }];
}

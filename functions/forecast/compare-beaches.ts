import { planOf, userEndpoint } from '@groundswell/accounts';
import { type ComparisonReply, compareBeaches, reason } from '@groundswell/contracts';
import { listNeighbours } from '@groundswell/data/neighbours';
import { advisories, forecasts } from '@groundswell/data/ocean';
import { type CatalogueBeach, findBeach, placesAround } from '@groundswell/data/places';
import { findSimilarPlaces } from '@groundswell/data/similar-places';
import { unitsOfReader } from '@groundswell/forecast';
import { drawComparePage } from '@groundswell/page-rendering';
import { compareDays, placeName, presentForecast, type Words, wordsOf } from '@groundswell/present';
import { NotFoundError } from '@groundswell/runtime';

const NEAR = 6;
const EMPTY_LASTS_MS = 60 * 60_000;

/**
 * Returns two beaches side by side, as JSON or as a page. Signed-in users get the days of their plan, in their own
 * units.
 */
export const handler = userEndpoint(
  compareBeaches,
  async ({ query, user: maybeUser }): Promise<ComparisonReply> => {
    const now = Date.now();
    const words = wordsOf(query.lang);
    const beaches = findBeaches(query.beaches?.split(',') ?? [], words);
    const [found, list, user] = await Promise.all([
      Promise.all(beaches.map(({ id }) => forecasts.readNow(id))),
      advisories.read(),
      maybeUser,
    ]);
    const { forecastDays: basicDays } = planOf('Basic');
    const days = user?.plan.forecastDays ?? basicDays;
    const inputs = beaches.map((beach, index) => ({
      beach,
      ...found[index],
      units: unitsOfReader(query.units, user?.units),
      words,
      now,
    }));
    const replies = inputs.map((input) =>
      presentForecast({
        ...input,
        place: placesAround(input.beach.slug),
        advisories: list,
        basicDays,
        days,
        user: user && {
          isFavorite: user.favorites.beachIds.includes(input.beach.id),
          favCount: user.favorites.beachIds.length,
          favLimit: user.plan.favoriteLimit,
          isPremiumSubscriber: user.isPremiumSubscriber,
        },
      }),
    );
    const [first, second] = inputs;
    return {
      lang: query.lang,
      title: first && second ? words.page.compareTitle(first.beach.name, second.beach.name) : words.page.compareEmpty,
      beaches: replies,
      days: first && second ? compareDays(first, second, days, replies) : [],
      near: first ? listNear(first.beach, second?.beach) : [],
      expires: earliest(replies.map((reply) => reply.fcst_expires)) ?? new Date(now + EMPTY_LASTS_MS).toISOString(),
    };
  },
  {
    page: drawComparePage,
    isBrief: ({ beaches }) => beaches.some(({ state }) => state === 'waiting'),
    expires: ({ expires }) => expires,
  },
);

/** Finds the beaches by slug or number, each once. */
function findBeaches(names: readonly string[], words: Words): readonly CatalogueBeach[] {
  const found = names.map((name) => {
    const beach = findBeach(name);
    if (beach) return beach;
    const similar = findSimilarPlaces(name, (one) => placeName(one, words));
    throw new NotFoundError(
      reason('no-beach-named', { name }),
      similar.filter(({ slug }) => findBeach(slug)),
    );
  });
  return [...new Set(found)];
}

function listNear(beach: CatalogueBeach, other: CatalogueBeach | undefined): ComparisonReply['near'] {
  return listNeighbours(beach, NEAR + 1)
    .filter((near) => near.beach !== beach && near.beach !== other)
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, NEAR)
    .map((near) => ({ slug: near.beach.slug, name: near.beach.name, distance_km: Number(near.distanceKm.toFixed(1)) }));
}

function earliest(instants: readonly string[]): string | undefined {
  return [...instants].sort()[0];
}

import { type Account, planOf, userEndpoint } from '@groundswell/accounts';
import { getForecast, type ReplyOf, reason } from '@groundswell/contracts';
import { describePlace } from '@groundswell/data/described-place';
import { advisories, forecasts, summaries } from '@groundswell/data/ocean';
import { findBeach, placesAround } from '@groundswell/data/places';
import { findSimilarPlaces } from '@groundswell/data/similar-places';
import { siteContent } from '@groundswell/data/site';
import { HOUR_MS } from '@groundswell/durations';
import { unitsOfReader } from '@groundswell/forecast';
import { drawForecastPage } from '@groundswell/page-rendering';
import {
  awaitsBeaches,
  type ForecastReader,
  placeName,
  presentAlert,
  presentEditorial,
  presentForecast,
  presentOverview,
  wordsOf,
} from '@groundswell/present';
import { type Measured, NotFoundError } from '@groundswell/runtime';

/**
 * Returns the forecast of a beach, or the overview of a region, area or group of nearby beaches, as JSON or as a page.
 * Signed-in users get the days of their plan, in their own units.
 */
export const handler = userEndpoint(
  getForecast,
  async ({ params, query, user: maybeUser }) => {
    const words = wordsOf(query.lang);
    const place = describePlace(params.fcstId);
    if (place) {
      const [found, list, user] = await Promise.all([
        summaries.readMany(place.beaches.map(({ id }) => id)),
        advisories.read(),
        maybeUser,
      ]);
      const units = unitsOfReader(query.units, user?.units);
      const overview = presentOverview({ place, summaries: found, advisories: list, units, words, now: Date.now() });
      return { ...overview, lang: query.lang };
    }

    const beach = findBeach(params.fcstId);
    if (!beach) {
      const similar = findSimilarPlaces(params.fcstId, (one) => placeName(one, words));
      throw new NotFoundError(reason('no-beach-named', { name: params.fcstId }), similar);
    }
    const [{ forecast, observed }, list, trip, boards, user] = await Promise.all([
      forecasts.readNow(beach.id),
      advisories.read(),
      siteContent.readCached('trip'),
      siteContent.readCached('boards'),
      maybeUser,
    ]);

    const { forecastDays: basicDays } = planOf('Basic');
    const reply = presentForecast({
      beach,
      place: placesAround(beach.slug),
      forecast,
      observed,
      advisories: list,
      units: unitsOfReader(query.units, user?.units),
      words,
      now: Date.now(),
      basicDays,
      days: user?.plan.forecastDays ?? basicDays,
      drawings: query.drawings === 'true',
      rentalUrl: process.env.BOARD_RENTAL_URL,
      editorial: presentEditorial({ trip, boards }, query.lang),
      user: user && forecastReader(user, beach.id),
    });
    return { ...reply, lang: query.lang };
  },
  { page: drawForecastPage, isBrief: isIncomplete, expires: expiresOf, measures: ageOf },
);

/**
 * Returns whether data of the reply is still being read from NOAA. The missing data follows within minutes, so an
 * incomplete reply is not cached.
 */
function isIncomplete(reply: ReplyOf<typeof getForecast>): boolean {
  if (reply.kind === 'beach') return reply.state === 'waiting' || reply.days_read !== undefined;
  return reply.state === 'waiting' || awaitsBeaches(reply, Date.now());
}

function expiresOf(reply: ReplyOf<typeof getForecast>): string | undefined {
  return reply.kind === 'place' ? reply.expires : reply.fcst_expires;
}

/** Measures the age of a beach's forecast, from its build to this reply. A reply from the edge's cache is up to as old. */
function ageOf(reply: ReplyOf<typeof getForecast>): Measured {
  if (reply.kind === 'place' || reply.updated === undefined) return {};
  return { ForecastAgeHours: Math.max(0, Date.now() - Date.parse(reply.updated)) / HOUR_MS };
}

/** Returns a signed-in user's relation to a beach: whether it is a favorite, and its alert. */
function forecastReader(user: Account, beachId: number): ForecastReader {
  const { favorites, plan, isPremiumSubscriber } = user;
  const { beachIds } = favorites;
  return {
    isFavorite: beachIds.includes(beachId),
    favCount: beachIds.length,
    favLimit: plan.favoriteLimit,
    favAlert: presentAlert(beachId, favorites, user) ?? undefined,
    isPremiumSubscriber,
  };
}

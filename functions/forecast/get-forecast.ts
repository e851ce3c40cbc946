import { planOf, userEndpoint } from '@groundswell/accounts';
import { getForecast } from '@groundswell/contracts';
import { forecasts } from '@groundswell/data';
import { findPlace } from '@groundswell/data/places';
import { unitsOfReader } from '@groundswell/forecast';
import { presentForecast, wordsOf } from '@groundswell/present';
import { drawForecastPage } from './forecast-page.ts';
import { forecastReader } from './forecast-reader.ts';
import { findOverviewPlace, readOverview } from './place-overview.ts';
import { requireBeach } from './require-beach.ts';

/**
 * The forecast of a beach, or the overview of a region, area or local, as JSON or as the page that shows it. Who is signed
 * in sees the days of their plan, in their own units.
 */
export const handler = userEndpoint(
  getForecast,
  async ({ params, query, user }) => {
    const asked = { units: unitsOfReader(query.units, user?.units), words: wordsOf(query.lang) };
    const place = findOverviewPlace(params.fcstId);
    if (place) return { ...(await readOverview(place, asked)), lang: query.lang };

    const beach = requireBeach(params.fcstId);
    const { forecast, observed } = await forecasts.readNow(beach.id);

    const { forecastDays: basicDays } = planOf('Basic');
    const reply = presentForecast({
      beach,
      place: listPlaceAround(beach.slug),
      forecast,
      observed,
      ...asked,
      now: Date.now(),
      basicDays,
      days: user?.plan.forecastDays ?? basicDays,
      user: user && forecastReader(user, beach.id),
    });
    return { ...reply, lang: query.lang };
  },
  { page: drawForecastPage },
);

/** Region, area and local that a beach lies in, widest first. */
function listPlaceAround(slug: string): { name: string; slug: string }[] {
  const place = findPlace(slug);
  return place?.kind === 'beach'
    ? [place.region, place.area, place.local].map(({ name, slug }) => ({ name, slug }))
    : [];
}

import { getForecast } from '@groundswell/contracts';
import { forecasts } from '@groundswell/data';
import { findPlace } from '@groundswell/data/places';
import { unitsOfSystem } from '@groundswell/forecast';
import { presentForecast, wordsOf } from '@groundswell/forecast/view';
import { endpoint, numberEnv } from '@groundswell/runtime';
import { drawForecastPage } from './forecast-page.ts';
import { findOverviewPlace, readOverview } from './place-overview.ts';
import { requireBeach } from './require-beach.ts';

const DEFAULT_BASIC_DAYS = 3;

/** The forecast of a beach, or the overview of a region, area or local, as JSON or as the page that shows it. */
export const handler = endpoint(
  getForecast,
  async ({ params, query }) => {
    const asked = { units: unitsOfSystem(query.units), words: wordsOf(query.lang) };
    const place = findOverviewPlace(params.fcstId);
    if (place) return readOverview(place, asked);

    const beach = requireBeach(params.fcstId);
    const { forecast, observed } = await forecasts.readNow(beach.id);

    const basicDays = numberEnv('BASIC_DAYS', DEFAULT_BASIC_DAYS);
    return presentForecast({
      beach,
      place: listPlaceAround(beach.slug),
      forecast,
      observed,
      ...asked,
      now: Date.now(),
      basicDays,
      days: basicDays,
    });
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

import { userEndpoint } from '@groundswell/accounts';
import { getWeather } from '@groundswell/contracts';
import { forecasts } from '@groundswell/data';
import { unitsOfReader } from '@groundswell/forecast';
import { presentWeather, wordsOf } from '@groundswell/present';
import { requireBeach } from './require-beach.ts';

/** Conditions at a beach now, for a page that has its forecast already. */
export const handler = userEndpoint(getWeather, async ({ params, query, user }) => {
  const beach = requireBeach(params.slug);
  const { forecast, observed } = await forecasts.readNow(beach.id);
  const asked = { units: unitsOfReader(query.units, user?.units), words: wordsOf(query.lang) };
  return presentWeather({ beach, forecast, observed, ...asked, now: Date.now() });
});

import { getWeather } from '@groundswell/contracts';
import { forecasts } from '@groundswell/data';
import { unitsOfSystem } from '@groundswell/forecast';
import { presentWeather, wordsOf } from '@groundswell/forecast/view';
import { endpoint } from '@groundswell/runtime';
import { requireBeach } from './require-beach.ts';

/** Conditions at a beach now, for a page that has its forecast already. */
export const handler = endpoint(getWeather, async ({ params, query }) => {
  const beach = requireBeach(params.slug);
  const { forecast, observed } = await forecasts.readNow(beach.id);
  const asked = { units: unitsOfSystem(query.units), words: wordsOf(query.lang) };
  return presentWeather({ beach, forecast, observed, ...asked, now: Date.now() });
});

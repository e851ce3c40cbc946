import { userEndpoint } from '@groundswell/accounts';
import { getSwellStory, reason } from '@groundswell/contracts';
import { forecasts } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { findSimilarPlaces } from '@groundswell/data/similar-places';
import { HOUR_MS } from '@groundswell/durations';
import { unitsOfReader } from '@groundswell/forecast';
import { presentStory, wordsOf } from '@groundswell/present';
import { NotFoundError } from '@groundswell/runtime';

/** Returns the origin and path of a beach's leading swell, for maps. */
export const handler = userEndpoint(getSwellStory, async ({ params, query, user: maybeUser }) => {
  const beach = findBeach(params.beach);
  if (!beach)
    throw new NotFoundError(reason('no-beach-named', { name: params.beach }), findSimilarPlaces(params.beach));
  const [{ forecast }, user] = await Promise.all([forecasts.readNow(beach.id), maybeUser]);
  const now = Date.now();
  const units = unitsOfReader(query.units, user?.units);
  return {
    lang: query.lang,
    name: beach.name,
    story: forecast ? presentStory({ forecast, units, words: wordsOf(query.lang), now }) : null,
    // The position of the front changes once an hour.
    expires: new Date((Math.floor(now / HOUR_MS) + 1) * HOUR_MS).toISOString(),
  };
});

import { userEndpoint } from '@groundswell/accounts';
import { getWeather, reason } from '@groundswell/contracts';
import { advisories, forecasts } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { findSimilarPlaces } from '@groundswell/data/similar-places';
import { unitsOfReader } from '@groundswell/forecast';
import { flagAdvisory, presentWeather, wordsOf } from '@groundswell/present';
import { NotFoundError } from '@groundswell/runtime';

/** Returns current conditions at a beach, for a page that has its forecast already. */
export const handler = userEndpoint(getWeather, async ({ params, query, user: maybeUser }) => {
  const beach = findBeach(params.slug);
  if (!beach) throw new NotFoundError(reason('no-beach-named', { name: params.slug }), findSimilarPlaces(params.slug));
  const [{ forecast, observed }, list, user] = await Promise.all([
    forecasts.readNow(beach.id),
    advisories.read(),
    maybeUser,
  ]);
  const now = Date.now();
  const voice = { units: unitsOfReader(query.units, user?.units, query.chosenUnits), words: wordsOf(query.lang) };
  return {
    ...presentWeather({ beach, forecast, observed, ...voice, now }),
    ...flagAdvisory([beach.id], { advisories: list, now, days: 1 }, voice.words),
  };
});

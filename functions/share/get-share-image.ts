import { planOf, userEndpoint } from '@groundswell/accounts';
import { getShareImage, reason } from '@groundswell/contracts';
import { describePlace } from '@groundswell/data/described-place';
import { advisories, forecasts, summaries } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { unitsOfReader } from '@groundswell/forecast';
import { drawPlaceImage, drawShareImage, findSharedDay, findSharedPlace, renderPng } from '@groundswell/page-rendering';
import { presentForecast, presentOverview, wordsOf } from '@groundswell/present';
import { NotFoundError, productName } from '@groundswell/runtime';

/**
 * Returns a PNG for link previews, which shows a beach's day, or today at all beaches of a place. A signed-in user may
 * request any day of their plan, in their own units. The font has no Chinese characters, so the picture for Chinese is
 * in English.
 */
export const handler = userEndpoint(getShareImage, async ({ params, query, user: maybeUser }) => {
  const words = wordsOf(query.lang === 'zh-CN' ? 'en' : query.lang);
  const place = describePlace(params.image);
  if (place) {
    const [found, list, user] = await Promise.all([
      summaries.readMany(place.beaches.map(({ id }) => id)),
      advisories.read(),
      maybeUser,
    ]);
    const units = unitsOfReader(query.units, user?.units);
    const overview = presentOverview({ place, summaries: found, advisories: list, units, words, now: Date.now() });
    const shared = findSharedPlace(overview);
    if (!shared) throw new NotFoundError(reason('no-forecast-of-place'));
    return renderPng(drawPlaceImage(shared, productName(), words.conditions));
  }

  const beach = findBeach(params.image);
  if (!beach) throw new NotFoundError(reason('no-beach-named', { name: params.image }));
  const [{ forecast, observed }, list, user] = await Promise.all([
    forecasts.readNow(beach.id),
    advisories.read(),
    maybeUser,
  ]);
  const units = unitsOfReader(query.units, user?.units);

  const { forecastDays: basicDays } = planOf('Basic');
  const days = user?.plan.forecastDays ?? basicDays;
  const now = Date.now();
  const of = { beach, place: [], forecast, observed, advisories: list };
  const reply = presentForecast({ ...of, units, words, now, basicDays, days });
  const day = findSharedDay(reply, query.day, words);
  if (!day) throw new NotFoundError(reason('no-forecast-of-day'));

  return renderPng(drawShareImage(day, productName(), reply.timeline_scale));
});

import { planOf, userEndpoint } from '@groundswell/accounts';
import { getDaySheet, reason } from '@groundswell/contracts';
import { advisories, forecasts } from '@groundswell/data/ocean';
import { findBeach, findPlace } from '@groundswell/data/places';
import { unitsOfReader } from '@groundswell/forecast';
import { drawDaySheet } from '@groundswell/pdf';
import { placeName, presentForecast, wordsOf } from '@groundswell/present';
import { NotFoundError, productName, publicSite } from '@groundswell/runtime';

/** Returns a beach's day as a printable PDF. A signed-in user may request any day of their plan, in their own units. */
export const handler = userEndpoint(getDaySheet, async ({ params, query, user: maybeUser, site }) => {
  const beach = findBeach(params.sheet);
  if (!beach) throw new NotFoundError(reason('no-beach-named', { name: params.sheet }));
  const [{ forecast, observed }, list, user] = await Promise.all([
    forecasts.readNow(beach.id),
    advisories.read(),
    maybeUser,
  ]);

  const words = wordsOf(query.lang);
  const units = unitsOfReader(query.units, user?.units);
  const found = findPlace(beach.slug);
  const around = found?.kind === 'beach' ? [found.region, found.area, found.local] : [];
  const place = around.map((one) => ({ name: placeName(one, words), slug: one.slug }));
  const { forecastDays: basicDays } = planOf('Basic');
  const days = user?.plan.forecastDays ?? basicDays;
  const of = { beach, place, forecast, observed, advisories: list };
  const reply = presentForecast({ ...of, units, words, now: Date.now(), basicDays, days });
  const dayIndex = query.day === undefined ? 0 : reply.days.findIndex(({ dateNum }) => dateNum === query.day);
  if (!reply.days[dayIndex]) throw new NotFoundError(reason('no-forecast-of-day'));
  return drawDaySheet({
    forecast: reply,
    dayIndex,
    words,
    lang: query.lang,
    product: productName(),
    site: publicSite(site),
  });
});

import { storedTraits } from '@groundswell/data/break-traits';
import { type CatalogueBeach, findBeach, placesAround } from '@groundswell/data/places';
import { findSwellTransfer } from '@groundswell/data/swell-transfers';
import { findTideStation } from '@groundswell/data/tide-stations';
import { HOUR_MS } from '@groundswell/durations';
import { IMPERIAL } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { DEFAULT_BASIC_DAYS } from '@groundswell/plans';
import { presentForecast, wordsOf } from '@groundswell/present';
import type { Page } from 'playwright-core';

/** The interval between model runs. A run becomes available some hours after its start. */
export const RUN_EVERY_MS = 6 * HOUR_MS;
const RUN_TAKES_MS = 5 * HOUR_MS;

/** Returns the start time of the newest model run that is available at `now`. */
export const runAtOf = (now: number) => Math.floor((now - RUN_TAKES_MS) / RUN_EVERY_MS) * RUN_EVERY_MS;

/** Composes a beach's forecast from the synthetic ocean, based on a model run that began at `runAt`. */
export function composeMade(beach: CatalogueBeach, runAt: number, now: number) {
  const composed = composeForecast({
    beach,
    swellTransfer: findSwellTransfer(beach.id),
    tideStation: beach.tideStationId ? findTideStation(beach.tideStationId) : undefined,
    ocean: madeOcean(runAt),
    now,
  });
  return { ...composed, ...storedTraits(beach) };
}

/**
 * Shows a beach's page at another time than the site's. It sets the page's clock and replaces the API reply with the
 * forecast of that time.
 */
export async function showMade(page: Page, site: string, slug: string, now: number): Promise<void> {
  const beach = findBeach(slug);
  if (!beach) throw new Error(`There is no beach ${slug}.`);
  const days = DEFAULT_BASIC_DAYS;
  const forecast = composeMade(beach, runAtOf(now), now);
  const place = placesAround(slug);
  const reply = presentForecast({
    beach,
    place,
    forecast,
    units: IMPERIAL,
    words: wordsOf('en'),
    now,
    basicDays: days,
    days,
  });
  await page.clock.setFixedTime(now);
  await page.route(`**/forecast/${slug}?*`, async (route) => {
    const isPage = route.request().resourceType() === 'document';
    if (isPage) return route.fulfill({ response: await route.fetch({ url: `${site}/index.html` }) });
    return route.fulfill({ json: { ...reply, lang: 'en' }, headers: { date: new Date(now).toUTCString() } });
  });
}

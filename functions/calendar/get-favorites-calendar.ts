import { limitCalendars, planOf } from '@groundswell/accounts';
import { getFavoritesCalendar, reason } from '@groundswell/contracts';
import { users } from '@groundswell/data/accounts';
import { calendarFeeds } from '@groundswell/data/favorites';
import { forecasts } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { unitsOfChoices } from '@groundswell/forecast';
import { writeCalendar } from '@groundswell/page-rendering';
import { calendarWordsOf, voiceOf, wordsOf } from '@groundswell/present';
import { endpoint, NotFoundError, productName, publicSite } from '@groundswell/runtime';
import pMap from 'p-map';

const BEACHES_AT_ONCE = 8;

/**
 * Returns a calendar feed with the best hours to surf at the user's favorites. The secret address is the only proof of
 * access, so the feed contains no other data of the user.
 */
export const handler = endpoint(getFavoritesCalendar, async ({ params, visitor, site }) => {
  await limitCalendars(params.file, visitor);
  const madeBy = await calendarFeeds.findOwner(params.file);
  const owner = madeBy && (await users.find(madeBy.id));
  if (owner?.account.identityId !== madeBy?.identityId || !owner) throw new NotFoundError(reason('no-such-calendar'));
  const { lang, tier, units } = owner.account;
  const { favoriteLimit, forecastDays } = planOf(tier);
  const beaches = owner.favorites.beachIds.slice(0, favoriteLimit).flatMap((id) => findBeach(id) ?? []);
  const found = await pMap(
    beaches,
    async (beach) => ({ beach, forecast: (await forecasts.readNow(beach.id)).forecast }),
    { concurrency: BEACHES_AT_ONCE },
  );
  return writeCalendar(found, {
    name: calendarWordsOf(lang).ofFavorites,
    subject: calendarWordsOf(lang).favorites,
    days: forecastDays,
    now: Date.now(),
    voice: voiceOf({ units: unitsOfChoices(units), words: wordsOf(lang) }),
    lang,
    product: productName(),
    site: publicSite(site),
  });
});

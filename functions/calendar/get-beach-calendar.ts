import { planOf } from '@groundswell/accounts';
import { getBeachCalendar, reason } from '@groundswell/contracts';
import { forecasts } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { unitsOfReader } from '@groundswell/forecast';
import { writeCalendar } from '@groundswell/page-rendering';
import { calendarWordsOf, voiceOf, wordsOf } from '@groundswell/present';
import { endpoint, NotFoundError, productName, publicSite } from '@groundswell/runtime';

export const handler = endpoint(getBeachCalendar, async ({ params, query, site }) => {
  const beach = findBeach(params.file);
  if (!beach) throw new NotFoundError(reason('no-beach-named', { name: params.file }));
  const { forecast } = await forecasts.readNow(beach.id);
  return writeCalendar([{ beach, forecast }], {
    name: calendarWordsOf(query.lang).ofBeach(beach.name),
    subject: beach.name,
    days: planOf('Basic').forecastDays,
    now: Date.now(),
    voice: voiceOf({ units: unitsOfReader(query.units, undefined), words: wordsOf(query.lang) }),
    lang: query.lang,
    product: productName(),
    site: publicSite(site),
  });
});

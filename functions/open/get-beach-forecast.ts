import { openGetForecast } from '@groundswell/contracts';
import { forecasts } from '@groundswell/data/ocean';
import { aboutBeach, openEndpoint, requireBeach, shownDays } from '@groundswell/open-api';
import { presentOpenForecast } from '@groundswell/present';

export const handler = openEndpoint(openGetForecast, async ({ params, query, user, site }) => {
  const beach = requireBeach(params.beach);
  const { forecast, observed } = await forecasts.readNow(beach.id);
  const [planDays, days] = [shownDays(user), shownDays(user, query.days)];
  return {
    ...aboutBeach(site, beach),
    ...presentOpenForecast({ forecast, observed, days, planDays, now: Date.now() }),
  };
});

import { openGetTides } from '@groundswell/contracts';
import { forecasts } from '@groundswell/data/ocean';
import { aboutBeach, openEndpoint, requireBeach, shownDays } from '@groundswell/open-api';
import { presentOpenTides } from '@groundswell/present';

export const handler = openEndpoint(openGetTides, async ({ params, query, user, site }) => {
  const beach = requireBeach(params.beach);
  const { forecast } = await forecasts.readNow(beach.id);
  const days = shownDays(user, query.days);
  return { ...aboutBeach(site, beach), ...presentOpenTides({ forecast, days, now: Date.now() }) };
});

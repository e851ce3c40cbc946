import { openGetNow } from '@groundswell/contracts';
import { forecasts } from '@groundswell/data/ocean';
import { aboutBeach, openEndpoint, requireBeach } from '@groundswell/open-api';
import { presentOpenNow } from '@groundswell/present';

export const handler = openEndpoint(openGetNow, async ({ params, site }) => {
  const beach = requireBeach(params.beach);
  const { forecast, observed } = await forecasts.readNow(beach.id);
  return { ...aboutBeach(site, beach), ...presentOpenNow({ forecast, observed, now: Date.now() }) };
});

import { openGetAdvisories } from '@groundswell/contracts';
import { advisories } from '@groundswell/data/ocean';
import { aboutBeach, openEndpoint, requireBeach, shownDays } from '@groundswell/open-api';
import { presentOpenAdvisories } from '@groundswell/present';

export const handler = openEndpoint(openGetAdvisories, async ({ params, user, site }) => {
  const beach = requireBeach(params.beach);
  const list = await advisories.read();
  const shown = presentOpenAdvisories({ beach, advisories: list, days: shownDays(user), now: Date.now() });
  return { ...aboutBeach(site, beach), ...shown };
});

import { openListBeaches } from '@groundswell/contracts';
import { aboutReply, findBeaches, listNear, openEndpoint, presentBeach } from '@groundswell/open-api';

export const handler = openEndpoint(openListBeaches, async ({ query, site }) => ({
  about: aboutReply(site, '/'),
  beaches: listNear(findBeaches(query.name), query).map(({ place, distance_km }) => ({
    ...presentBeach(place),
    distance_km,
  })),
}));

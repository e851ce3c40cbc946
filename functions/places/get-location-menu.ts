import { getLocationMenu } from '@groundswell/contracts';
import { listRegions } from '@groundswell/data/places';
import { WELL_KNOWN_BEACH_IDS } from '@groundswell/data/popular-beaches';
import { presentLocationMenu, wordsOf } from '@groundswell/present';
import { endpoint } from '@groundswell/runtime';

export const handler = endpoint(getLocationMenu, async ({ query }) =>
  presentLocationMenu(listRegions(), WELL_KNOWN_BEACH_IDS, wordsOf(query.lang)),
);

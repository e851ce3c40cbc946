import { getWidgetMenus } from '@groundswell/contracts';
import { findPlace, listRegions } from '@groundswell/data/places';
import { WELL_KNOWN_BEACH_IDS } from '@groundswell/data/popular-beaches';
import { presentLocationMenu, wordsOf } from '@groundswell/present';
import { endpoint } from '@groundswell/runtime';

const DEFAULT_BEACH = 'indian-river-inlet-northside';

/** Returns the menu of locations, and the entries that a widget's form preselects. */
export const handler = endpoint(getWidgetMenus, async ({ query }) => {
  const { region, area, local, beach } = (query.beach && findBeachPlace(query.beach)) || defaultPlace();
  return {
    menu: presentLocationMenu(listRegions(), WELL_KNOWN_BEACH_IDS, wordsOf(query.lang)),
    regionId: region.id,
    areaId: area.id,
    localId: local.id,
    locationId: beach.id,
  };
});

function findBeachPlace(slug: string) {
  const place = findPlace(slug);
  return place?.kind === 'beach' ? place : undefined;
}

function defaultPlace() {
  const place = findBeachPlace(DEFAULT_BEACH);
  if (!place) throw new Error(`There is no beach ${DEFAULT_BEACH}.`);
  return place;
}

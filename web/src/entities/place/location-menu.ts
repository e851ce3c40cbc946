import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { language } from '../../preferences/language.ts';

/** To be raised with every change of the list of locations, as browsers keep a version for good. */
const MENU_VERSION = 20250902;

/** Every location by region, area and local, for the menu and the search. */
export const locationMenuQuery = queryOptions({
  queryKey: ['location-menu', MENU_VERSION, language],
  queryFn: ({ signal }) => request('getLocationMenu', { query: { v: MENU_VERSION, lang: language }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { language } from '../../preferences/language.ts';

/**
 * The version of the list of locations. Raise it with every change of the list, because browsers cache a version
 * forever.
 */
const MENU_VERSION = 20250902;

/** Queries all locations for the menu and the search, nested as region, area, local stretch of coast and beach. */
export const locationMenuQuery = queryOptions({
  queryKey: ['location-menu', MENU_VERSION, language],
  queryFn: ({ signal }) => request('getLocationMenu', { query: { v: MENU_VERSION, lang: language }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

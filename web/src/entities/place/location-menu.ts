import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';

/** Changes when the list of locations does, so that browsers may keep a version for good. */
const MENU_VERSION = 20250902;

/** Every location by region, area and local: what one drills down in and what one searches. */
export const locationMenuQuery = queryOptions({
  queryKey: ['location-menu', MENU_VERSION],
  queryFn: ({ signal }) => request('getLocationMenu', { query: { v: MENU_VERSION }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

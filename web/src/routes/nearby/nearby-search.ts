import type { NearbySort } from '@groundswell/contracts';

/**
 * The search parameters of the nearby page. `beach` is the beach whose detail is open, `sort` the list's order; all
 * others are the map's view.
 */
export interface NearbySearch {
  sort?: Exclude<NearbySort, 'geog'> | undefined;
  beach?: string | undefined;
  lat?: number | undefined;
  lon?: number | undefined;
  zoom?: number | undefined;
}

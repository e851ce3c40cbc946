import type { NearbySort } from '@groundswell/contracts';

/**
 * The search parameters: `beach` is the one whose detail is open, `sort` the list's order, and the others the map's
 * view.
 */
export interface NearbySearch {
  sort?: Exclude<NearbySort, 'geog'> | undefined;
  beach?: string | undefined;
  lat?: number | undefined;
  lon?: number | undefined;
  zoom?: number | undefined;
}

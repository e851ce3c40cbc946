import type { NearbySort } from '@groundswell/contracts';

/** `beach`: the one whose detail is open; `sort`: the list's order; the others: what the map shows. */
export interface NearbySearch {
  sort?: Exclude<NearbySort, 'geog'> | undefined;
  beach?: string | undefined;
  lat?: number | undefined;
  lon?: number | undefined;
  zoom?: number | undefined;
}

import type { Beach } from '@groundswell/forecast';

/** A beach of the catalogue: the forecast's beach, its short name within its local, and the local's id. */
export interface CatalogueBeach extends Beach {
  readonly shortName: string;
  readonly localId: number;
}

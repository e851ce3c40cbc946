import type { Beach } from '@groundswell/forecast';

/** A beach of the catalogue: the forecast's beach, its name under its local's heading, and that local. */
export interface CatalogueBeach extends Beach {
  readonly shortName: string;
  readonly localId: number;
}

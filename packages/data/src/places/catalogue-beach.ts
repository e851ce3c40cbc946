import type { Beach } from '@groundswell/forecast';

/**
 * A beach of the catalogue: the forecast's beach, its short name within its local (the menu's smallest group of
 * beaches), and the local's id.
 */
export interface CatalogueBeach extends Beach {
  readonly shortName: string;
  readonly localId: number;
}

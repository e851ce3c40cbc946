import data from './beach-evidence.generated.json' with { type: 'json' };

/** The cell of a beach's wave grid from which its waves are read, and its distance. */
export interface SeaCell {
  readonly lat: number;
  readonly lon: number;
  readonly distanceKm: number;
  /** The distance from the grid cell nearest to the beach, in rows or columns, whichever is more. */
  readonly cellsAway: number;
}

/**
 * The comparison of a beach's coordinates and facing with the coastline, made when the beach was added to the
 * catalogue.
 */
export interface ShoreEvidence {
  /** The distance from the coordinates to the shoreline. */
  readonly distanceM: number;
  /** The facing fitted to the coastline. The beach's facing differs from it where it was set by hand. */
  readonly fittedDeg: number;
  /**
   * The number of test points that confirm the facing. `waterSamples` counts points on water ahead of the beach: at
   * most 7, at 0.5 to 25 km. `landSamples` counts points on land behind it: at most 3, at 0.3 to 3 km.
   */
  readonly waterSamples: number;
  readonly landSamples: number;
}

export interface BeachEvidence {
  readonly id: number;
  readonly shore: ShoreEvidence;
  /** Absent when no cell within two rows and columns of the beach is at sea. */
  readonly seaCell?: SeaCell;
  /**
   * The nearer stations that were not chosen, each with the reason: `RTYC1 23 km of land` (between station and beach).
   */
  readonly passedOver: { readonly wind: readonly string[]; readonly water: readonly string[] };
}

/** Lists the evidence for each beach, in the catalogue's order. */
export function listBeachEvidence(): readonly BeachEvidence[] {
  return data.beaches;
}

import data from './beach-evidence.generated.json' with { type: 'json' };

/** The cell of a beach's wave grid from which its waves are read, and its distance. */
export interface SeaCell {
  readonly lat: number;
  readonly lon: number;
  readonly distanceKm: number;
  /** The distance in rows or columns, whichever is more, from the cell nearest to the beach. */
  readonly cellsAway: number;
}

/** A beach's coordinates and facing compared with the coastline when it was placed. */
export interface ShoreEvidence {
  /** The distance from the coordinates to the shoreline. */
  readonly distanceM: number;
  /** The facing fitted to the coastline; the beach's own differs where it was set by hand. */
  readonly fittedDeg: number;
  /**
   * The number of samples on water ahead of the beach, of 7 at 0.5 to 25 km, and on land behind it, of 3 at 0.3 to 3
   * km.
   */
  readonly waterSamples: number;
  readonly landSamples: number;
}

export interface BeachEvidence {
  readonly id: number;
  readonly shore: ShoreEvidence;
  /** Absent when no cell within two of the beach is at sea. */
  readonly seaCell?: SeaCell;
  /** Stations nearer than the chosen ones, and why they were not chosen: `RTYC1 23 km of land`. */
  readonly passedOver: { readonly wind: readonly string[]; readonly water: readonly string[] };
}

/** Lists the evidence for each beach, in the catalogue's order. */
export function listBeachEvidence(): readonly BeachEvidence[] {
  return data.beaches;
}

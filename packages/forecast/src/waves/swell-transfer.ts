/** The number of directions of a transfer, clockwise from true north. */
export const TRANSFER_DIRECTIONS = 72;

/** The periods for which rays are traced, s. `shorewardOf` interpolates between them and handles periods outside. */
export const TRANSFER_PERIODS_S: readonly number[] = [6, 8, 10, 12, 14, 17, 20];

/**
 * The transfer of swell from the wave model's cell to a point in shallow water off a beach, by period and direction at
 * the cell. It includes refraction and shoaling over the sea floor and shadowing by land.
 */
export interface SwellTransfer {
  /** The depth that the cell represents, m. */
  readonly cellDepthM: number;
  /** The depth of the point in shallow water, m. */
  readonly startDepthM: number;
  /** The source of the depths: `sounded`, or `made` from the coastline alone. */
  readonly floor: 'sounded' | 'made';
  readonly periods: readonly PeriodTransfer[];
}

/** The transfer at one of `TRANSFER_PERIODS_S`. */
export interface PeriodTransfer {
  /** The energy at the point per unit of energy at the cell, by direction at the cell. */
  readonly kept: ArrayLike<number>;
  /** The direction of that energy at the point, degrees clockwise off the beach's facing. */
  readonly offFacingDeg: ArrayLike<number>;
}

/** Directions of a transfer, clockwise from true north. */
export const TRANSFER_DIRECTIONS = 72;

/** Periods that rays are followed for, s; between them, and beyond, see `shorewardOf`. */
export const TRANSFER_PERIODS_S: readonly number[] = [6, 8, 10, 12, 14, 17, 20];

/**
 * What becomes of swell between the wave model's cell and a point in shallow water off a beach, by period and by the
 * direction that it comes from at the cell: bent and spread by the sea floor, kept off by land.
 */
export interface SwellTransfer {
  /** Depth that the cell stands for, m. */
  readonly cellDepthM: number;
  /** Depth of the point, m. */
  readonly startDepthM: number;
  /** Whether depths were sounded, or made from the coastline alone. */
  readonly floor: 'sounded' | 'made';
  readonly periods: readonly PeriodTransfer[];
}

/** A transfer's part for one of its periods. */
export interface PeriodTransfer {
  /** Energy at the point for each unit of energy at the cell, by direction at the cell. */
  readonly kept: ArrayLike<number>;
  /** Where that energy comes from at the point, degrees off the beach's facing, clockwise. */
  readonly offFacingDeg: ArrayLike<number>;
}

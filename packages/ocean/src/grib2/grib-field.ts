import type { Grid } from './grid.ts';
import type { Packing } from './packing.ts';
import type { Section } from './section.ts';

/** A fixed surface (WMO code table 4.5). `value` is absent where the surface has none, as mean sea level. */
export interface Surface {
  readonly type: number;
  readonly value?: number;
}

/**
 * The values' period and statistic: hours after the reference time,
 * statistic by WMO code table 4.10 (0 mean, 1 sum, 2 max, 3 min).
 */
export interface Interval {
  readonly fromHours: number;
  readonly toHours: number;
  readonly statistic: number;
}

/** One field of a GRIB2 file: everything but its values, which `decodeField` unpacks. */
export interface GribField {
  /** The message's place in the file, bytes; fields of one message share it. */
  readonly offset: number;
  readonly length: number;
  /** Place within the message, from 0. */
  readonly fieldIndex: number;
  readonly centre: number;
  readonly discipline: number;
  readonly category: number;
  readonly number: number;
  readonly referenceTime: Date;
  /** Hours from the reference time to when the field is valid; to the end of `interval` when there is one. */
  readonly forecastHours: number;
  readonly interval?: Interval;
  readonly productTemplate: number;
  readonly surface: Surface;
  /** Lower bound of a layer; absent for a single level. */
  readonly secondSurface?: Surface;
  readonly perturbation?: number;
  readonly grid: Grid;
  readonly packing: Packing;
  readonly bitmap?: Bitmap;
  readonly data: Section;
}

/** One bit a grid point, most significant first, 1 where there is a value. */
export interface Bitmap {
  readonly bits: Uint8Array;
}

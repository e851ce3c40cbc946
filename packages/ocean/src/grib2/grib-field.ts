import type { Grid } from './grid.ts';
import type { Packing } from './packing.ts';
import type { Section } from './section.ts';

/** A fixed surface (WMO code table 4.5). `value` is absent for a surface without one, such as mean sea level. */
export interface Surface {
  readonly type: number;
  readonly value?: number;
}

/**
 * The period and statistic of values. Hours count from the reference time; the statistic is of WMO code table 4.10 (0
 * mean, 1 sum, 2 max, 3 min).
 */
export interface Interval {
  readonly fromHours: number;
  readonly toHours: number;
  readonly statistic: number;
}

/**
 * The wave periods that a field sums up, seconds. The type of WMO code table 4.91 says how the limits bound them: 7
 * between both, inclusive. A missing limit is absent.
 */
export interface PeriodRange {
  readonly intervalType: number;
  readonly lowerS?: number | undefined;
  readonly upperS?: number | undefined;
}

/** A field of a GRIB2 file without its values, which `decodeField` unpacks. */
export interface GribField {
  /** The message's offset in the file, bytes; all fields of a message share it. */
  readonly offset: number;
  readonly length: number;
  /** The field's index within the message, from 0. */
  readonly fieldIndex: number;
  readonly centre: number;
  readonly discipline: number;
  readonly category: number;
  readonly number: number;
  readonly referenceTime: Date;
  /** The hours from the reference time to the field's valid time, or to the end of `interval`. */
  readonly forecastHours: number;
  readonly interval?: Interval;
  readonly productTemplate: number;
  readonly surface: Surface;
  /** The lower bound of a layer; absent for a single level. */
  readonly secondSurface?: Surface;
  readonly perturbation?: number;
  readonly periodRange?: PeriodRange;
  readonly grid: Grid;
  readonly packing: Packing;
  readonly bitmap?: Bitmap;
  readonly data: Section;
}

/** A bitmap with one bit a grid point, most significant first; 1 marks a value. */
export interface Bitmap {
  readonly bits: Uint8Array;
}

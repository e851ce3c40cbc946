import { layOut, unpackField } from './grib2/decode-field.ts';
import type { GribField } from './grib2/grib-field.ts';
import { noaaName } from './grib2/noaa-name.ts';
import { RefusedFileError } from './noaa-errors.ts';
import { reusableBuffer } from './reusable.ts';

/**
 * The plausible range of each parameter anywhere on Earth in NOAA's units, with a margin for rounding by the packing. A
 * flipped bit in packed data decodes without an error and only shows as an implausible value.
 */
const PLAUSIBLE: Readonly<Record<string, readonly [least: number, most: number]>> = {
  HTSGW: [0, 30],
  WVHGT: [0, 30],
  SWELL: [0, 30],
  WVPER: [0, 40],
  PERPW: [0, 40],
  SWPER: [0, 40],
  WVDIR: [-0.1, 360.1],
  DIRPW: [-0.1, 360.1],
  SWDIR: [-0.1, 360.1],
  UGRD: [-120, 120],
  VGRD: [-120, 120],
  GUST: [-0.1, 150],
  TMP: [170, 350],
  TCDC: [-0.5, 100.5],
  // The unit is kg m-2 s-1; 0.2 is 720 mm an hour.
  PRATE: [-1e-4, 0.2],
  LAND: [-0.01, 1.01],
};

/** Returns the least and the greatest plausible value of a parameter, in NOAA's units. */
export function plausibleRange(parameter: string): readonly [least: number, most: number] {
  return PLAUSIBLE[parameter] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
}

const valuesOfPoints = reusableBuffer((length) => new Float32Array(length));

/**
 * Decodes a field like `decodeChecked`, and returns the result of `read`. The values are valid only inside `read`. The
 * next decoded field overwrites them, even a field decoded inside `read`.
 */
export function readChecked<Read>(url: string, field: GribField, read: (values: Float32Array) => Read): Read {
  return read(layOut(field, unpackChecked(url, field), valuesOfPoints(field.grid.pointCount)));
}

/** Decodes a field, and refuses the file when its data is broken or implausible. */
export function decodeChecked(url: string, field: GribField): Float32Array {
  return layOut(field, unpackChecked(url, field), new Float32Array(field.grid.pointCount));
}

function unpackChecked(url: string, field: GribField): Float64Array {
  const parameter = noaaName(field) ?? '';
  const values = unpack(url, parameter, field);
  const [least, most] = plausibleRange(parameter);
  // The loop uses an index, because an iterator over millions of points costs seven times as much. NaN, a missing
  // value, passes both comparisons.
  for (let n = 0; n < values.length; n++) {
    // The check applies to the 32-bit value that is stored.
    const value = Math.fround(values[n] as number);
    if (value < least || value > most) throw new RefusedFileError(url, `${parameter} holds ${value}, which cannot be`);
  }
  return values;
}

function unpack(url: string, parameter: string, field: GribField): Float64Array {
  try {
    return unpackField(field);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RefusedFileError(url, `${parameter} cannot be unpacked: ${reason}`, { cause: error });
  }
}

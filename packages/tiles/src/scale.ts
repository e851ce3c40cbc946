/** The pixel value that marks missing data. */
export const NO_DATA = 255;
/** The pixel value of a scale's maximum; 0 is its minimum. */
export const TOP_PIXEL = 254;

/** The fixed physical range of a channel: a pixel means the same value in every tile of every run. */
export interface Scale {
  readonly least: number;
  readonly most: number;
}

/** Returns the nearest pixel of a value; clamps to the range and maps NaN to no data. */
export function toPixel({ least, most }: Scale, value: number): number {
  if (Number.isNaN(value)) return NO_DATA;
  const place = ((value - least) / (most - least)) * TOP_PIXEL;
  return Math.round(Math.min(Math.max(place, 0), TOP_PIXEL));
}

/**
 * Returns the value of a pixel, which may be a fraction between two pixel values. Quantization moves a value by at most
 * half a step.
 */
export function fromPixel({ least, most }: Scale, pixel: number): number {
  return least + (pixel / TOP_PIXEL) * (most - least);
}

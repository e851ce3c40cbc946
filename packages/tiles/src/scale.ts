/** A pixel with this value has no datum. */
export const NO_DATA = 255;
/** The pixel of a scale's greatest value; 0 is that of its least. */
export const TOP_PIXEL = 254;

/** The fixed physical range of a channel: a pixel means the same value in every tile of every run. */
export interface Scale {
  readonly least: number;
  readonly most: number;
}

/** The pixel of a value, rounded to the nearest; clamped to the range, NaN gives no data. */
export function toPixel({ least, most }: Scale, value: number): number {
  if (Number.isNaN(value)) return NO_DATA;
  const place = ((value - least) / (most - least)) * TOP_PIXEL;
  return Math.round(Math.min(Math.max(place, 0), TOP_PIXEL));
}

/** The value of a pixel, or of a fractional one between two; within half a step of the drawn value. */
export function fromPixel({ least, most }: Scale, pixel: number): number {
  return least + (pixel / TOP_PIXEL) * (most - least);
}

/** The number of floats per stroke in the layer's buffer; `packStrokes` writes them in this order. */
export const STROKE_FLOATS = 14;

/** A curved line on the map. Lengths are in px at any zoom; y points downwards. */
export interface Stroke {
  /** The middle of the stroke, px from the left top of the rect that it was laid out for. */
  readonly x: number;
  readonly y: number;
  /** Start, control point and end of a quadratic Bézier curve, relative to the middle. */
  readonly curve: readonly [number, number, number, number, number, number];
  /**
   * The displacement of the stroke in one cycle. A crest moves across itself; a streak has 0, because it moves along
   * its own curve.
   */
  readonly drift: readonly [number, number];
  readonly widthPx: number;
  readonly alpha: number;
  /** `rate` is in cycles per second; `phase` is the start of the cycle, 0 to 1, plus 10 times the crest's row. */
  readonly rate: number;
  readonly phase: number;
}

/** Packs strokes into a buffer; the sign of alpha selects the light or the dark ink. */
export function packStrokes(strokes: readonly Stroke[]): Float32Array {
  const packed = new Float32Array(strokes.length * STROKE_FLOATS);
  strokes.forEach(({ x, y, curve, drift, widthPx, alpha, rate, phase }, n) => {
    packed.set([x, y, ...curve, ...drift, widthPx, alpha, rate, phase], n * STROKE_FLOATS);
  });
  return packed;
}

/** Returns the curve from one end through (0, 0) to the other. */
export function curveThroughMiddle(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
): Stroke['curve'] {
  return [x0, y0, -(x0 + x1) / 2, -(y0 + y1) / 2, x1, y1];
}

/** Numbers of a stroke in the layer's buffer, in this order. */
export const STROKE_FLOATS = 14;

/** A curved line on the map. Lengths in px, whatever the zoom; y downwards. */
export interface Stroke {
  /** Its middle, px from the left top of the rect that it was laid out for. */
  readonly x: number;
  readonly y: number;
  /** Begin, control point and end of a curve (quadratic Bézier), from its middle. */
  readonly curve: readonly [number, number, number, number, number, number];
  /** The way it goes in one round: across itself for a crest, 0 for a streak, which goes along itself. */
  readonly way: readonly [number, number];
  readonly widthPx: number;
  readonly alpha: number;
  /** Rounds a second, with their beginning, 0 to 1, added to 10 times the crest's row. */
  readonly rate: number;
  readonly phase: number;
}

/** A list of strokes as a buffer; `isLight` gives the ink. */
export function packStrokes(strokes: readonly Stroke[]): Float32Array {
  const packed = new Float32Array(strokes.length * STROKE_FLOATS);
  strokes.forEach(({ x, y, curve, way, widthPx, alpha, rate, phase }, n) => {
    packed.set([x, y, ...curve, ...way, widthPx, alpha, rate, phase], n * STROKE_FLOATS);
  });
  return packed;
}

/** The curve from one end through (0, 0) to another. */
export function curveThroughMiddle(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
): Stroke['curve'] {
  return [x0, y0, -(x0 + x1) / 2, -(y0 + y1) / 2, x1, y1];
}

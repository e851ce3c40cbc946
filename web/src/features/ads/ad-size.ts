export interface AdSize {
  readonly width: number;
  readonly height: number;
}

/** The sizes of header ads, widest first. */
const SIZES: readonly AdSize[] = [
  { width: 1400, height: 100 },
  { width: 970, height: 90 },
  { width: 728, height: 90 },
  { width: 375, height: 100 },
];
const WIDEST_PX = 1920;

/** The widest ad that fits; undefined where none does. */
export function adSizeFor(widthPx: number): AdSize | undefined {
  return SIZES.find(({ width }) => width <= Math.min(widthPx, WIDEST_PX));
}

export interface AdSize {
  readonly width: number;
  readonly height: number;
}

/** The sizes of header ads, widest first. */
const SIZES: readonly AdSize[] = [
  { width: 1400, height: 100 },
  { width: 970, height: 90 },
  { width: 728, height: 90 },
];
const MOBILE: AdSize = { width: 375, height: 100 };
const WIDEST_PX = 1920;

/** Returns the widest ad that fits; a page narrower than all sizes gets the mobile ad in its own width. */
export function adSizeFor(widthPx: number): AdSize {
  const fitting = SIZES.find(({ width }) => width <= Math.min(widthPx, WIDEST_PX));
  return fitting ?? { ...MOBILE, width: Math.min(MOBILE.width, widthPx) };
}

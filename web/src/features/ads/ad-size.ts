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

/** The widest ad that fits; a page that is too narrow for all has the mobile one in its own width. */
export function adSizeFor(widthPx: number): AdSize {
  const fitting = SIZES.find(({ width }) => width <= Math.min(widthPx, WIDEST_PX));
  return fitting ?? { ...MOBILE, width: Math.min(MOBILE.width, widthPx) };
}

/**
 * The state of the bottom bar: whether it is hidden, and the scroll position at which the scroll direction last
 * changed.
 */
export interface BarScroll {
  readonly hidden: boolean;
  readonly turnY: number;
}

export const BAR_SHOWN: BarScroll = { hidden: false, turnY: 0 };

/**
 * The distance to scroll before the bar hides or returns, and the distance from the top within which it always shows,
 * px.
 */
const THRESHOLD_PX = 20;

/**
 * Returns the bar after the page was scrolled to `y` pixels: hidden on the way down, shown on the way up and near the
 * top.
 */
export function followScroll({ hidden, turnY }: BarScroll, y: number): BarScroll {
  if (y < THRESHOLD_PX) return { hidden: false, turnY: y };

  const turn = hidden ? Math.max(turnY, y) : Math.min(turnY, y);
  return Math.abs(y - turn) > THRESHOLD_PX ? { hidden: !hidden, turnY: y } : { hidden, turnY: turn };
}

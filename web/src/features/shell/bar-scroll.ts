/** A bar at the foot of the window: whether it is hidden, and the last height at which the page turned its way. */
export interface BarScroll {
  readonly hidden: boolean;
  readonly turnY: number;
}

export const BAR_SHOWN: BarScroll = { hidden: false, turnY: 0 };

/** How far one scrolls until the bar comes or goes, and how near the top it always stands. Pixels. */
const THRESHOLD_PX = 20;

/** The bar after the page was scrolled to `y` pixels: gone on the way down, back on the way up and near the top. */
export function followScroll({ hidden, turnY }: BarScroll, y: number): BarScroll {
  if (y < THRESHOLD_PX) return { hidden: false, turnY: y };

  const turn = hidden ? Math.max(turnY, y) : Math.min(turnY, y);
  return Math.abs(y - turn) > THRESHOLD_PX ? { hidden: !hidden, turnY: y } : { hidden, turnY: turn };
}

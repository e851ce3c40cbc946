import type { Condition } from './condition.ts';
import styles from './hour-bars.module.css';

/** The bar of an hour: its condition, the top for the usual waves, and the higher top for the sets. */
export interface HourBar {
  readonly x: number;
  readonly width: number;
  readonly lowTop: number;
  readonly highTop: number;
  readonly condition: Condition | null;
}

/**
 * Draws hourly bars of surf: solid up to the usual wave height, and lighter above it up to the height of the sets.
 * `base` is the y of the bars' lower edge. The page must also render `ConditionPatterns`.
 */
export function HourBars({ bars, base }: { readonly bars: readonly HourBar[]; readonly base: number }) {
  return bars.map(({ x, width, lowTop, highTop, condition }) => (
    <g key={x} className={styles[condition ?? 'unrated']}>
      <rect x={x} y={highTop} width={width} height={base - highTop} opacity=".4" />
      <rect x={x} y={lowTop} width={width} height={base - lowTop} className={styles.solid} />
    </g>
  ));
}

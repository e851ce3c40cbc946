import type { Condition } from './condition.ts';
import styles from './hour-bars.module.css';

/** The bar of an hour: its condition, and two tops, for the usual waves and for the sets. */
export interface HourBar {
  readonly x: number;
  readonly width: number;
  readonly lowTop: number;
  readonly highTop: number;
  readonly condition: Condition | null;
}

/**
 * Draws hourly bars of surf: solid to the usual wave height, lighter to the sets. `base` is the y of their feet. The
 * page needs `ConditionPatterns`.
 */
export function HourBars({ bars, base }: { readonly bars: readonly HourBar[]; readonly base: number }) {
  return bars.map(({ x, width, lowTop, highTop, condition }) => (
    <g key={x} className={styles[condition ?? 'unrated']}>
      <rect x={x} y={highTop} width={width} height={base - highTop} opacity=".4" />
      <rect x={x} y={lowTop} width={width} height={base - lowTop} className={styles.solid} />
    </g>
  ));
}

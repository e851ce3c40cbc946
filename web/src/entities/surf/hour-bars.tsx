import type { Condition } from './condition.ts';
import styles from './hour-bars.module.css';

/** A bar of one hour: its condition, and its two tops: of the usual wave and of the sets. */
export interface HourBar {
  readonly x: number;
  readonly width: number;
  readonly lowTop: number;
  readonly highTop: number;
  readonly condition: Condition | null;
}

/** Bars of surf hour by hour: solid to the usual wave, lighter to the sets. `base` is where they stand. On a page with `ConditionPatterns`. */
export function HourBars({ bars, base }: { readonly bars: readonly HourBar[]; readonly base: number }) {
  return bars.map(({ x, width, lowTop, highTop, condition }) => (
    <g key={x} className={styles[condition ?? 'unrated']}>
      <rect x={x} y={highTop} width={width} height={base - highTop} opacity=".4" />
      <rect x={x} y={lowTop} width={width} height={base - lowTop} className={styles.solid} />
    </g>
  ));
}

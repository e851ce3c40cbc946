import styles from './hour-bars.module.css';
import type { HourBar } from './reach-layout.ts';

/** Bars of surf hour by hour: solid to the usual wave, lighter to the sets. `base` is where they stand. */
export function HourBars({ bars, base }: { readonly bars: readonly HourBar[]; readonly base: number }) {
  return bars.map(({ x, width, lowTop, highTop, condition }) => (
    <g key={x} className={styles[condition ?? 'unrated']}>
      <rect x={x} y={highTop} width={width} height={base - highTop} opacity=".4" />
      <rect x={x} y={lowTop} width={width} height={base - lowTop} className={styles.solid} />
    </g>
  ));
}

import styles from './choose-step.module.css';

/** Example surf heights for the sixteen days of the bars. */
const HEIGHTS = [19, 20, 15, 10, 7, 15, 26, 19, 15, 10, 7, 5, 10, 15, 24, 15];

/** Draws a bar for each day of the forecast. The days that the plan shows are filled. */
export function DayBars({ seen }: { readonly seen: number }) {
  return (
    <svg className={styles.bars} viewBox="0 0 175 28" aria-hidden="true">
      {HEIGHTS.map((height, day) => (
        <rect
          key={day}
          x={day * 11 + 0.5}
          y={27 - height}
          width={8}
          height={height}
          data-seen={day < seen || undefined}
        />
      ))}
    </svg>
  );
}

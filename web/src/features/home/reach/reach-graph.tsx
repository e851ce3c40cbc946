import { bestHours } from '../../../entities/surf/best-hours.ts';
import { HourBars } from '../../../entities/surf/hour-bars.tsx';
import styles from './reach-graph.module.css';
import { hourX, layoutRow, type Reach, type ReachRow, ROW_HEIGHT, ROW_WIDTH } from './reach-layout.ts';

interface Props {
  readonly row: ReachRow;
  readonly reach: Reach;
  readonly unit: 'ft' | 'm';
}

/** Draws a beach's daylight hours on the shared axis: its bars, the bracket of its best hours, and the current hour. */
export function ReachGraph({ row, reach, unit }: Props) {
  const { bars, best } = layoutRow(row, reach, unit);
  const { light, now } = reach;
  const span = row.best && bestHours(row.best);
  return (
    <div className={styles.graph}>
      <svg viewBox={`0 0 ${ROW_WIDTH} ${ROW_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {light && (
          <path
            className={styles.night}
            d={`M0 0H${hourX(light.from, reach)}V${ROW_HEIGHT}H0zM${hourX(light.to, reach)} 0H${ROW_WIDTH}V${ROW_HEIGHT}H${hourX(light.to, reach)}z`}
          />
        )}
        <HourBars bars={bars} base={ROW_HEIGHT} />
        <path className={styles.ground} d={`M0 ${ROW_HEIGHT}H${ROW_WIDTH}`} />
        {best && (
          <>
            <path className={styles.drops} d={`M${best.from} 16V${ROW_HEIGHT}M${best.to} 16V${ROW_HEIGHT}`} />
            <path className={styles.bracket} d={`M${best.from} 16H${best.to}`} />
          </>
        )}
        {now !== null && <path className={styles.now} d={`M${hourX(now, reach)} 0V${ROW_HEIGHT}`} />}
      </svg>
      {best && span && (
        <svg className={styles.words} aria-hidden="true">
          <text x={`${clamp((50 * (best.from + best.to)) / ROW_WIDTH)}%`} y="11" textAnchor="middle">
            {span}
          </text>
        </svg>
      )}
    </div>
  );
}

/** Limits a position in percent so that a label with hours and condition stays within the graph. */
function clamp(percent: number): number {
  return Math.min(80, Math.max(20, percent));
}

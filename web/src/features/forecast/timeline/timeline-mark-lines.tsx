import { m } from '../../../paraglide/messages.js';
import styles from './timeline-graph.module.css';
import type { TimelineLayout } from './timeline-layout.ts';
import { RAIL_Y, TALL, TIDE } from './timeline-tracks.ts';

/**
 * How certain the hours are: agreement of the runs along the top, filled hours below the bars, and the start of an
 * older run.
 */
export function TimelineMarks({ layout: { marks } }: { readonly layout: TimelineLayout }) {
  const { agreement, filled, olderX } = marks;
  return (
    <>
      {agreement.map(({ x, width, level }) => (
        <path key={x} className={styles.agreement} data-level={level} d={`M${x + 4} ${RAIL_Y}H${x + width - 4}`} />
      ))}
      {filled.map(({ x, width }) => (
        <rect key={x} className={styles.filled} x={x} width={width} y={TALL.bottom + 2} height="6" />
      ))}
      {olderX !== undefined && (
        <>
          <path className={styles.older} d={`M${olderX} ${RAIL_Y + 8}V${TIDE.bottom}`} />
          <text className={styles.olderText} x={olderX + 5} y={TALL.top + 8}>
            {m.timeline_older()}
          </text>
        </>
      )}
    </>
  );
}

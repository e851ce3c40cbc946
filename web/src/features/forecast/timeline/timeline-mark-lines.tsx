import { m } from '../../../paraglide/messages.js';
import styles from './timeline-graph.module.css';
import type { TimelineLayout } from './timeline-layout.ts';
import { OLDER_Y, TALL, TIDE } from './timeline-tracks.ts';

/** The marks of hours that are not from the newest run: filled gaps, below the bars, and the start of an older run. */
export function TimelineMarks({ layout: { marks } }: { readonly layout: TimelineLayout }) {
  const { filled, olderX } = marks;
  return (
    <>
      {filled.map(({ x, width }) => (
        <rect key={x} className={styles.filled} x={x} width={width} y={TALL.bottom + 2} height="6" />
      ))}
      {olderX !== undefined && (
        <>
          <path className={styles.older} d={`M${olderX} ${OLDER_Y}V${TIDE.bottom}`} />
          <text className={styles.olderText} x={olderX + 5} y={TALL.top + 8}>
            {m.timeline_older()}
          </text>
        </>
      )}
    </>
  );
}

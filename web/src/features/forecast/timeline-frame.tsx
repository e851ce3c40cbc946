import { type ComponentProps, useRef } from 'react';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useWidth } from '../../ui/use-width.ts';
import styles from './timeline.module.css';
import { TimelineScroller } from './timeline-scroller.tsx';

/** Keeps the graph's place; the graph comes when the first screen is painted and its room is known. */
export function TimelineFrame(graph: Omit<ComponentProps<typeof TimelineScroller>, 'available'>) {
  const frame = useRef<HTMLDivElement>(null);
  const available = useWidth(frame);
  const painted = useAfterPaint();
  return (
    <div className={styles.frame} ref={frame}>
      {painted && available > 0 && <TimelineScroller {...graph} available={available} />}
    </div>
  );
}

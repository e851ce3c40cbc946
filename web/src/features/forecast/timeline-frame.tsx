import { type ComponentProps, useRef } from 'react';
import { useWidth } from '../../ui/use-width.ts';
import styles from './timeline.module.css';
import { TimelineScroller } from './timeline-scroller.tsx';

interface Props extends Omit<ComponentProps<typeof TimelineScroller>, 'available'> {
  /** False keeps the graph's place and draws nothing. */
  readonly drawn: boolean;
}

/** The graph in its place, once its room is known. */
export function TimelineFrame({ drawn, ...graph }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const available = useWidth(frame);
  return (
    <div className={styles.frame} ref={frame}>
      {drawn && available > 0 && <TimelineScroller {...graph} available={available} />}
    </div>
  );
}

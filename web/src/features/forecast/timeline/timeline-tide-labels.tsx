import type { Ref } from 'react';
import { classList } from '../../../ui/class-list.ts';
import styles from './timeline.module.css';
import graph from './timeline-graph.module.css';
import type { TimelineLayout } from './timeline-layout.ts';
import { TIMELINE_HEIGHT } from './timeline-tracks.ts';

interface Props {
  readonly layout: TimelineLayout;
  readonly ref: Ref<SVGSVGElement>;
}

/**
 * The labels of high and low tides. They scroll with the graph, in front of the cursor and of the line that marks the
 * current time.
 */
export function TimelineTideLabels({ layout: { width, tide }, ref }: Props) {
  return (
    <svg
      ref={ref}
      className={classList(styles.labels, graph.tideLabels)}
      width={width}
      height={TIMELINE_HEIGHT}
      aria-hidden="true"
    >
      {tide?.labels.map(({ x, lines }) => (
        <text key={x} textAnchor="middle">
          {lines.map(({ y, text }) => (
            <tspan key={y} x={x} y={y}>
              {text}
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  );
}

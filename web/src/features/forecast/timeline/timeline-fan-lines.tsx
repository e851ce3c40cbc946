import { m } from '../../../paraglide/messages.js';
import { numberWords } from '../../../ui/number-words.ts';
import type { Fan, FanEnd } from './timeline-fan.ts';
import styles from './timeline-graph.module.css';
import type { TimelineLayout } from './timeline-layout.ts';

/** Draws the fan over the bars: the wash, the cut of the lowest quantile, the highest one and the middle. */
export function FanLines({ fan }: { readonly fan: Fan }) {
  return (
    <>
      <path className={styles.wash} d={fan.wash} />
      <path className={styles.low} d={fan.low} />
      <path className={styles.high} d={fan.high} />
      <path className={styles.middleHalo} d={fan.middle} />
      <path className={styles.middle} d={fan.middle} />
    </>
  );
}

/** Draws the height asked for as a dashed line with its words. */
export function AskedLine({ asked, width }: { readonly asked: TimelineLayout['asked']; readonly width: number }) {
  if (!asked) return null;
  return (
    <g className={styles.asked}>
      <path d={`M0 ${asked.y}H${width}`} />
      <text x={asked.labelX} y={asked.y - 5}>
        {m.timeline_asked({ height: asked.label })}
      </text>
    </g>
  );
}

const REACHES = {
  '1-in-10': m.timeline_reach_1_in_10,
  '1-in-4': m.timeline_reach_1_in_4,
  half: m.timeline_reach_half,
  '3-in-4': m.timeline_reach_3_in_4,
  '9-in-10': m.timeline_reach_9_in_10,
} satisfies Record<FanEnd['reach'], () => string>;

interface EndsProps {
  readonly ends: readonly FanEnd[];
  readonly unit: 'ft' | 'm';
  /** The x of the fan's end. */
  readonly x: number;
  /** True if there is space beside the drawing; the labels otherwise stand inside it, before its end. */
  readonly beside: boolean;
}

/** Names the ends of the fan's lines: '1 in 10 reach 8.5 ft', or '1 in 10' inside the drawing. */
export function FanEnds({ ends, unit, x, beside }: EndsProps) {
  return ends.map(({ reach, height, y, labelY }) => (
    <g key={reach} className={styles.fanEnd} data-reach={reach}>
      {beside && <path d={`M${x + 2} ${y}L${x + 8} ${labelY}`} />}
      <text x={beside ? x + 11 : x - 4} y={labelY + 4} textAnchor={beside ? 'start' : 'end'}>
        {beside
          ? m.timeline_reach({ odds: REACHES[reach](), height: `${numberWords(height)} ${unit}` })
          : REACHES[reach]()}
      </text>
    </g>
  ));
}

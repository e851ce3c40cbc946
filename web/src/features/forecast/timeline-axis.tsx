import { messages } from '../../messages.ts';
import styles from './timeline-graph.module.css';
import { TIMELINE_HEIGHT, type TimelineLayout, type TimelineView } from './timeline-layout.ts';

const words = messages.forecast;

/** What the heights and tracks are; it stays in place while the graph is scrolled. */
export function TimelineAxis({ layout, view }: { readonly layout: TimelineLayout; readonly view: TimelineView }) {
  const { levels, shortLevel, bars, swells, surfTrack, swellTrack, tide } = layout;
  const short = view === 'surf' ? swellTrack : surfTrack;
  return (
    <svg className={styles.axis} width="90" height={TIMELINE_HEIGHT} aria-hidden="true">
      {levels.map(({ y, label }) => (
        <text key={label} x="4" y={y - 3}>
          {label}
        </text>
      ))}
      <text x="4" y={(shortLevel?.y ?? short.top + 7) - 3}>
        <tspan className={styles.track}>{view === 'surf' ? words.swell : words.surf}</tspan>
        {shortLevel && <tspan dx="6">{shortLevel.label}</tspan>}
      </text>
      <text className={styles.track} x="4" y={short.bottom + 14}>
        {view === 'surf' ? words.wind : words.mainSwell}
      </text>
      <text className={styles.track} x="4" y="288">
        {tide ? words.tide : words.noTideData}
      </text>
      {bars.length === 0 && swells.length === 0 && (
        <text x="4" y="100">
          {words.noWaves}
        </text>
      )}
    </svg>
  );
}

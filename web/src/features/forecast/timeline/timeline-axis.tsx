import { m } from '../../../paraglide/messages.js';
import styles from './timeline-graph.module.css';
import type { TimelineLayout, TimelineView } from './timeline-layout.ts';
import { ARROWS_Y, TIMELINE_HEIGHT } from './timeline-tracks.ts';

/**
 * The distance in px from the name of the short track down to the track; nothing is drawn in this space. The label of
 * the track's level always stays below the name.
 */
const ABOVE = 8;
const LINE = 13;
/** The approximate width of the widest letter of a level label. */
const LETTER = 4.6;

/** The labels of heights and tracks; they stay in place while the graph scrolls. */
export function TimelineAxis({ layout, view }: { readonly layout: TimelineLayout; readonly view: TimelineView }) {
  const { levels, shortLevel, bars, swells, surfTrack, swellTrack, tide } = layout;
  const short = view === 'surf' ? swellTrack : surfTrack;
  return (
    <svg className={styles.axis} width="90" height={TIMELINE_HEIGHT} aria-hidden="true">
      {levels.map(({ y, label }) => (
        <g key={label}>
          <rect className={styles.plate} y={y - 14} width={8 + label.length * LETTER} height="15" rx="3" />
          <text x="4" y={y - 3}>
            {label}
          </text>
        </g>
      ))}
      <text className={styles.track} x="4" y={short.top - ABOVE}>
        {view === 'surf' ? m.forecast_swell() : m.forecast_surf()}
      </text>
      {shortLevel && (
        <text x="4" y={Math.max(shortLevel.y - 3, short.top - ABOVE + LINE)}>
          {shortLevel.label}
        </text>
      )}
      <text className={styles.track} x="4" y={ARROWS_Y - 13}>
        {view === 'surf' ? m.forecast_wind() : m.forecast_swell()}
      </text>
      <text className={styles.track} x="4" y={ARROWS_Y + 22}>
        {tide ? m.forecast_tide() : m.forecast_no_tide_data()}
      </text>
      {bars.length === 0 && swells.length === 0 && (
        <text x="4" y="100">
          {m.forecast_no_waves()}
        </text>
      )}
    </svg>
  );
}

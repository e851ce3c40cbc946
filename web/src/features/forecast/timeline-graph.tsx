import type { TimelineReply } from '@groundswell/contracts';
import { memo } from 'react';
import styles from './timeline-graph.module.css';
import { AXIS_TOP, TIMELINE_HEIGHT, type TimelineLayout } from './timeline-layout.ts';

interface Props {
  readonly layout: TimelineLayout;
  readonly timeline: TimelineReply;
  readonly now: number | undefined;
}

/** Draws a layout: night shade, days, surf bars, swell lines, arrows, tide and the now-line. Knows nothing of forecasts. */
export const TimelineGraph = memo(function TimelineGraph({ layout, timeline, now }: Props) {
  const { width, pxPerHour, days, levels, shortLevel, bars, swells, arrows, tide } = layout;
  const nowX = now === undefined ? undefined : now * pxPerHour;
  return (
    <svg className={styles.graph} width={width} height={TIMELINE_HEIGHT} aria-hidden="true">
      <Patterns />
      <Nights timeline={timeline} width={width} shownHours={width / pxPerHour} />
      {days.map((day) => (
        <g key={day.x}>
          <line className={styles.rule} x1={day.x} x2={day.x} y1="0" y2={TIMELINE_HEIGHT} />
          <text x={day.x + 6} y="15">
            {day.width < 64 ? day.label.split(' ', 2).join(' ') : day.label}
          </text>
        </g>
      ))}
      {[...levels, ...(shortLevel ? [shortLevel] : [])].map(({ y }) => (
        <line key={y} className={styles.level} x1="0" x2={width} y1={y} y2={y} />
      ))}
      {bars.map(({ rated, upper, lower }) => (
        <g key={rated}>
          <path className={styles[rated]} d={upper} opacity=".5" />
          <path className={styles[rated]} data-pattern d={lower} />
        </g>
      ))}
      {swells.map(({ train, path }) => (
        <path key={train} className={styles.swell} data-train={train} d={path} />
      ))}
      {arrows.map(({ x, y, fromDeg, kind }) => (
        <path
          key={x}
          className={styles.arrow}
          data-kind={kind}
          d="M0 8V-8M-4 -3L0 -8L4 -3"
          transform={`translate(${x} ${y}) rotate(${(fromDeg + 180) % 360})`}
        />
      ))}
      {tide && (
        <>
          <path className={styles.tide} d={tide.area} />
          <path className={styles.tideLine} d={tide.line} />
        </>
      )}
      {nowX !== undefined && <line className={styles.now} x1={nowX} x2={nowX} y1={AXIS_TOP - 4} y2={TIMELINE_HEIGHT} />}
    </svg>
  );
});

interface NightsProps {
  readonly timeline: TimelineReply;
  readonly width: number;
  readonly shownHours: number;
}

/** The wire draws the nights over all of its hours; fewer may be shown. */
function Nights({ timeline: { baseGraph, time }, width, shownHours }: NightsProps) {
  return (
    <svg
      aria-hidden="true"
      y={AXIS_TOP}
      width={width}
      height={TIMELINE_HEIGHT - AXIS_TOP}
      viewBox={`0 0 ${(baseGraph.width * shownHours) / time.length} ${baseGraph.height}`}
      preserveAspectRatio="none"
    >
      <path className={styles.night} d={baseGraph.paths.nights} />
    </svg>
  );
}

/** The second cue of each rating: fair is hatched, choppy dotted. */
function Patterns() {
  return (
    <defs>
      <pattern id="pattern-fair" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.fair} width="6" height="6" />
        <rect className={styles.relief} width="2" height="6" opacity=".4" />
      </pattern>
      <pattern id="pattern-choppy" width="5" height="5" patternUnits="userSpaceOnUse">
        <rect className={styles.choppy} width="5" height="5" />
        <circle className={styles.relief} cx="2.500" cy="2.500" r="1" opacity=".6" />
      </pattern>
    </defs>
  );
}

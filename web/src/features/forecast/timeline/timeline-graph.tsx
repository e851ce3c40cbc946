import type { TimelineReply } from '@groundswell/contracts';
import { memo } from 'react';
import { ConditionPatterns } from '../../../entities/surf/condition-patterns.tsx';
import { arrowPaths } from './timeline-arrows.ts';
import { AskedLine, FanEnds, FanLines } from './timeline-fan-lines.tsx';
import styles from './timeline-graph.module.css';
import type { TimelineLayout } from './timeline-layout.ts';
import { TimelineMarks } from './timeline-mark-lines.tsx';
import { AXIS_TOP, TIMELINE_HEIGHT } from './timeline-tracks.ts';

interface Props {
  readonly layout: TimelineLayout;
  readonly timeline: TimelineReply;
  /** Whether the fan's lines are named inside the drawing, because it has no space beside it. */
  readonly namesFan: boolean;
}

/**
 * Draws a layout: night shade, days, surf bars, swell lines, measured heights, arrows and tide. It holds no forecast
 * logic.
 */
export const TimelineGraph = memo(function TimelineGraph({ layout, timeline, namesFan }: Props) {
  const { width, pxPerHour, days, levels, shortLevel, bars, fan, asked, swells, allWaves, observed, arrows, tide } =
    layout;
  const { observedLine, joins, swellLabels } = layout;
  return (
    <svg className={styles.graph} width={width} height={TIMELINE_HEIGHT} aria-hidden="true">
      <Patterns />
      <Nights timeline={timeline} width={width} shownHours={width / pxPerHour} />
      {days.map((day) => (
        <g key={day.x}>
          <line className={styles.rule} x1={day.x} x2={day.x} y1="0" y2={TIMELINE_HEIGHT} />
          <text x={day.x + 6} y="15">
            {day.label}
          </text>
        </g>
      ))}
      {[...levels, ...(shortLevel ? [shortLevel] : [])].map(({ y }) => (
        <line key={y} className={styles.level} x1="0" x2={width} y1={y} y2={y} />
      ))}
      {bars.map(({ rated, upper, lower }) => (
        <g key={rated}>
          <path className={styles[rated]} d={upper} fillOpacity=".38" />
          <path className={styles[rated]} data-pattern d={lower} />
        </g>
      ))}
      <FanLines fan={fan} />
      <AskedLine asked={asked} width={width} />
      <path className={styles.allWaves} d={allWaves} />
      {swells.map(({ train, passes, path }) => (
        <path
          key={`${train} ${passes}`}
          className={styles.swell}
          data-train={train}
          data-passes={passes || undefined}
          d={path}
        />
      ))}
      {swellLabels.map(({ train, box, onLine, text, textX, y, arrow }) => (
        <g key={`${train} ${box.left}`} className={styles.swellLabel} data-train={train}>
          {onLine && (
            <rect
              className={styles.plate}
              x={box.left - 2}
              y={box.top}
              width={box.right - box.left}
              height={box.bottom - box.top}
            />
          )}
          <path d={arrow} />
          <text x={textX} y={y}>
            {text}
          </text>
        </g>
      ))}
      <path className={styles.observedLine} d={observedLine} />
      {observed.map(({ x, y }) => (
        <circle key={x} className={styles.observed} cx={x} cy={y} r="3" />
      ))}
      {arrowPaths(arrows).map(({ kind, path }) => (
        <path key={kind} className={styles.arrow} data-kind={kind} d={path} />
      ))}
      {tide && (
        <>
          <path className={styles.tide} d={tide.area} />
          <path className={styles.tideLine} d={tide.line} />
        </>
      )}
      {joins.map(({ of, wedge }) => (
        <path key={of} className={styles.join} d={wedge} />
      ))}
      <TimelineMarks layout={layout} />
      {namesFan && <FanEnds ends={fan.ends} unit={timeline.surfSvgUnits} x={width} beside={false} />}
    </svg>
  );
});

interface NightsProps {
  readonly timeline: TimelineReply;
  readonly width: number;
  readonly shownHours: number;
}

/** The night path of the API spans all hours of the timeline; the graph may show fewer. */
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

/** The patterns that distinguish ratings without colour, and the stripes of filled hours. */
function Patterns() {
  return (
    <>
      <ConditionPatterns />
      <pattern id="pattern-filled" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect className={styles.filledStripe} width="1.500" height="4" />
      </pattern>
    </>
  );
}

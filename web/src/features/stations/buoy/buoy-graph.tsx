import type { BuoyReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import { useState } from 'react';
import { m } from '../../../paraglide/maps.js';
import { language } from '../../../preferences/language.ts';
import { withSiteClock } from '../../../ui/clock-words.ts';
import { numberWords } from '../../../ui/number-words.ts';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './buoy-graph.module.css';
import { layoutGraph } from './graph-layout.ts';
import { CHART_HOURS, type ChartHours, listWavePoints } from './model.ts';

const HEIGHT = 190;
const PLOT = { top: 22, bottom: 140 };
const ARROWS_Y = 180;
const LEFT = 34;
const RIGHT = 12;
const heightWords = (height: number) => numberWords(Number(height.toFixed(1)));

/** Half the width of the widest hour label, px. */
const END_ROOM = 18;
/** The width of an arrow with its period, px. */
const MARK_ROOM = 38;

const windows = () => CHART_HOURS.map((hours) => ({ value: hours, text: m.buoy_hours({ hours }) }));

/**
 * Draws the wave height over the last hours, with period and direction below it. The history has the same numbers as
 * text.
 */
export function BuoyGraph({ buoy }: { readonly buoy: BuoyReply }) {
  const [hours, setHours] = useState<ChartHours>(12);
  const wide = useMedia('(min-width: 640px)');
  const { as_of, station, wvht_unit } = buoy;
  const to = Date.parse(as_of);
  const points = listWavePoints(buoy.data, as_of, hours);
  const width = wide ? 820 : 310;
  const {
    line,
    levels,
    ticks,
    points: placed,
  } = layoutGraph(points, {
    from: to - hours * HOUR_MS,
    to,
    width,
    ...PLOT,
    tickHours: wide ? hours / 6 : hours / 3,
    offsetMin: station.timezone_offset,
  });
  const clock = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    ...(language !== 'en' && { minute: '2-digit' }),
    ...(hours === 48 && { weekday: 'short' }),
    timeZone: station.timezone,
  });

  return (
    <section>
      <header className={styles.header}>
        <h3>{m.buoy_graph()}</h3>
        <ToggleGroup name={m.buoy_graph_hours()} options={windows()} value={hours} onChoose={setHours} />
      </header>
      {placed.length === 0 ? (
        <p className={styles.none}>{m.buoy_no_waves()}</p>
      ) : (
        <svg
          className={styles.graph}
          viewBox={`0 0 ${LEFT + width + RIGHT} ${HEIGHT}`}
          role="img"
          aria-label={m.buoy_graph_summary({
            hours,
            from: heightWords(placed[0]?.height ?? 0),
            to: heightWords(placed.at(-1)?.height ?? 0),
            unit: wvht_unit,
          })}
        >
          <g transform={`translate(${LEFT} 0)`}>
            {levels.map(({ value, y }) => (
              <g key={value}>
                <line className={styles.level} x1={0} x2={width} y1={y} y2={y} />
                <text x={-6} y={y + 4} textAnchor="end">
                  {heightWords(value)}
                </text>
              </g>
            ))}
            <text x={-6} y={10} textAnchor="end">
              {wvht_unit}
            </text>
            {ticks.map(({ at, x }) => (
              // A centred last label would be cut off at the edge.
              <text
                key={at}
                x={x > width - END_ROOM ? width + RIGHT : x}
                y={PLOT.bottom + 17}
                textAnchor={x > width - END_ROOM ? 'end' : 'middle'}
              >
                {withSiteClock(clock.format(at))}
              </text>
            ))}
            <path className={styles.line} d={line} />
            {placed.map(({ at, x, y }) => (
              <circle key={at} className={styles.dot} cx={x} cy={y} r={hours === 48 && !wide ? 1.6 : 2.6} />
            ))}
            {spaced(placed, MARK_ROOM).map(({ at, x, periodS, fromDeg }) => (
              <g key={at} transform={`translate(${x} ${ARROWS_Y})`}>
                {fromDeg !== undefined && (
                  <path
                    className={styles.arrow}
                    transform={`translate(-9 -4) rotate(${(fromDeg + 180) % 360})`}
                    d="M0 6V-6M-3.5 -2.5L0 -6L3.5 -2.5"
                  />
                )}
                <text x={1}>{Math.round(periodS)}s</text>
              </g>
            ))}
          </g>
        </svg>
      )}
    </section>
  );
}

/** Returns the points at least `room` apart, counted from the newest back. */
function spaced<P extends { readonly x: number }>(points: readonly P[], room: number): readonly P[] {
  const kept: P[] = [];
  for (const point of [...points].reverse()) {
    const next = kept.at(-1);
    if (!next || next.x - point.x >= room) kept.push(point);
  }
  return kept;
}

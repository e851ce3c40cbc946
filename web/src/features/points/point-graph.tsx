import type { Units } from '@groundswell/forecast';
import { useRef } from 'react';
import { m } from '../../paraglide/maps.js';
import { runsOf, smoothPath } from '../../ui/smooth-path.ts';
import { useWidth } from '../../ui/use-width.ts';
import { layOutGraph, type PointDay } from './model.ts';
import styles from './point-graph.module.css';
import { type clockWords, heightText } from './words.ts';

interface Props {
  readonly days: readonly PointDay[];
  readonly units: Units;
  readonly now: number;
  readonly words: ReturnType<typeof clockWords>;
}

const [HEIGHT_PX, TOP_PX, BOTTOM_PX, ARROWS_PX] = [150, 22, 100, 116];

/** Draws the wave height over all days, with wind arrows below it; the table has every value. */
export function PointGraph({ days, units, now, words }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const graph = layOutGraph(days, Math.max(1, width), TOP_PX, BOTTOM_PX);
  const { xOf, yOf, peak } = graph;
  const runs = runsOf(
    graph.points.map(({ y }) => y),
    (y, n) => ({ x: graph.points[n]?.x ?? 0, y }),
  );
  const highest = peak?.heightM;
  const peakText =
    peak && highest !== undefined
      ? `${heightText(highest, units)} ${words.weekday(peak.at)} ${words.clock(peak.at)}`
      : '';
  const peakX = peak ? xOf(peak.at) : 0;
  const name = m.point_graph({ peak: peakText });
  return (
    <div ref={box} className={styles.box}>
      <svg className={styles.graph} height={HEIGHT_PX} role="img" aria-label={name}>
        {graph.days.map(({ date, x, endX }) => (
          <g key={date}>
            {x > 0 && <path className={styles.midnight} d={`M${x} ${TOP_PX}V${HEIGHT_PX - 18}`} />}
            {endX - x > 24 && (
              <text className={styles.day} x={(x + endX) / 2} y={HEIGHT_PX - 3}>
                {words.weekday(Date.parse(`${date}T12:00:00Z`))}
              </text>
            )}
          </g>
        ))}
        {runs.map((run) => {
          const line = smoothPath(run);
          const key = run[0]?.x;
          return (
            <g key={key}>
              <path className={styles.sea} d={`${line}V${BOTTOM_PX}H${key}z`} />
              <path className={styles.line} d={line} />
            </g>
          );
        })}
        <path className={styles.axis} d={`M0 ${BOTTOM_PX}H${width}`} />
        {graph.winds.map(({ x, at, fromDeg }) => (
          <path
            key={at}
            className={styles.wind}
            d="M0 6V-6M-3.5 -2.5L0 -6L3.5 -2.5"
            transform={`translate(${x} ${ARROWS_PX}) rotate(${fromDeg + 180})`}
          />
        ))}
        {now >= Date.parse(days[0]?.start ?? '') && <path className={styles.now} d={`M${xOf(now)} 6V${BOTTOM_PX}`} />}
        {highest !== undefined && (
          <text
            className={styles.peak}
            x={peakX}
            y={yOf(highest) - 7}
            textAnchor={peakX > width - 90 ? 'end' : peakX < 90 ? 'start' : 'middle'}
          >
            {peakText}
          </text>
        )}
      </svg>
    </div>
  );
}

import { useId, useRef } from 'react';
import { useWidth } from '../../../ui/use-width.ts';
import type { Step } from '../model/steps.ts';
import { LabelText } from '../time/label-text.tsx';
import { layOutAxis, layOutCurve, type Series } from '../time/time-axis.ts';
import { placeBeside } from '../time/time-labels.ts';
import type { TimeWords } from '../time/time-words.ts';
import styles from './point-graph.module.css';

interface Props {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly index: number;
  readonly now: number;
  readonly timeZone: string;
  readonly words: TimeWords;
  readonly series: Series;
  readonly least: number;
  readonly colourOf: (value: number) => string;
  readonly valueText: (value: number) => string;
}

const [HEIGHT_PX, BOTTOM_PX, TOP_PX] = [62, 50, 12];
/** The radius of the dot at the chosen hour. */
const DOT_PX = 3.5;

/** A small graph of the next days at a place. */
export function PointGraph({ name, steps, index, now, timeZone, words, series, least, colourOf, valueText }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const ramp = useId();
  const axis = layOutAxis(steps, width, timeZone);
  const { areas, lines, peak, yOf } = layOutCurve(steps, series, {
    xOf: axis.xOf,
    top: TOP_PX,
    bottom: BOTTOM_PX,
    least,
  });
  const [here, highest] = [series[index], peak === undefined ? undefined : series[peak]];
  const x = axis.xOf(steps[index]?.at ?? 0);
  const peakAt = steps[peak ?? 0]?.at ?? 0;
  const peakText = highest === undefined ? '' : `${valueText(highest)} ${words.dayFrom(now, peakAt)}`;
  const stems = [axis.xOf(now) + 1, x].map((at) => ({
    left: at - DOT_PX,
    right: at + DOT_PX,
    top: 6,
    bottom: BOTTOM_PX,
  }));
  const peakLabel =
    highest === undefined
      ? undefined
      : placeBeside({ text: peakText, x: axis.xOf(peakAt), y: yOf(highest) - 2 }, { widthPx: width, taken: stems });
  return (
    <div ref={box} className={styles.box}>
      <svg className={styles.graph} height={HEIGHT_PX} role="img" aria-label={peakText ? `${name}: ${peakText}` : name}>
        <linearGradient id={ramp} gradientUnits="userSpaceOnUse" x1={0} x2={width}>
          {steps.map(({ at, hour }, n) => {
            const value = series[n];
            if (value === undefined) return null;
            return <stop key={hour} offset={axis.xOf(at) / Math.max(1, width)} stopColor={colourOf(value)} />;
          })}
        </linearGradient>
        {axis.days.map(({ startAt, x: from, widthPx }) => (
          <g key={startAt}>
            {from > 0 && <path className={styles.midnight} d={`M${from} ${TOP_PX}V${BOTTOM_PX}`} />}
            {widthPx > 12 && (
              <text className={styles.day} x={from + widthPx / 2} y={HEIGHT_PX}>
                {words.weekday(startAt).slice(0, 1)}
              </text>
            )}
          </g>
        ))}
        {areas.map((area) => (
          <path key={area} d={area} fill={`url(#${ramp})`} />
        ))}
        {lines.map((line) => (
          <path key={line} className={styles.curve} d={line} />
        ))}
        <path className={styles.axis} d={`M0 ${BOTTOM_PX}H${width}`} />
        <path className={styles.now} d={`M${axis.xOf(now) + 1} 6V${BOTTOM_PX}`} />
        <path className={styles.stem} d={`M${x} 6V${BOTTOM_PX}`} />
        {here !== undefined && <circle className={styles.dot} cx={x} cy={yOf(here)} r={DOT_PX} />}
        {peakLabel && <LabelText className={styles.peak} {...peakLabel} />}
      </svg>
    </div>
  );
}

import { DAY_MS } from '@groundswell/durations';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { m } from '../../../paraglide/maps.js';
import { useWidth } from '../../../ui/use-width.ts';
import type { Step } from '../model/steps.ts';
import { LabelText } from './label-text.tsx';
import { layOutAxis, layOutCurve, type Series } from './time-axis.ts';
import { fittingName, placeLabels } from './time-labels.ts';
import styles from './time-line.module.css';
import type { TimeWords } from './time-words.ts';

interface Props {
  readonly steps: readonly Step[];
  readonly index: number;
  readonly now: number;
  readonly timeZone: string;
  readonly words: TimeWords;
  /** The map's values at the selected place, else at the map's centre, in the ramp's unit. */
  readonly series: Series;
  readonly colourOf: (value: number) => string;
  readonly valueText: (value: number) => string;
  /** The smallest value that the top of the graph may represent, in the ramp's unit. */
  readonly least: number;
  readonly isLoaded: (index: number) => boolean;
  readonly isWaiting: boolean;
  readonly isLarge: boolean;
  readonly onChoose: (index: number) => void;
  readonly onStep: (direction: 1 | -1) => void;
}

const TOP_PX = 16;
/** Half the width of the knob. */
const KNOB_PX = 12;

/** The axis of all steps with a knob that reacts to drags, the wheel and keys. */
export function TimeLine(props: Props) {
  const { steps, index, now, timeZone, words, series, isLarge, onChoose, onStep } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const ramp = useId();
  const axis = layOutAxis(steps, width, timeZone);
  const bottom = isLarge ? 54 : 44;
  const curve = layOutCurve(steps, series, { xOf: axis.xOf, top: TOP_PX, bottom, least: props.least });
  const at = steps[index]?.at ?? 0;
  const x = axis.xOf(at);
  const peak = curve.peak === undefined ? undefined : steps[curve.peak];
  const highest = series[curve.peak ?? -1] ?? 0;
  const nowX = axis.xOf(now);
  const labels = placeLabels({
    peak: peak && { text: props.valueText(highest), x: axis.xOf(peak.at), y: curve.yOf(highest) - 4 },
    now: now >= (steps[0]?.at ?? 0) ? { text: m.charts_now(), x: nowX, y: TOP_PX - 4 } : undefined,
    taken: index >= 0 ? [{ left: x - KNOB_PX, right: x + KNOB_PX, top: 0, bottom }] : [],
    nowLine: { left: nowX - 1, right: nowX + 3, top: TOP_PX - 8, bottom },
    widthPx: width,
  });

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    if (event.deltaY !== 0) onStep(event.deltaY > 0 ? 1 : -1);
  });
  useEffect(() => {
    const element = box.current;
    // React registers wheel listeners as passive, so they could not keep the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const next = axis.stepAt(event.clientX - event.currentTarget.getBoundingClientRect().left);
    if (next >= 0 && next !== index) onChoose(next);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEP_KEYS[event.key];
    const jump = { PageDown: at + DAY_MS, PageUp: at - DAY_MS, Home: now, End: steps.at(-1)?.at ?? at }[event.key];
    if (step) onStep(step);
    else if (jump !== undefined) onChoose(axis.stepAt(axis.xOf(jump)));
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={box}
      className={styles.track}
      role="slider"
      tabIndex={0}
      aria-label={m.charts_hour_of_chart()}
      aria-valuemin={0}
      aria-valuemax={steps.length - 1}
      aria-valuenow={Math.max(0, index)}
      aria-valuetext={words.moment(at)}
      onPointerDown={drag}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <svg className={styles.line} aria-hidden="true">
        <linearGradient id={ramp} gradientUnits="userSpaceOnUse" x1={0} x2={width}>
          {series.map((value, n) =>
            value === undefined ? null : (
              <stop
                key={n}
                offset={axis.xOf(steps[n]?.at ?? 0) / Math.max(1, width)}
                stopColor={props.colourOf(value)}
              />
            ),
          )}
        </linearGradient>
        {axis.days.map(({ startAt, x: from, widthPx, isWeekend }) => (
          <g key={startAt}>
            {isWeekend && (
              <rect className={styles.weekend} x={from} y={TOP_PX} width={widthPx} height={bottom - TOP_PX} />
            )}
            {from > 0 && <path className={styles.midnight} d={`M${from} ${TOP_PX}V${bottom}`} />}
            <text className={isWeekend ? styles.weekendName : styles.day} x={from + widthPx / 2} y={bottom + 15}>
              {fittingName(dayNames(words, startAt, isLarge), widthPx)}
            </text>
          </g>
        ))}
        {curve.areas.map((area) => (
          <path key={area} d={area} fill={`url(#${ramp})`} />
        ))}
        {curve.lines.map((part) => (
          <path key={part} className={styles.curve} d={part} />
        ))}
        <path className={styles.axis} d={`M0 ${bottom}H${width}`} />
        <path
          className={styles.ticks}
          d={steps.map((step) => (step.drawn ? `M${axis.xOf(step.at)} ${bottom}v3` : '')).join('')}
        />
        <path className={styles.loaded} d={loadedPath(props, axis.xOf, bottom + 22)} />
        <path className={styles.missing} d={missingPath(steps, axis.xOf, bottom)} />
        {now >= (steps[0]?.at ?? 0) && (
          <path className={styles.now} transform={`translate(${nowX})`} d={`M1 ${TOP_PX - 8}V${bottom}`} />
        )}
        {labels.peak && <LabelText className={styles.peak} {...labels.peak} />}
        {labels.now && <LabelText className={styles.nowName} {...labels.now} />}
        {index >= 0 && (
          <g className={styles.knob} style={{ translate: `${x}px` }} data-waiting={props.isWaiting || undefined}>
            <path className={styles.stem} d={`M0 ${TOP_PX}V${bottom}`} />
            <path d={`M-9 ${TOP_PX - 14}h18a3 3 0 0 1 3 3v6l-8 7h-8l-8 -7v-6a3 3 0 0 1 3 -3z`} />
          </g>
        )}
      </svg>
    </div>
  );
}

const STEP_KEYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Returns the names of a day, the longest first. */
function dayNames(words: TimeWords, at: number, isLarge: boolean): readonly string[] {
  // Noon falls on the right day even when the clock changes.
  const noon = at + DAY_MS / 2;
  const date = words.date(noon);
  return isLarge ? [`${words.weekday(noon)} ${date}`, date] : [date];
}

/** Returns the path under the axis that marks the loaded steps. */
function loadedPath({ steps, isLoaded }: Props, xOf: (at: number) => number, y: number): string {
  return steps
    .flatMap(({ at }, n) => (isLoaded(n) ? `M${xOf(at) - 1} ${y}H${xOf(steps[n + 1]?.at ?? at)}` : []))
    .join('');
}

/** Returns the path on the axis that marks the steps whose tiles the server has not rendered yet. */
function missingPath(steps: readonly Step[], xOf: (at: number) => number, y: number): string {
  return steps.flatMap(({ at, drawn }, n) => (drawn ? [] : `M${xOf(steps[n - 1]?.at ?? at)} ${y}H${xOf(at)}`)).join('');
}

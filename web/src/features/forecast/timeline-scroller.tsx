import type { TimelineReply } from '@groundswell/contracts';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { clampHour, hourAfterKey } from './cursor-keys.ts';
import styles from './timeline.module.css';
import { TimelineAxis } from './timeline-axis.tsx';
import { TimelineGraph } from './timeline-graph.tsx';
import { AXIS_TOP, layoutTimeline, TIMELINE_HEIGHT } from './timeline-layout.ts';

/** Narrower hours than this cannot be told apart on a phone: the graph scrolls instead. */
const LEAST_HOUR_PX = 6.2;
const FITS_FROM_PX = 900;

interface Props {
  /** Room for the graph, pixels. */
  readonly available: number;
  readonly frame: Omit<Parameters<typeof layoutTimeline>[1], 'widthPx'>;
  readonly timeline: TimelineReply;
  readonly now: number;
  readonly hour: number;
  /** The cursor stands on the now-line and moves with it. */
  readonly atNow: boolean;
  readonly spoken: string;
  readonly onHour: (hour: number) => void;
}

/** The graph, its cursor, and the ways to move it: keys, tap, drag with a mouse, and a handle to drag with a finger. */
export function TimelineScroller({ available, frame, timeline, now, hour, atNow, spoken, onHour }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { hours, days, view, surfTop } = frame;
  const widthPx = available >= FITS_FROM_PX ? available : Math.max(available, hours * LEAST_HOUR_PX);
  const layout = useMemo(
    () => layoutTimeline(timeline, { hours, days, view, surfTop, widthPx }),
    [timeline, hours, days, view, surfTop, widthPx],
  );
  const cursorX = (atNow ? now : hour + 0.5) * layout.pxPerHour;
  const tideY = layout.tideYs[hour];

  useEffect(() => {
    keepInView(scroller.current, cursorX);
  }, [cursorX]);

  const moveTo = ({ clientX, currentTarget }: MouseEvent<HTMLElement>) => {
    const left = (currentTarget.closest('[role=slider]') ?? currentTarget).getBoundingClientRect().left;
    onHour(clampHour((clientX - left) / layout.pxPerHour, hours));
  };
  const drag = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'touch' && !(event.target as Element).closest('[data-handle]')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      moveTo(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
    },
    onClick: moveTo,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = hourAfterKey(event.key, { hour, now, hours });
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onHour(next);
  };

  return (
    <>
      <div className={styles.scroller} ref={scroller}>
        <div
          role="slider"
          tabIndex={0}
          aria-label={m.forecast_graph()}
          aria-valuemin={0}
          aria-valuemax={hours - 1}
          aria-valuenow={hour}
          aria-valuetext={spoken}
          className={styles.graph}
          style={{ width: layout.width }}
          onKeyDown={onKeyDown}
          {...drag}
        >
          <TimelineGraph layout={layout} timeline={timeline} now={now} />
          <span
            className={styles.cursor}
            data-now={atNow || undefined}
            style={{ transform: `translateX(${cursorX}px)` }}
          >
            <svg width="2" height={TIMELINE_HEIGHT} aria-hidden="true">
              <path d={`M1 ${AXIS_TOP - 4}V${TIMELINE_HEIGHT}`} />
              {tideY !== undefined && <circle cx="1" cy={tideY} r="4" />}
            </svg>
            <span className={styles.handle} data-handle />
          </span>
        </div>
      </div>
      <TimelineAxis layout={layout} view={view} />
    </>
  );
}

/** Scrolls the graph, never the page, as far as the cursor needs to be seen with what lies around it. */
function keepInView(scroller: HTMLElement | null, x: number): void {
  if (!scroller) return;
  const { scrollLeft, clientWidth } = scroller;
  const margin = Math.min(80, clientWidth / 4);
  if (x < scrollLeft + margin) scroller.scrollTo({ left: x - margin });
  else if (x > scrollLeft + clientWidth - margin) scroller.scrollTo({ left: x - clientWidth + margin });
}

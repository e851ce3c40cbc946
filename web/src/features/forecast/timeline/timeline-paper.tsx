import { type KeyboardEvent, useMemo, useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { Cursor } from '../cursor/cursor.ts';
import { clampHour, hourAfterKey } from '../cursor/cursor-keys.ts';
import { useRestingPlace } from '../cursor/use-resting-hour.ts';
import { hourSentence, type ReadOutData, readHour } from '../hour/read-out.ts';
import styles from './timeline.module.css';
import { TimelineAxis } from './timeline-axis.tsx';
import { FanEnds } from './timeline-fan-lines.tsx';
import graph from './timeline-graph.module.css';
import { TimelineGraph } from './timeline-graph.tsx';
import { layoutTimeline, type TimelineData, type TimelineView } from './timeline-layout.ts';
import { TimelineTideLabels } from './timeline-tide-labels.tsx';
import { AXIS_TOP, HANDLE_Y, TIMELINE_HEIGHT } from './timeline-tracks.ts';
import { fits, type TimelineWindow } from './timeline-window.ts';
import { useTimelineDrag } from './use-timeline-drag.ts';
import { useTimelineMotion } from './use-timeline-motion.ts';

interface Props {
  readonly data: TimelineData;
  readonly readOutData: ReadOutData;
  readonly window: TimelineWindow;
  /** The space beside the drawing, px. */
  readonly gutterPx: number;
  readonly shownDays: number;
  readonly view: TimelineView;
  readonly language: string;
  readonly now: number;
  readonly cursor: Cursor;
  /** Moves the cursor to the whole hour of a position. */
  readonly settle: (place: number) => void;
  /** The height that the odds are for, in the reader's unit. */
  readonly askedHeight: number | undefined;
}

/** The scrollable graph with its cursor, which keys, taps, the wheel and drags move. */
export function TimelinePaper({
  data,
  readOutData,
  window,
  gutterPx,
  shownDays,
  view,
  language,
  now,
  cursor,
  settle,
  askedHeight,
}: Props) {
  const { hours, paperPx } = window;
  const root = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const labels = useRef<SVGSVGElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const dot = useRef<HTMLElement>(null);
  const paperX = useRef(0);
  const nowHour = Math.floor(now);
  const layout = useMemo(
    () => layoutTimeline(data, { hours, shownDays, widthPx: paperPx, view, language, nowHour, askedHeight }),
    [data, hours, shownDays, paperPx, view, language, nowHour, askedHeight],
  );
  const beside = gutterPx > 0 && fits(window);
  const place = useRestingPlace(cursor, now, hours);
  useTimelineMotion({ root, paper, labels, mark, dot, paperX }, cursor, now, window, layout.tide);
  const drag = useTimelineDrag(root, paperX, cursor, now, window, settle);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = hourAfterKey(event.key, { hour: clampHour(cursor.place() ?? now, hours), now, hours });
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    settle(next);
  };

  return (
    <>
      <div
        ref={root}
        role="slider"
        tabIndex={0}
        aria-label={m.forecast_graph()}
        aria-valuemin={0}
        aria-valuemax={hours - 1}
        aria-valuenow={Math.floor(place)}
        aria-valuetext={hourSentence(readHour(readOutData, place, language))}
        className={styles.window}
        style={{ width: window.windowPx }}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <div ref={paper} className={styles.paper}>
          <TimelineGraph layout={layout} timeline={data.timeline} namesFan={view === 'surf' && !beside} />
          <NowLine x={now * layout.pxPerHour} />
        </div>
        <div ref={mark} className={styles.cursor}>
          <svg width="2" height={HANDLE_Y} aria-hidden="true">
            <path d={`M1 ${AXIS_TOP - 4}V${HANDLE_Y}`} />
          </svg>
          <i ref={dot} className={styles.dot} />
          <span className={styles.handle} data-handle />
        </div>
        <TimelineTideLabels ref={labels} layout={layout} />
      </div>
      <TimelineAxis layout={layout} view={view} />
      {beside && view === 'surf' && (
        <svg className={graph.fanEnds} height={TIMELINE_HEIGHT} aria-hidden="true">
          <FanEnds ends={layout.fan.ends} unit={data.timeline.surfSvgUnits} x={0} beside />
        </svg>
      )}
    </>
  );
}

/** The line is a component of its own, so that its move every minute does not render the whole graph. */
function NowLine({ x }: { readonly x: number }) {
  return (
    <svg className={styles.nowLine} width={x + 2} height={TIMELINE_HEIGHT} aria-hidden="true">
      <path d={`M${x} ${AXIS_TOP - 4}V${TIMELINE_HEIGHT}`} />
    </svg>
  );
}

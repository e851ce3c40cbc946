import type { ForecastReply, JoinReply } from '@groundswell/contracts';
import { lazy, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { Units } from '../../../preferences/default-units.ts';
import { language } from '../../../preferences/language.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { usePrinting } from '../../../ui/use-printing.ts';
import { useWidth } from '../../../ui/use-width.ts';
import type { Cursor } from '../cursor/cursor.ts';
import { clampHour } from '../cursor/cursor-keys.ts';
import { dayStarts } from '../day-rows.ts';
import { ReadOutLine } from '../hour/read-out-line.tsx';
import styles from './timeline.module.css';
import { TimelineButtons } from './timeline-buttons.tsx';
import { type Length, TimelineChoices } from './timeline-choices.tsx';
import type { TimelineView } from './timeline-layout.ts';
import { TimelineLegend } from './timeline-legend.tsx';
import { TimelineRanges } from './timeline-ranges.tsx';
import { drawnTrains } from './timeline-trains.ts';
import { gutterOf, placeShowing, sheetOf, windowOf } from './timeline-window.ts';
import { useObserved } from './use-observed.ts';

/** Loaded after the first screen is painted. */
const TimelinePaper = lazy(() => import('./timeline-paper.tsx').then((paper) => ({ default: paper.TimelinePaper })));
const HourData = lazy(() => import('../hour/data-panel.tsx').then(({ DataPanel }) => ({ default: DataPanel })));
const TimelineTable = lazy(() => import('./timeline-table.tsx').then((table) => ({ default: table.TimelineTable })));

const NO_JOINS: readonly JoinReply[] = [];

interface Props {
  /** The slug or number of the beach in the address. */
  readonly slug: string;
  readonly forecast: ForecastReply;
  readonly units: Units;
  /** The current time as a position on the timeline, in hours. */
  readonly now: number;
  readonly cursor: Cursor;
  /** False until the first screen is painted; until then the graph's space is reserved. */
  readonly drawn: boolean;
  readonly length: Length;
  readonly onLength: (length: Length) => void;
  /** Opens the dialog of plans, which offer more forecast days than the reader has. */
  /** The height that the odds are for, in the reader's unit; undefined if no day shows odds. */
  readonly askedHeight: number | undefined;
  readonly onMoreDays?: (() => void) | undefined;
}

/** The timeline: all tracks on one time axis with one cursor, a read-out above, and details of the hour below. */
export function Timeline({
  slug,
  forecast,
  units,
  now,
  cursor,
  drawn,
  length,
  onLength,
  askedHeight,
  onMoreDays,
}: Props) {
  const { timeline, days, timeline_scale: surfTop, tide_array: tideDays, sources, changed } = forecast;
  const joins = forecast.current.joins ?? NO_JOINS;
  const [view, setView] = useState<TimelineView>('surf');
  const [closer, setCloser] = useState(false);
  const [tabled, setTabled] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const available = useWidth(frame);
  const isPrinting = usePrinting();

  const shownDays = Math.min(days.length, Number(length));
  const hoursIn = (count: number) => dayStarts(timeline.summaryDay, count).at(-1) ?? timeline.time.length;
  const hours = hoursIn(shownDays);
  const gutterPx = isPrinting ? 0 : gutterOf(available);
  const drawable = available - gutterPx;
  const window = useMemo(
    () => (isPrinting ? sheetOf(hours) : windowOf(hours, drawable, closer)),
    [isPrinting, hours, drawable, closer],
  );
  // If the reader moves the cursor to the current hour, it follows the current time again.
  const settle = useCallback(
    (place: number) => cursor.choose(Math.floor(place) === Math.floor(now) ? undefined : clampHour(place, hours)),
    [cursor, now, hours],
  );

  // The measurements arrive after the forecast, so the graph adds them in a low-priority render.
  const { buoyId, observed } = useDeferredValue(useObserved(forecast, slug, units, drawn));
  const data = useMemo(
    () => ({ timeline, days, tideDays, surfTop, observed, joins }),
    [timeline, days, tideDays, surfTop, observed, joins],
  );
  const readOutData = useMemo(
    () => ({ timeline, days, tideDays, sources, joins }),
    [timeline, days, tideDays, sources, joins],
  );
  const trains = useMemo(() => drawnTrains(timeline, hours), [timeline, hours]);

  const chooseLength = (next: Length) => {
    setCloser(false);
    onLength(next);
  };
  const showFrom = (day: number) => {
    if (day > 0) onLength('16');
    setCloser(true);
    const start = dayStarts(timeline.summaryDay, day).at(-1) ?? 0;
    if (day === 0) cursor.choose(undefined);
    else cursor.choose(placeShowing(start, windowOf(hoursIn(16), drawable, true)));
  };

  return (
    <section className={styles.timeline} aria-labelledby="timeline-title">
      <header className={styles.header}>
        <h2 id="timeline-title">{shownDays === 1 ? m.forecast_today() : m.forecast_next_days({ days: shownDays })}</h2>
        <TimelineChoices
          view={view}
          onView={setView}
          length={length}
          onLength={chooseLength}
          longer={days.length > 8}
          onMoreDays={onMoreDays}
        />
      </header>
      {changed && <p className={styles.changed}>{changed}</p>}
      <ReadOutLine readOutData={readOutData} cursor={cursor} now={now} hours={hours} />
      <div className={styles.frame} ref={frame}>
        {drawn && available > 0 && (
          <LazyPart>
            <TimelinePaper
              data={data}
              readOutData={readOutData}
              window={window}
              gutterPx={gutterPx}
              shownDays={shownDays}
              view={view}
              language={language}
              now={now}
              cursor={cursor}
              settle={settle}
              askedHeight={askedHeight}
            />
          </LazyPart>
        )}
      </div>
      <div className={styles.controls} data-screen-only>
        {days.length > 8 && (
          <TimelineRanges
            summaryDay={timeline.summaryDay}
            cursor={cursor}
            now={now}
            hours={hours}
            near={window.paperPx > drawable}
            onRange={showFrom}
          />
        )}
        <TimelineButtons cursor={cursor} now={now} hours={hours} settle={settle} />
      </div>
      <TimelineLegend
        trains={trains}
        buoy={buoyId}
        joined={joins.length > 0}
        passing={timeline.passing.slice(0, hours).some((trains) => trains.length > 0)}
        filled={timeline.filled.some((hour) => hour < hours)}
      />
      {drawn && (
        <LazyPart fallback={<div className={styles.panelPlace} />}>
          <HourData forecast={forecast} readOutData={readOutData} cursor={cursor} now={now} hours={hours} />
          <div data-screen-only={!tabled || undefined}>
            <Disclosure summary={m.timeline_as_table()} onToggle={(open) => open && setTabled(true)}>
              {tabled && <TimelineTable readOutData={readOutData} hours={hours} now={now} />}
            </Disclosure>
          </div>
        </LazyPart>
      )}
    </section>
  );
}

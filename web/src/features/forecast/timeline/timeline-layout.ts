import type { DayReply, JoinReply, TimelineReply } from '@groundswell/contracts';
import { listTideEvents, type TideRow } from '../../../entities/tide/tide-events.ts';
import { dateWords } from '../../../ui/date-words.ts';
import { numberWords } from '../../../ui/number-words.ts';
import { runsOf, smoothPath, toEdges } from '../../../ui/smooth-path.ts';
import { dayStarts } from '../day-rows.ts';
import { dayOfMonth } from '../days/day-words.ts';
import { combinedHeights, type ObservedHeight, observedRuns } from './observed.ts';
import { type Arrow, arrowsOf } from './timeline-arrows.ts';
import { type Bars, barsOf } from './timeline-bars.ts';
import { type Fan, fanOf } from './timeline-fan.ts';
import { type JoinMark, joinMarksOf } from './timeline-joins.ts';
import { type Marks, marksOf } from './timeline-marks.ts';
import { type SwellLabel, swellLabelsOf } from './timeline-swell-labels.ts';
import { type TideCurve, tideOf } from './timeline-tide.ts';
import { SHORT, TALL, type Track, yIn } from './timeline-tracks.ts';

export type TimelineView = 'surf' | 'swell';

export interface TimelineLayout {
  readonly width: number;
  readonly pxPerHour: number;
  readonly days: readonly DayLabel[];
  readonly bars: readonly Bars[];
  /** The quantiles of the sets from now on. */
  readonly fan: Fan;
  /** The line of the height that the odds are for, in the surf view; undefined above the track's top. */
  readonly asked: { readonly y: number; readonly labelX: number; readonly label: string } | undefined;
  /** The lines of each swell train: strong in hours when the train reaches the beach, faint when it passes by. */
  readonly swells: readonly { readonly train: number; readonly passes: boolean; readonly path: string }[];
  readonly swellLabels: readonly SwellLabel[];
  /** The path of the combined height of all trains; the next two fields are the buoy's measurements of this height. */
  readonly allWaves: string;
  readonly observed: readonly { readonly x: number; readonly y: number }[];
  readonly observedLine: string;
  /** The marks of measurements that are blended into the first hours. */
  readonly joins: readonly JoinMark[];
  /** The gridlines of the tall track. */
  readonly levels: readonly Level[];
  /** The highest gridline of the short track, at a round height. */
  readonly shortLevel: Level | undefined;
  /** Wind arrows coloured by rating, or arrows of the main swell. */
  readonly arrows: readonly Arrow[];
  readonly marks: Marks;
  readonly tide: TideCurve | undefined;
  readonly surfTrack: Track;
  readonly swellTrack: Track;
}

interface DayLabel {
  readonly x: number;
  readonly width: number;
  /** The text 'Fri Nov 20', or 'Fri 20' if space is short. */
  readonly label: string;
}

interface Level {
  readonly y: number;
  readonly label: string;
}

export interface TimelineData {
  readonly timeline: TimelineReply;
  readonly days: readonly DayReply[];
  /** The tide table, one row per day. */
  readonly tideDays: readonly TideRow[];
  /** The height at the top of the surf graph, in the reader's unit. The range of likely sets may raise it. */
  readonly surfTop: number;
  readonly observed: readonly ObservedHeight[];
  readonly joins: readonly JoinReply[];
}

interface Frame {
  readonly hours: number;
  readonly shownDays: number;
  readonly widthPx: number;
  readonly view: TimelineView;
  readonly language: string;
  /** The current hour, at which the fan begins. */
  readonly nowHour: number;
  /** The height that the odds are for, in the reader's unit. */
  readonly askedHeight?: number | undefined;
}

/** The space of the labels at the left edge, px. */
const AXIS_PX = 56;
/** The space for 'Fri Nov 20'. */
const FULL_DATE_PX = 64;

/** Computes the positions of everything on the timeline, in pixels. It is a pure function. */
export function layoutTimeline(
  data: TimelineData,
  { hours, shownDays, widthPx, view, language, nowHour, askedHeight }: Frame,
): TimelineLayout {
  const { timeline } = data;
  const likelyMax = timeline.surfLikelyMax.slice(0, hours);
  const surfTop = Math.max(data.surfTop, ...likelyMax.map((height) => (height ?? 0) * 1.02));
  const pxPerHour = widthPx / hours;
  const x = (hour: number) => hour * pxPerHour;
  const [surfTrack, swellTrack] = view === 'surf' ? [TALL, SHORT] : [SHORT, TALL];
  const trains = Object.values(timeline.swell).map((heights) => heights.slice(0, hours));
  const together = combinedHeights(trains);
  const seen = data.observed.filter(({ place }) => place <= hours);
  const swellTop = Math.max(1, ...together.map((height) => height ?? 0), ...seen.map(({ height }) => height)) * 1.08;
  const [tallTop, shortTop] = view === 'surf' ? [surfTop, swellTop] : [swellTop, surfTop];
  const starts = dayStarts(timeline.summaryDay, shownDays);
  const swellY = (height: number) => yIn(swellTrack, height / swellTop);
  const curve = (heights: readonly (number | null)[]) =>
    runsOf(heights, (height, hour) => ({ x: x(hour + 0.5), y: swellY(height) }))
      .map((run) => smoothPath(toEdges(run, widthPx, pxPerHour / 2)))
      .join('');
  const levelsIn = (track: Track, top: number) =>
    roundLevels(top).map((height) => ({
      y: yIn(track, height / top),
      label: `${numberWords(height)} ${timeline.surfSvgUnits}`,
    }));

  return {
    width: widthPx,
    pxPerHour,
    days: starts.slice(0, -1).map((start, day) => {
      const width = x((starts[day + 1] ?? hours) - start);
      const [weekday = '', date = ''] = [timeline.day[day], timeline.date[day]];
      const label =
        width < FULL_DATE_PX ? `${weekday} ${dayOfMonth(data.days[day])}` : dateWords(weekday, date, language);
      return { x: x(start), width, label };
    }),
    bars: barsOf(timeline, {
      hours,
      dayStarts: starts,
      x,
      y: (height) => yIn(surfTrack, height / surfTop),
      bottom: surfTrack.bottom,
    }),
    fan: fanOf(timeline, { from: nowHour, hours, x, y: (height) => yIn(surfTrack, height / surfTop) }),
    asked:
      view === 'surf' && askedHeight !== undefined && askedHeight < surfTop
        ? {
            y: yIn(surfTrack, askedHeight / surfTop),
            labelX: Math.max(AXIS_PX, x(nowHour) + 12),
            label: `${numberWords(askedHeight)} ${timeline.surfSvgUnits}`,
          }
        : undefined,
    swells: trains.flatMap((heights, i) =>
      [false, true].flatMap((passes) => {
        const path = curve(
          heights.map((height, hour) => (isPassing(timeline, hour, i + 1) === passes ? height : null)),
        );
        return path ? { train: i + 1, passes, path } : [];
      }),
    ),
    swellLabels: swellLabelsOf(timeline, trains, {
      pxPerHour,
      y: swellY,
      widthPx,
      track: swellTrack,
    }),
    allWaves: curve(together),
    observed: seen.map(({ place, height }) => ({ x: x(place), y: swellY(height) })),
    observedLine: observedRuns(seen)
      .map((run) => smoothPath(run.map(({ place, height }) => ({ x: x(place), y: swellY(height) }))))
      .join(''),
    joins: joinMarksOf(data.joins, timeline, hours, pxPerHour),
    levels: levelsIn(TALL, tallTop),
    shortLevel: levelsIn(SHORT, shortTop).at(-1),
    arrows:
      view === 'surf'
        ? arrowsOf(timeline.windDir, (hour) => timeline.condText[hour] ?? 'unrated', hours, pxPerHour)
        : arrowsOf(timeline.swell1Dir, () => 'swell', hours, pxPerHour),
    marks: marksOf(timeline, hours, pxPerHour),
    tide:
      timeline.has_tides && timeline.start !== undefined
        ? tideOf(timeline.tideLevel, listTideEvents(data.tideDays), {
            start: timeline.start,
            hours,
            widthPx,
            pxPerHour,
          })
        : undefined,
    surfTrack,
    swellTrack,
  };
}

function isPassing({ passing }: TimelineReply, hour: number, train: number): boolean {
  return passing[hour]?.some((one) => one.train === train) ?? false;
}

/** Returns the round heights below the top in any unit, usually two to four. */
export function roundLevels(top: number): readonly number[] {
  const step = [0.25, 0.5, 1, 2, 5, 10, 20].find((size) => top / size <= 5) ?? 50;
  return Array.from({ length: Math.floor(top / step) }, (_, i) => (i + 1) * step).filter(
    (height) => height < top * 0.98,
  );
}

import type { TimelineReply } from '@groundswell/contracts';
import type { Condition } from '../../ui/condition.ts';
import { dayStarts } from './day-rows.ts';
import { type Point, runsOf, smoothPath, toEdges } from './smooth-path.ts';

export type TimelineView = 'surf' | 'swell';
type Rated = Condition | 'unrated';

/** Top and bottom of a track, pixels from the top of the drawing. */
interface Track {
  readonly top: number;
  readonly bottom: number;
}
const TALL: Track = { top: 34, bottom: 158 };
const SHORT: Track = { top: 176, bottom: 232 };
const TIDE: Track = { top: 286, bottom: 340 };
const ARROWS_Y = 261;
export const TIMELINE_HEIGHT = 346;
export const AXIS_TOP = 22;
/** Room an arrow needs to be told from the next. */
const ARROW_ROOM_PX = 30;

export interface TimelineLayout {
  readonly width: number;
  readonly pxPerHour: number;
  readonly days: readonly { readonly x: number; readonly width: number; readonly label: string }[];
  /** For each rating: its bars up to the lower and to the upper height. */
  readonly bars: readonly { readonly rated: Rated; readonly lower: string; readonly upper: string }[];
  readonly swells: readonly { readonly train: number; readonly path: string }[];
  /** Gridlines of the tall track. */
  readonly levels: readonly Level[];
  /** The highest round height of the short track. */
  readonly shortLevel: Level | undefined;
  /** Wind by its rating, or the main swell. */
  readonly arrows: readonly Arrow[];
  readonly tide: { readonly area: string; readonly line: string } | undefined;
  /** Height of the tide curve at each hour, for the dot on it. */
  readonly tideYs: readonly (number | undefined)[];
  readonly surfTrack: Track;
  readonly swellTrack: Track;
}

interface Level {
  readonly y: number;
  readonly label: string;
}

interface Arrow {
  readonly x: number;
  readonly y: number;
  readonly fromDeg: number;
  readonly kind: Rated | 'swell';
}

interface Frame {
  readonly hours: number;
  readonly days: number;
  readonly widthPx: number;
  readonly view: TimelineView;
  /** Top of the surf graph in the reader's unit. */
  readonly surfTop: number;
}

/** Where everything on the timeline stands, in pixels. Pure: same timeline, same frame, same drawing. */
export function layoutTimeline(
  timeline: TimelineReply,
  { hours, days, widthPx, view, surfTop }: Frame,
): TimelineLayout {
  const pxPerHour = widthPx / hours;
  const x = (hour: number) => hour * pxPerHour;
  const [surfTrack, swellTrack] = view === 'surf' ? [TALL, SHORT] : [SHORT, TALL];
  const trains = Object.values(timeline.swell).map((heights) => heights.slice(0, hours));
  const swellTop = Math.max(1, ...trains.flat().map((height) => height ?? 0)) * 1.08;
  const [tallTop, shortTop] = view === 'surf' ? [surfTop, swellTop] : [swellTop, surfTop];
  const starts = dayStarts(timeline.summaryDay, days);
  // One hour more than is shown, where there is one, leads the curve to the right edge.
  const tideYs = scaleTide(timeline.tideLevel.slice(0, hours + 1));
  const levelsIn = (track: Track, top: number) =>
    roundLevels(top).map((height) => ({
      y: yIn(track, height / top),
      label: `${height} ${timeline.surfSvgUnits}`,
    }));

  return {
    width: widthPx,
    pxPerHour,
    days: starts.slice(0, -1).map((start, day) => ({
      x: x(start),
      width: x((starts[day + 1] ?? hours) - start),
      label: [timeline.day[day], timeline.date[day]].filter(Boolean).join(' '),
    })),
    bars: barsOf(timeline, hours, starts, x, (height) => yIn(surfTrack, height / surfTop), surfTrack.bottom),
    swells: trains
      .map((heights, i) => ({
        train: i + 1,
        path: curve(
          runsOf(heights, (height, hour) => ({ x: x(hour + 0.5), y: yIn(swellTrack, height / swellTop) })).map((run) =>
            toEdges(run, widthPx, pxPerHour / 2),
          ),
        ),
      }))
      .filter(({ path }) => path !== ''),
    levels: levelsIn(TALL, tallTop),
    shortLevel: levelsIn(SHORT, shortTop).at(-1),
    arrows:
      view === 'surf'
        ? arrowsOf(timeline.windDir, (hour) => timeline.condText[hour] ?? 'unrated', hours, pxPerHour)
        : arrowsOf(timeline.swell1Dir, () => 'swell', hours, pxPerHour),
    tide: timeline.has_tides ? tideOf(tideYs, x, widthPx) : undefined,
    tideYs: tideYs.map((y) => y ?? undefined),
    surfTrack,
    swellTrack,
  };
}

function barsOf(
  { surfMin, surfMax, condText }: TimelineReply,
  hours: number,
  starts: readonly number[],
  x: (hour: number) => number,
  y: (height: number) => number,
  bottom: number,
) {
  const paths = new Map<Rated, { lower: string; upper: string }>();
  for (let hour = 0; hour < hours; hour++) {
    const max = surfMax[hour];
    if (max === undefined || max === null) continue;
    const rated = condText[hour] ?? 'unrated';
    const drawn = paths.get(rated) ?? { lower: '', upper: '' };
    const top = y(max);
    const middle = y(surfMin[hour] ?? max);
    // A hairline of air after every third hour of the day makes bars of three hours that still show each hour.
    const left = x(hour);
    const width = x(hour + 1) - left - (closesThree(hour, starts) ? 1 : 0);
    drawn.upper += box(left, top, width, middle - top);
    drawn.lower += box(left, middle, width, bottom - middle);
    paths.set(rated, drawn);
  }
  return [...paths].map(([rated, drawn]) => ({ rated, ...drawn }));
}

function closesThree(hour: number, starts: readonly number[]): boolean {
  const next = hour + 1;
  const start = starts.findLast((begin) => begin <= hour) ?? 0;
  return starts.includes(next) || (next - start) % 3 === 0;
}

function arrowsOf(
  fromDegs: readonly (number | null)[],
  kindAt: (hour: number) => Arrow['kind'],
  hours: number,
  pxPerHour: number,
): readonly Arrow[] {
  const every = Math.max(3, Math.ceil(ARROW_ROOM_PX / pxPerHour / 3) * 3);
  const arrows: Arrow[] = [];
  for (let hour = Math.floor(every / 2); hour < hours; hour += every) {
    const fromDeg = fromDegs[hour];
    if (fromDeg === undefined || fromDeg === null) continue;
    arrows.push({ x: (hour + 0.5) * pxPerHour, y: ARROWS_Y, fromDeg, kind: kindAt(hour) });
  }
  return arrows;
}

function scaleTide(levels: readonly (number | null)[]): readonly (number | null)[] {
  const known = levels.filter((level) => level !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low || 1;
  return levels.map((level) => (level === null ? null : yIn(TIDE, 0.06 + (0.94 * (level - low)) / span)));
}

function tideOf(ys: readonly (number | null)[], x: (hour: number) => number, widthPx: number) {
  const runs = runsOf(ys, (y, hour) => ({ x: x(hour), y })).map((run) => toEdges(run, widthPx, x(1)));
  const area = runs.map(
    (run) => `${smoothPath(run)}L${run.at(-1)?.x ?? 0} ${TIDE.bottom}L${run[0]?.x ?? 0} ${TIDE.bottom}Z`,
  );
  return { area: area.join(''), line: curve(runs) };
}

function curve(runs: readonly (readonly Point[])[]): string {
  return runs.map(smoothPath).join('');
}

function yIn({ top, bottom }: Track, share: number): number {
  return bottom - Math.min(1, Math.max(0, share)) * (bottom - top);
}

/** Two to four round heights below the top, in any unit. */
export function roundLevels(top: number): readonly number[] {
  const step = [0.25, 0.5, 1, 2, 5, 10, 20].find((size) => top / size <= 5) ?? 50;
  return Array.from({ length: Math.floor(top / step) }, (_, i) => (i + 1) * step).filter(
    (height) => height < top * 0.98,
  );
}

function box(x: number, y: number, width: number, height: number): string {
  const r = (value: number) => Math.round(value * 100) / 100;
  return `M${r(x)} ${r(y)}h${r(width)}v${r(height)}h${r(-width)}z`;
}

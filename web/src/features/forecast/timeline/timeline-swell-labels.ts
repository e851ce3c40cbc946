import type { TimelineReply } from '@groundswell/contracts';
import { language } from '../../../preferences/language.ts';
import { drawArrow } from './timeline-arrows.ts';
import type { Track } from './timeline-tracks.ts';

/** A label with a train's period and direction, because on a phone the lines are otherwise hard to tell apart. */
export interface SwellLabel {
  readonly train: number;
  readonly box: Box;
  /** True if the label interrupts its own line. */
  readonly onLine: boolean;
  /** The text '12 s'; the arrow stands before it. */
  readonly text: string;
  readonly textX: number;
  /** The baseline of the text. */
  readonly y: number;
  readonly arrow: string;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Frame {
  readonly pxPerHour: number;
  /** Returns the y position of a height, in px. */
  readonly y: (heightInUnits: number) => number;
  readonly widthPx: number;
  readonly track: Track;
}

const ARROW_PX = 12;
const LETTER_PX = 6;
/** The unit of a period, and its width in letters. */
const SECOND = language === 'zh-CN' ? { text: '秒', letters: 2 } : { text: 's', letters: 1 };
const HEIGHT_PX = 13;
/** The height in px of a label that interrupts its own line; other labels are higher. */
const ON_LINE_PX = 9;
/** The gap between a line and its label. */
const GAP_PX = 3;
/** The space on the left, in px, for the names of the tracks and the labels of the heights. */
const MARGIN_PX = 34;
/** The distance along a line after which its label repeats. */
const AGAIN_PX = 190;

/**
 * Places labels along the lines of trains, above or below, clear of other labels and lines. Failing that, a label
 * interrupts its own line, as on a contour map, or is omitted. `trains` holds the hourly heights of each train.
 */
export function swellLabelsOf(
  timeline: TimelineReply,
  trains: readonly (readonly (number | null)[])[],
  frame: Frame,
): readonly SwellLabel[] {
  const { pxPerHour, y, widthPx, track } = frame;
  const x = (hour: number) => (hour + 0.5) * pxPerHour;
  const placed: SwellLabel[] = [];
  const lines = trains.map((heights) => heights.map((height) => (height === null ? undefined : y(height))));
  const isFree = (box: Box, own?: number) =>
    box.top >= track.top - HEIGHT_PX &&
    box.bottom <= track.bottom + GAP_PX &&
    placed.every((other) => !overlap(box, other.box)) &&
    lines.every(
      (line, train) =>
        train === own ||
        line
          .slice(Math.floor(box.left / pxPerHour), Math.ceil(box.right / pxPerHour))
          .every((at) => at === undefined || at < box.top || at > box.bottom),
    );
  for (const [index, line] of lines.entries()) {
    let last = Number.NEGATIVE_INFINITY;
    for (const [hour, at] of line.entries()) {
      const trainInfo = at === undefined ? undefined : trainAt(timeline, hour, index + 1);
      if (at === undefined || !trainInfo || x(hour) - last < AGAIN_PX) continue;
      const text = `${trainInfo.periodS} ${SECOND.text}`;
      const width = ARROW_PX + (text.length - 1 + SECOND.letters) * LETTER_PX;
      const left = x(hour) - width / 2;
      if (left < MARGIN_PX || left + width > widthPx) continue;
      const boxAt = (top: number, height: number) => ({ left, right: left + width, top, bottom: top + height });
      const onLine = boxAt(at - ON_LINE_PX / 2, ON_LINE_PX);
      const box =
        [boxAt(at - GAP_PX - HEIGHT_PX, HEIGHT_PX), boxAt(at + GAP_PX, HEIGHT_PX)].find((beside) => isFree(beside)) ??
        (isFree(onLine, index) ? onLine : undefined);
      if (!box) continue;
      last = x(hour);
      const middle = (box.top + box.bottom) / 2;
      placed.push({
        train: index + 1,
        box,
        onLine: box === onLine,
        text,
        textX: left + ARROW_PX,
        y: middle + 4,
        arrow: drawArrow({ x: left + ARROW_PX / 2 - 1, y: middle, fromDeg: trainInfo.fromDeg }, 0.6),
      });
    }
  }
  return placed;
}

/**
 * Returns a train's period and direction in an hour. They are known for the two largest trains and for passing ones.
 */
function trainAt(
  { swell1Train, swell1PeriodS, swell1Dir, swell2Train, swell2PeriodS, swell2Dir, passing }: TimelineReply,
  hour: number,
  train: number,
): { readonly periodS: number; readonly fromDeg: number } | undefined {
  const named = [
    { train: swell1Train[hour], periodS: swell1PeriodS[hour], fromDeg: swell1Dir[hour] },
    { train: swell2Train[hour], periodS: swell2PeriodS[hour], fromDeg: swell2Dir[hour] },
    ...(passing[hour] ?? []).map((one) => ({ train: one.train, periodS: one.periodS, fromDeg: one.dir })),
  ].find((one) => one.train === train);
  const { periodS, fromDeg } = named ?? {};
  return typeof periodS === 'number' && typeof fromDeg === 'number' ? { periodS, fromDeg } : undefined;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

import { type TidePoint, tidePoints, turnsFrom } from '../../../entities/tide/tide-curve.ts';
import { hoursFrom, type TideEvent } from '../../../entities/tide/tide-events.ts';
import { numberWords } from '../../../ui/number-words.ts';
import { runsOf, smoothPath } from '../../../ui/smooth-path.ts';
import { TIDE, yIn } from './timeline-tracks.ts';

export interface TideCurve {
  readonly area: string;
  readonly line: string;
  readonly labels: readonly TideLabel[];
  /** The points of the curve, from which the tide dot gets its y at any hour. */
  readonly ys: readonly TidePoint[];
}

interface TideLabel {
  readonly x: number;
  /** The lines of text, the top one first; `y` is the baseline of each. */
  readonly lines: readonly { readonly y: number; readonly text: string }[];
}

/**
 * The widths of a label with time and height ('11:42am' above '5.6 ft'), and of a label with the height alone ('5.6').
 */
const FULL_LABEL_PX = 50;
const NUMBER_PX = 24;
const LINE_PX = 12;

/** The area of the tide curve. */
interface Frame {
  /** The time of the timeline's hour 0. */
  readonly start: string;
  readonly hours: number;
  readonly widthPx: number;
  readonly pxPerHour: number;
}

/** Lays out the curve, the area under it, and the labels of its highs and lows. */
export function tideOf(levels: readonly (number | null)[], events: readonly TideEvent[], frame: Frame): TideCurve {
  const points = tidePoints(levels, turnsFrom(frame.start, events), frame.hours);
  const knownLevels = points.flatMap(({ level }) => level ?? []);
  const low = Math.min(...knownLevels);
  const span = Math.max(...knownLevels) - low || 1;
  const y = (level: number) => yIn(TIDE, 0.06 + (0.94 * (level - low)) / span);
  const runs = runsOf(
    points.map(({ level }) => level),
    (level, index) => ({ x: (points[index]?.hour ?? 0) * frame.pxPerHour, y: y(level) }),
  );
  const area = runs.map(
    (run) => `${smoothPath(run)}L${run.at(-1)?.x ?? 0} ${TIDE.bottom}L${run[0]?.x ?? 0} ${TIDE.bottom}Z`,
  );
  return {
    area: area.join(''),
    line: runs.map(smoothPath).join(''),
    labels: labelsOf(events, frame, y),
    ys: points.map(({ hour, level }) => ({ hour, level: level === null ? null : y(level) })),
  };
}

function labelsOf(
  events: readonly TideEvent[],
  { start, widthPx, pxPerHour }: Frame,
  y: (level: number) => number,
): readonly TideLabel[] {
  const last = { high: Number.NEGATIVE_INFINITY, low: Number.NEGATIVE_INFINITY };
  // Highs and lows have separate rows, so the labels of a row are about half a lunar day apart.
  const full = 12.4 * pxPerHour >= FULL_LABEL_PX + 8;
  return events.flatMap(({ at, level, high, time, height }) => {
    const x = hoursFrom(start, at) * pxPerHour;
    const kind = high ? 'high' : 'low';
    const room = full ? FULL_LABEL_PX : NUMBER_PX;
    // A label that is nearer to the edge than half its width would be cut off.
    if (x < room / 2 || x > widthPx - room / 2 || x - last[kind] < room) return [];
    last[kind] = x;
    const texts = full ? [time, height] : [numberWords(level, 1)];
    const first = high ? y(level) - 6 - (texts.length - 1) * LINE_PX : TIDE.bottom + LINE_PX;
    return { x, lines: texts.map((text, i) => ({ y: first + i * LINE_PX, text })) };
  });
}

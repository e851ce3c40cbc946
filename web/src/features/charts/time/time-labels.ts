import { type Box, overlap } from '../../../map/label-layout.ts';

/** The largest width of a Latin character of graph text, and of a Chinese character, which is as wide as it is high. */
const [LETTER_PX, WIDE_PX] = [6.6, 11.8];
/** The extent of a text's box above and below its baseline, in px. */
const [ABOVE_PX, BELOW_PX] = [10, 3];
const GAP_PX = 5;
const FIRST_WIDE = '\u2e80';

export interface GraphLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly textAnchor: 'start' | 'end';
  readonly box: Box;
}

/** A text to place beside a point, in px. */
interface Wanted {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export function textWidth(text: string): number {
  return [...text].reduce((px, letter) => px + (letter < FIRST_WIDE ? LETTER_PX : WIDE_PX), 0);
}

/** Places a text beside its point on the nearer free side, past the taken boxes; returns undefined without room. */
export function placeBeside(
  { text, x, y }: Wanted,
  { widthPx, taken }: { readonly widthPx: number; readonly taken: readonly Box[] },
): GraphLabel | undefined {
  const placed = ([1, -1] as const).flatMap((side) => {
    let near = x + side * GAP_PX;
    const boxNow = () => boxOf(near, y, side * textWidth(text));
    for (let hit = hitBy(boxNow(), taken); hit; hit = hitBy(boxNow(), taken))
      near = side === 1 ? hit.right + GAP_PX : hit.left - GAP_PX;
    const box = boxNow();
    const textAnchor = side === 1 ? ('start' as const) : ('end' as const);
    return box.left >= 0 && box.right <= widthPx ? [{ text, x: near, y, textAnchor, box }] : [];
  });
  return placed.sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
}

/**
 * Places the labels of a timeline. The peak's label avoids the knob and the line that marks the current time. The label
 * 'now' is omitted if there is no space at its line.
 */
export function placeLabels({
  peak,
  now,
  taken,
  nowLine,
  widthPx,
}: {
  readonly peak: Wanted | undefined;
  readonly now: Wanted | undefined;
  /** The box of the knob. */
  readonly taken: readonly Box[];
  readonly nowLine: Box;
  readonly widthPx: number;
}): { readonly peak: GraphLabel | undefined; readonly now: GraphLabel | undefined } {
  const peakLabel = peak && placeBeside(peak, { widthPx, taken: now ? [...taken, nowLine] : taken });
  const nowLabel = now && placeBeside(now, { widthPx, taken: peakLabel ? [...taken, peakLabel.box] : taken });
  // If the label stood away from its line, it would seem to mark another hour.
  const isAtLine = now && nowLabel && Math.abs(nowLabel.x - now.x) <= GAP_PX;
  return { peak: peakLabel, now: isAtLine ? nowLabel : undefined };
}

/** Returns the longest name of a day that fits the width; undefined if none fits. */
export function fittingName(names: readonly string[], widthPx: number): string | undefined {
  return names.find((name) => textWidth(name) + 2 <= widthPx);
}

function boxOf(near: number, y: number, width: number): Box {
  return {
    left: Math.min(near, near + width),
    right: Math.max(near, near + width),
    top: y - ABOVE_PX,
    bottom: y + BELOW_PX,
  };
}

const hitBy = (box: Box, taken: readonly Box[]) => taken.find((one) => overlap(box, one));

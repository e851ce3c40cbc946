import { type Box, overlap } from '../../../map/label-layout.ts';

/** Px at most of a letter of a graph's text, and of a Chinese character, which is as wide as it is high. */
const [LETTER_PX, WIDE_PX] = [6.6, 11.8];
/** A text's box reaches this far above and below its baseline. */
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

/** A text that wants to stand beside a point, px. */
interface Wanted {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export function textWidth(text: string): number {
  return [...text].reduce((px, letter) => px + (letter < FIRST_WIDE ? LETTER_PX : WIDE_PX), 0);
}

/** A text beside its point, moved past what is taken, on the side where it is nearer; undefined without room. */
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
 * Places the labels of a time line: the peak's value keeps clear of the knob and of the line of now; 'now' is left out
 * where it has no room at its line.
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
  /** The knob. */
  readonly taken: readonly Box[];
  readonly nowLine: Box;
  readonly widthPx: number;
}): { readonly peak: GraphLabel | undefined; readonly now: GraphLabel | undefined } {
  const peakLabel = peak && placeBeside(peak, { widthPx, taken: now ? [...taken, nowLine] : taken });
  const nowLabel = now && placeBeside(now, { widthPx, taken: peakLabel ? [...taken, peakLabel.box] : taken });
  // Moved away from its line it would name another hour.
  const isAtLine = now && nowLabel && Math.abs(nowLabel.x - now.x) <= GAP_PX;
  return { peak: peakLabel, now: isAtLine ? nowLabel : undefined };
}

/** The longest of a day's names that its width holds; undefined where it holds none. */
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

import { type Box, overlap } from '../../map/label-layout.ts';
import type { Side } from './model.ts';

/** A mark on the map, in px, beside which a short text of its readings is to be placed. */
export interface SummaryRequest {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** The side where the server found most space. */
  readonly side: Side;
}

/** Half the size of a mark, px. */
const MARK_PX = 9;
const CHARACTER_PX = 6.6;
const PADDING_PX = 16;
const HEIGHT_PX = 22;
const GAP_PX = 3;
const SIDES: readonly Side[] = ['right', 'left', 'top', 'bottom'];

/**
 * Returns the side on which each mark's short text is placed, in the given order. A text that would cover a mark or
 * another text is left out. Also returns the boxes that marks and texts take.
 */
export function placeSummaries(
  requests: readonly SummaryRequest[],
  marks: readonly { readonly x: number; readonly y: number; readonly halfPx?: number }[],
): { readonly sides: ReadonlyMap<string, Side>; readonly boxes: readonly Box[] } {
  const taken: Box[] = marks.map(({ x, y, halfPx = MARK_PX }) => ({
    left: x - halfPx,
    right: x + halfPx,
    top: y - halfPx,
    bottom: y + halfPx,
  }));
  const sides = new Map<string, Side>();
  for (const one of requests) {
    const side = [one.side, ...SIDES].find((side) => !taken.some((box) => overlap(boxOf(one, side), box)));
    if (!side) continue;
    taken.push(boxOf(one, side));
    sides.set(one.key, side);
  }
  return { sides, boxes: taken };
}

function boxOf({ x, y, text }: SummaryRequest, side: Side): Box {
  const width = text.length * CHARACTER_PX + PADDING_PX;
  const away = MARK_PX + GAP_PX;
  const [cx, cy] = {
    right: [x + away + width / 2, y],
    left: [x - away - width / 2, y],
    top: [x, y - away - HEIGHT_PX / 2],
    bottom: [x, y + away + HEIGHT_PX / 2],
  }[side] as [number, number];
  return { left: cx - width / 2, right: cx + width / 2, top: cy - HEIGHT_PX / 2, bottom: cy + HEIGHT_PX / 2 };
}

import type { Rated } from './timeline-bars.ts';
import { ARROWS_Y } from './timeline-tracks.ts';

export interface Arrow {
  readonly x: number;
  readonly y: number;
  readonly fromDeg: number;
  readonly kind: Rated | 'swell';
}

/** The smallest distance at which arrows stay distinct. */
const ARROW_ROOM_PX = 30;

/** Returns as many arrows as fit. Their interval is a multiple of three hours, so that they line up with the bars. */
export function arrowsOf(
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

/** The shaft and both barbs of an arrow that points up, px from its middle. */
const STROKES = [
  [0, 8],
  [0, -8],
  [-4, -3],
  [0, -8],
  [4, -3],
] as const;

/** Merges all arrows of a kind into one path, because a transform for each would cost frames on slow phones. */
export function arrowPaths(
  arrows: readonly Arrow[],
): readonly { readonly kind: Arrow['kind']; readonly path: string }[] {
  return [...new Set(arrows.map(({ kind }) => kind))].map((kind) => ({
    kind,
    path: arrows
      .filter((arrow) => arrow.kind === kind)
      .map((arrow) => drawArrow(arrow))
      .join(''),
  }));
}

/** Returns path data of an arrow around its middle, 16 px long times `share`. */
export function drawArrow({ x, y, fromDeg }: Omit<Arrow, 'kind'>, share = 1): string {
  const turn = ((fromDeg + 180) * Math.PI) / 180;
  const [tail, tip, ...head] = STROKES.map(([right, down]) => {
    const dx = right * Math.cos(turn) - down * Math.sin(turn);
    const dy = right * Math.sin(turn) + down * Math.cos(turn);
    return `${(x + dx * share).toFixed(1)} ${(y + dy * share).toFixed(1)}`;
  });
  return `M${tail}L${tip}M${head.join('L')}`;
}

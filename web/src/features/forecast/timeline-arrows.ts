import type { Rated } from './timeline-bars.ts';
import { ARROWS_Y } from './timeline-tracks.ts';

export interface Arrow {
  readonly x: number;
  readonly y: number;
  readonly fromDeg: number;
  readonly kind: Rated | 'swell';
}

/** Room an arrow needs to be told from the next. */
const ARROW_ROOM_PX = 30;

/** An arrow for every few hours, as many as have room, by threes so that they keep to the bars. */
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

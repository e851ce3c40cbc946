import type { JoinReply, TimelineReply } from '@groundswell/contracts';
import { JOINS_Y } from './timeline-tracks.ts';

const HOUR_MS = 3_600_000;
const HALF_HEIGHT_PX = 4;
const ROW_PX = 9;

/** Where a measurement leads into the forecast: its mark, and a wedge that thins out as it fades. */
export interface JoinMark {
  readonly of: JoinReply['of'];
  readonly x: number;
  readonly y: number;
  readonly wedge: string;
}

/** One below the other along the top of the graph, from the measurement to where the model stands alone. */
export function joinMarksOf(
  joins: readonly JoinReply[],
  { start }: Pick<TimelineReply, 'start'>,
  hours: number,
  pxPerHour: number,
): readonly JoinMark[] {
  if (start === undefined) return [];
  const place = (at: string) => (Date.parse(at) - Date.parse(start)) / HOUR_MS;
  return joins.flatMap(({ of, at, until }, row) => {
    const [from, to] = [place(at), Math.min(hours, place(until))];
    if (!(from >= 0 && to > from)) return [];
    const [x, y] = [from * pxPerHour, JOINS_Y + row * ROW_PX];
    return { of, x, y, wedge: `M${x} ${y - HALF_HEIGHT_PX}L${to * pxPerHour} ${y}L${x} ${y + HALF_HEIGHT_PX}z` };
  });
}

/** The measurements that an hour of the timeline begins with. */
export function joinsAt(
  joins: readonly JoinReply[],
  { start }: Pick<TimelineReply, 'start'>,
  hour: number,
): readonly JoinReply[] {
  if (start === undefined) return [];
  const at = Date.parse(start) + hour * HOUR_MS;
  return joins.filter((join) => at + HOUR_MS > Date.parse(join.at) && at < Date.parse(join.until));
}

import type { JoinReply, TimelineReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import { WAVES_JOIN_Y, WIND_JOIN_Y } from './timeline-tracks.ts';

const HALF_HEIGHT_PX = 4;
const JOIN_Y: Readonly<Record<JoinReply['of'], number>> = { wind: WIND_JOIN_Y, waves: WAVES_JOIN_Y };

/**
 * The mark of a measurement that is blended into the forecast: a wedge that becomes thinner as the measurement's weight
 * decreases.
 */
export interface JoinMark {
  readonly of: JoinReply['of'];
  readonly wedge: string;
}

/**
 * Returns a wedge for each measurement, at its track. The wedge reaches from the time of the measurement to the hour
 * from which the forecast is purely modelled.
 */
export function joinMarksOf(
  joins: readonly JoinReply[],
  { start }: Pick<TimelineReply, 'start'>,
  hours: number,
  pxPerHour: number,
): readonly JoinMark[] {
  if (start === undefined) return [];
  const place = (at: string) => (Date.parse(at) - Date.parse(start)) / HOUR_MS;
  return joins.flatMap(({ of, at, until }) => {
    const [from, to] = [place(at), Math.min(hours, place(until))];
    if (!(from >= 0 && to > from)) return [];
    const [x, y] = [from * pxPerHour, JOIN_Y[of]];
    return { of, wedge: `M${x} ${y - HALF_HEIGHT_PX}L${to * pxPerHour} ${y}L${x} ${y + HALF_HEIGHT_PX}z` };
  });
}

/** Returns the measurements that are blended into an hour of the timeline. */
export function joinsAt(
  joins: readonly JoinReply[],
  { start }: Pick<TimelineReply, 'start'>,
  hour: number,
): readonly JoinReply[] {
  if (start === undefined) return [];
  const at = Date.parse(start) + hour * HOUR_MS;
  return joins.filter((join) => at + HOUR_MS > Date.parse(join.at) && at < Date.parse(join.until));
}

import type { DayReply, ForecastReply, TimelineReply } from '@groundswell/contracts';
import { tideEventsOf } from '../../ui/tide-events.ts';

/** A high or low water: hours from the start of the timeline, level in the reader's unit, and what the tide table says of it. */
export interface TideTurn {
  readonly place: number;
  readonly level: number;
  readonly high: boolean;
  readonly told: { readonly time: string; readonly height: string } | undefined;
}

/** Farther apart, a turn of the curve and one of the table are not the same. */
const SAME_TURN_MIN = 90;

type Timed = Pick<TimelineReply, 'hour' | 'tideLevel' | 'summaryDay'>;

/**
 * Highs and lows of the hourly curve, each with the words of its day's tide table. The top of a parabola through three
 * hourly levels is within 4 min and 1 % of the range of the turn itself: enough to place the words, which are exact.
 */
export function tideTurns(
  timeline: Timed,
  days: readonly DayReply[],
  tideDays: ForecastReply['tide_array'],
): readonly TideTurn[] {
  const eventsOf = days.map((day) => tideEventsOf(day, tideDays));
  return turnsOf(timeline.tideLevel).map((turn) => {
    const hour = Math.floor(turn.place);
    const minutes = ((timeline.hour[hour] ?? 0) + turn.place - hour) * 60;
    const [nearest] = (eventsOf[timeline.summaryDay[hour] ?? -1] ?? [])
      .map((event) => ({ event, away: Math.abs(event.minutes - minutes) }))
      .filter(({ event, away }) => event.high === turn.high && away <= SAME_TURN_MIN)
      .sort((a, b) => a.away - b.away);
    return { ...turn, told: nearest?.event };
  });
}

function turnsOf(levels: readonly (number | null)[]): readonly Omit<TideTurn, 'told'>[] {
  const turns: Omit<TideTurn, 'told'>[] = [];
  for (let hour = 1; hour < levels.length - 1; hour++) {
    const [before, here, after] = [levels[hour - 1], levels[hour], levels[hour + 1]];
    if (typeof before !== 'number' || typeof here !== 'number' || typeof after !== 'number') continue;
    const high = here > before && here >= after;
    if (!high && !(here < before && here <= after)) continue;
    // Vertex of the parabola through three evenly spaced points.
    const bend = before - 2 * here + after;
    const shift = bend === 0 ? 0 : (before - after) / (2 * bend);
    turns.push({ place: hour + shift, level: here - ((before - after) * shift) / 4, high });
  }
  return turns;
}

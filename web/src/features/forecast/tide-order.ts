import type { DayReply } from '@groundswell/contracts';

export interface DayTide {
  readonly kind: 'low' | 'high';
  /** Null: the half of the day has none of its kind. */
  readonly event: DayReply['low_am'];
}

/** A day's lows and highs as they follow each other; the missing one of a half stands at its end. */
export function tidesInOrder({ low_am, high_am, low_pm, high_pm }: DayReply): readonly DayTide[] {
  return [...halfInOrder(low_am, high_am), ...halfInOrder(low_pm, high_pm)];
}

function halfInOrder(low: DayReply['low_am'], high: DayReply['high_am']): readonly DayTide[] {
  const tides: readonly DayTide[] = [
    { kind: 'low', event: low },
    { kind: 'high', event: high },
  ];
  return [...tides].sort((a, b) => minutesInto(a.event) - minutesInto(b.event));
}

/** Minutes into the half day of '12:05am' or '4:25pm'. */
function minutesInto(event: DayReply['low_am']): number {
  const [, hour, minute] = /^(\d+):(\d+)/.exec(event?.time ?? '') ?? [];
  return hour === undefined || minute === undefined ? Number.MAX_VALUE : (Number(hour) % 12) * 60 + Number(minute);
}

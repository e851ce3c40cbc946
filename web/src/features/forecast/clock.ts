import type { TimelineReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';

/**
 * Returns the current time as a position on the timeline, in hours from its start. A device clock outside the forecast
 * is replaced by the server's hour. Undefined without a timeline.
 */
export function nowOnTimeline(timeline: TimelineReply, nowHour: number | undefined, clock: number): number | undefined {
  if (timeline.start === undefined || nowHour === undefined) return undefined;
  const hours = (clock - Date.parse(timeline.start)) / HOUR_MS;
  return hours >= 0 && hours < timeline.time.length ? hours : nowHour;
}

/** Converts a position on the timeline, in hours, to an instant, UTC ms. */
export function instantAt(timeline: Pick<TimelineReply, 'start'>, hours: number): number | undefined {
  return timeline.start === undefined ? undefined : Date.parse(timeline.start) + hours * HOUR_MS;
}

/** Returns the UTC hour of a model cycle as two digits: '06'. */
export function cycleHour(instant: string): string {
  return String(new Date(instant).getUTCHours()).padStart(2, '0');
}

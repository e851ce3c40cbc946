import type { TimelineReply } from '@groundswell/contracts';

const HOUR_MS = 3_600_000;

/**
 * The place of 'now' on the timeline, in hours from its start: by the device's clock, or by the server's hour where
 * that clock lies outside of the forecast. Undefined while there is no timeline.
 */
export function nowOnTimeline(timeline: TimelineReply, nowHour: number | undefined, clock: number): number | undefined {
  if (timeline.start === undefined || nowHour === undefined) return undefined;
  const hours = (clock - Date.parse(timeline.start)) / HOUR_MS;
  return hours >= 0 && hours < timeline.time.length ? hours : nowHour;
}

/** The instant at a place on the timeline, UTC ms. */
export function instantAt(timeline: Pick<TimelineReply, 'start'>, hours: number): number | undefined {
  return timeline.start === undefined ? undefined : Date.parse(timeline.start) + hours * HOUR_MS;
}

/** The hour of a model cycle in UTC, two digits: '06'. */
export function cycleHour(instant: string): string {
  return String(new Date(instant).getUTCHours()).padStart(2, '0');
}

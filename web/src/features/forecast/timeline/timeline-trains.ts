import type { TimelineReply } from '@groundswell/contracts';

/** Returns the numbers (1 to 6) of the swell trains that have heights within the first `hours`. */
export function drawnTrains(timeline: TimelineReply, hours: number): readonly number[] {
  return Object.values(timeline.swell).flatMap((heights, index) =>
    heights.slice(0, hours).some((height) => height !== null) ? [index + 1] : [],
  );
}
